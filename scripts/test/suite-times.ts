/** Where the time of a run went: `npm test -- --times` reads the reports of the runners and what the suites recorded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const REPORTS = 'dist/reports'
const SLOWEST = 30
const RESOURCES = ['database', 'server', 'browser'] as const

/** One suite, in seconds; the resources are parts of the total. */
export type SuiteTime = { readonly suite: string; readonly total: number } & Readonly<
  Partial<Record<(typeof RESOURCES)[number], number>>
>
/** A line of `TEST_TIMES`: what a suite spent on a resource once. */
type Record_ = { readonly suite: string; readonly resource: 'database' | 'server'; readonly ms: number }

type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] }
type PlaywrightSuite = {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}
type ElementsReport = { suites: { suite: string; ms: number }[] }

/** A table of the stages, then one of the slowest suites. */
export function formatTimes(stages: readonly { name: string; seconds: number }[]): string {
  const records = readRecords(join(REPORTS, 'times.jsonl'))
  const suites = readdirSync(REPORTS)
    .filter(name => name.endsWith('.json') && stages.some(stage => name.startsWith(stage.name)))
    .flatMap(name => suiteTimes(name, readFileSync(join(REPORTS, name), 'utf8'), records))
  return [
    '',
    'Stage'.padEnd(60) + 'seconds'.padStart(9),
    ...stages.map(({ name, seconds }) => name.padEnd(60) + inSeconds(seconds)),
    '',
    `The ${SLOWEST} slowest suites`.padEnd(60) +
      ['total', ...RESOURCES].map(title => title.padStart(9)).join(''),
    ...[...suites]
      .sort((a, b) => b.total - a.total)
      .slice(0, SLOWEST)
      .map(
        time =>
          time.suite.padEnd(60) +
          inSeconds(time.total) +
          RESOURCES.map(resource => inSeconds(time[resource])).join(''),
      ),
  ].join('\n')
}

/** The suites of one report, by the name of its file. */
export function suiteTimes(name: string, json: string, records: readonly Record_[]): SuiteTime[] {
  const report = JSON.parse(json)
  if (name.startsWith('elements'))
    return (report as ElementsReport).suites.map(({ suite, ms }) => ({
      suite: `${suite} (${name.slice('elements-'.length, -'.json'.length)})`,
      total: ms / 1000,
      browser: ms / 1000,
    }))
  const isVitest = 'testResults' in report
  const totals = isVitest ? vitestTotals(report) : playwrightTotals(report.suites)
  return [...totals].map(([suite, total]) => {
    const spent = (resource: Record_['resource']) =>
      records.reduce(
        (sum, each) => sum + (each.suite === suite && each.resource === resource ? each.ms : 0),
        0,
      ) / 1000
    const [database, server] = [spent('database'), spent('server')]
    return { suite, total, database, server, ...(!isVitest && { browser: Math.max(total - server, 0) }) }
  })
}

function vitestTotals({ testResults }: VitestReport): Map<string, number> {
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [relative('', name), (endTime - startTime) / 1000]),
  )
}

function playwrightTotals(suites: readonly PlaywrightSuite[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const suite of suites) {
    const own = suite.specs.flatMap(spec =>
      spec.tests.flatMap(test => test.results.map(each => each.duration)),
    )
    const nested = [...playwrightTotals(suite.suites ?? []).values()]
    const seconds = [...own.map(ms => ms / 1000), ...nested].reduce((sum, each) => sum + each, 0)
    const file = `tests/e2e/${suite.file}`
    totals.set(file, (totals.get(file) ?? 0) + seconds)
  }
  return totals
}

function readRecords(file: string): Record_[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}

function inSeconds(seconds: number | undefined): string {
  return (seconds === undefined ? '' : seconds.toFixed(1)).padStart(9)
}
