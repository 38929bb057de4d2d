/** The times of a run: `npm test -- --times` reads the runners' reports and the times that the suites recorded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folder of the runners' reports. */
export const REPORTS = 'dist/reports'
const SLOWEST = 30
const RESOURCES = ['database', 'server', 'browser'] as const

/** The times of one suite, in seconds; the resources are included in the total. */
export type SuiteTime = { readonly suite: string; readonly total: number } & Readonly<
  Partial<Record<(typeof RESOURCES)[number], number>>
>
/** A line of the file `TEST_TIMES`: the time that a suite spent once on a resource. */
type Record_ = { readonly suite: string; readonly resource: 'database' | 'server'; readonly ms: number }

type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] }
type PlaywrightSuite = {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}
type ElementsReport = { suites: { suite: string; ms: number }[] }

/** Returns a table of the stages, then a table of the slowest suites. `seconds` is a stage's duration. */
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

/** Returns the times of the suites in one report. @param name the report's file name, which names the stage. */
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
