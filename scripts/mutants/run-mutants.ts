import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { MUTANTS, type Mutant } from './mutants.ts'

const TIME_LIMIT_MS = 60_000

/**
 * Runs the mutants, or only those with the given ids: applies each, runs the tests that name its requirement, and
 * restores the file. Prints one line each. Returns whether all were killed. A mutant survives if its text isn't found
 * or no test names its requirement.
 */
export function runMutants(ids: readonly string[]): boolean {
  const chosen = MUTANTS.filter(({ id }) => ids.length === 0 || ids.includes(id))
  const survivors = chosen.filter(mutant => !isKilled(mutant))
  console.log(`${chosen.length - survivors.length} of ${chosen.length} mutants killed`)
  return survivors.length === 0 && chosen.length > 0
}

function isKilled(mutant: Mutant): boolean {
  const { id, file, find, replace } = mutant
  const source = readFileSync(file, 'utf8')
  const report = (killed: boolean, why: string) => {
    console.log(`${killed ? 'killed  ' : 'SURVIVED'}  ${id.padEnd(8)}  ${mutant.takesAway} (${why})`)
    return killed
  }
  if (source.split(find).length !== 2) return report(false, `${file} does not hold its text exactly once`)
  if (run(mutant).failed > 0) return report(false, 'its tests fail without it')
  writeFileSync(
    file,
    source.replace(find, () => replace),
  )
  try {
    const { passed, failed } = run(mutant)
    return report(failed > 0, `${failed} failed, ${passed} passed`)
  } finally {
    writeFileSync(file, source)
  }
}

/**
 * Runs the Node tests whose title names the requirement. A timeout is a failure. Uses threads, because a child process
 * that a mutant keeps busy would outlive the run.
 */
function run({ id, tests }: Mutant): { passed: number; failed: number } {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      '-t',
      `\\[${id}\\]`,
      '--pool=threads',
      '--reporter=json',
    ],
    { encoding: 'utf8', timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' },
  )
  if (!stdout.includes('{"numTotalTestSuites"')) return { passed: 0, failed: 1 }
  const start = stdout.indexOf('{"numTotalTestSuites"')
  const report = JSON.parse(stdout.slice(start)) as { numPassedTests: number; numFailedTests: number }
  if (report.numPassedTests + report.numFailedTests === 0) throw new Error(`No test names ${id}.`)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
