/** The table of `npm test -- --times`: the stages, and the slowest suites with the resources that they recorded. */
import { existsSync, readFileSync } from 'node:fs'

const SLOWEST = 30
const RESOURCES = ['database', 'server'] as const

/** How long a stage took, in seconds, and its files in ms. */
export type StageTimes = {
  readonly name: string
  readonly seconds: number
  readonly files: ReadonlyMap<string, number>
}

/** A line of the file `TEST_TIMES`: the time that a suite spent once on a resource (`tests/support/record-time.ts`). */
type RecordedTime = {
  readonly suite: string
  readonly resource: (typeof RESOURCES)[number]
  readonly ms: number
}

/** Returns a table of the stages, then a table of the slowest suites, in seconds. @param file the recorded times */
export function formatTimes(stages: readonly StageTimes[], file = process.env['TEST_TIMES'] ?? ''): string {
  const records = readRecords(file)
  const suites = stages.flatMap(stage => [...stage.files].map(([suite, ms]) => ({ suite, ms })))
  const spent = (suite: string, resource: string) =>
    records
      .filter(each => each.suite === suite && each.resource === resource)
      .reduce((sum, { ms }) => sum + ms, 0)
  return [
    '',
    'Stage'.padEnd(60) + 'seconds'.padStart(9),
    ...stages.map(({ name, seconds }) => name.padEnd(60) + inSeconds(seconds * 1000)),
    '',
    `The ${SLOWEST} slowest suites`.padEnd(60) +
      ['total', ...RESOURCES].map(title => title.padStart(9)).join(''),
    ...suites
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SLOWEST)
      .map(
        ({ suite, ms }) =>
          suite.padEnd(60) +
          inSeconds(ms) +
          RESOURCES.map(resource => inSeconds(spent(suite, resource))).join(''),
      ),
  ].join('\n')
}

function readRecords(file: string): RecordedTime[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(9)
}
