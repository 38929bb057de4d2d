import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startPostgres } from '../../tests/support/start-postgres.ts'
import { chooseMutants } from './choose-mutants.ts'
import { type Mutant, mutate, needsChromium } from './mutant.ts'
import { MUTANTS } from './mutants.ts'
import { runTests, type TestResult, type TestRun } from './run-tests.ts'

/** Runs at the same time: one per core of a small machine. */
const PARALLEL = 2

/**
 * Runs the mutants that the arguments choose. First their tests must pass without a mutant; then each mutant runs in a process
 * of its own, and is killed if one of its tests fails or does not end. Prints one line each and tells a parent process with an
 * IPC channel. Returns whether all were killed.
 */
export async function runMutants(args: readonly string[]): Promise<boolean> {
  const { mutants, seed } = chooseMutants(MUTANTS, args, commit())
  if (seed !== null) console.log(`A sample of ${mutants.length} mutants; --seed=${seed} repeats it.`)
  for (const mutant of mutants) mutate(readFileSync(mutant.file, 'utf8'), mutant)

  const database = await openDatabase()
  const env = { ...process.env, TEST_DATABASE_URL: database.url }
  try {
    if (!(await passUnchanged(mutants, env))) return false
    const killed = await inParallel(mutants, mutant => isKilled(mutant, env))
    const count = killed.filter(Boolean).length
    console.log(`${count} of ${mutants.length} mutants killed`)
    return count === mutants.length
  } finally {
    await database.stop()
  }
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return 'none'
  }
}

/** Starts one PostgreSQL for all runs: each would take over a second to start its own and to make the templates. */
async function openDatabase(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? { url, stop: async () => {} } : startPostgres()
}

/** Whether the mutants' tests pass without any mutant. Prints what fails. */
async function passUnchanged(mutants: readonly Mutant[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const results = await inParallel(unchangedRuns(mutants, env), runTests)
  const wrong = results.filter(({ failed, isTimeout, isBroken }) => failed > 0 || isTimeout || isBroken)
  for (const { output } of wrong) console.log(output)
  if (wrong.length > 0) console.log('No mutant was tried: their tests must pass first.')
  return wrong.length === 0
}

/** Runs whole files and those with a pattern apart, since one run has only one pattern. */
function unchangedRuns(mutants: readonly Mutant[], env: NodeJS.ProcessEnv): readonly TestRun[] {
  const inNode = mutants.filter(mutant => !needsChromium(mutant))
  const patterns = [...new Set(inNode.flatMap(({ pattern }) => pattern ?? []))]
  const runs: readonly TestRun[] = [
    { files: filesOf(inNode.filter(({ pattern }) => !pattern)), isInChromium: false, env },
    {
      files: filesOf(inNode.filter(({ pattern }) => pattern)),
      isInChromium: false,
      pattern: patterns.join('|'),
      env,
    },
    { files: filesOf(mutants.filter(needsChromium)), isInChromium: true, env },
  ]
  return runs.filter(({ files }) => files.length > 0)
}

function filesOf(mutants: readonly Mutant[]): readonly string[] {
  return [...new Set(mutants.flatMap(({ tests }) => tests))]
}

async function isKilled(mutant: Mutant, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { id, takesAway, tests, pattern } = mutant
  const start = performance.now()
  const isInChromium = needsChromium(mutant)
  const result = await runTests({ files: tests, isInChromium, pattern, mutant: id, env })
  const ms = Math.round(performance.now() - start)
  const killed = result.failed > 0 || result.isTimeout
  const seconds = `${(ms / 1_000).toFixed(1)} s`
  const reason = killed ? (result.isTimeout ? ': its tests did not end' : '') : `: ${whyNot(result)}`
  console.log(`${killed ? 'killed  ' : 'SURVIVED'}  ${id.padEnd(20)}  ${takesAway} (${seconds})${reason}`)
  tell(mutant, killed, ms, reason)
  return killed
}

function whyNot({ passed, isBroken, output }: TestResult): string {
  if (isBroken) return `the tests could not run\n${output}`
  return passed === 0 ? 'no test ran' : `${passed} tests passed`
}

/** Tells a parent process about a result, if it has opened an IPC channel. */
function tell({ id, takesAway, file }: Mutant, killed: boolean, ms: number, reason: string): void {
  process.send?.({
    type: 'test',
    file,
    title: `[${id}] ${takesAway}`,
    state: killed ? 'passed' : 'failed',
    ms,
    ...(!killed && { error: `The mutant survived${reason}` }),
  })
}

/** Does the work for every item, for `PARALLEL` at a time. Returns the results in the items' order. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return results
}
