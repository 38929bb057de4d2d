import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/support/start-postgres.ts'
import { type Command, run } from '../test/commands.ts'
import { tell } from '../test/results.ts'
import { chooseMutants } from './choose-mutants.ts'
import { type Mutant, mutate, needsChromium } from './mutant.ts'
import { MUTANTS } from './mutants.ts'

/** Runs at the same time: one per core of a small machine. */
const PARALLEL = 2
/** Far more than tests take on a busy machine, which must not be taken for a mutant that never ends. */
const TIME_LIMIT_MS = { mutant: 180_000, unchanged: 600_000 }

/** What came of a run of tests. */
type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly succeeded: boolean
  readonly isLate: boolean
  readonly output: string
}

/**
 * Runs the mutants that the arguments choose. First their tests must pass without a mutant; then each mutant runs in a process
 * of its own, and is killed if one of its tests fails or does not end. Prints one line each. Returns whether all were killed.
 */
export async function runMutants(args: readonly string[]): Promise<boolean> {
  const { mutants, seed } = chooseMutants(MUTANTS, args, process.env['TEST_SEED'] ?? commit())
  if (seed !== null) console.log(`A sample of ${mutants.length} mutants; --seed=${seed} repeats it.`)
  for (const mutant of mutants) mutate(readFileSync(mutant.file, 'utf8'), mutant)

  const database = await openDatabase()
  process.env['TEST_DATABASE_URL'] = database.url
  try {
    if (!(await passUnchanged(mutants))) return false
    const killed = await inParallel(mutants, isKilled)
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
async function passUnchanged(mutants: readonly Mutant[]): Promise<boolean> {
  const results = await inParallel(unchangedRuns(mutants), command =>
    outcomeOf(command, TIME_LIMIT_MS.unchanged),
  )
  const wrong = results.filter(({ succeeded }) => !succeeded)
  for (const { output } of wrong) console.log(output)
  if (wrong.length > 0) console.log('No mutant was tried: their tests must pass first.')
  return wrong.length === 0
}

/** Runs whole files and those with a pattern apart, since one run has only one pattern. */
function unchangedRuns(mutants: readonly Mutant[]): readonly Command[] {
  const inNode = mutants.filter(mutant => !needsChromium(mutant))
  const [whole, parts] = [inNode.filter(each => !each.pattern), inNode.filter(each => each.pattern)]
  const patterns = new Set(parts.map(({ pattern }) => pattern))
  const inChromium = mutants.filter(needsChromium)
  return [
    ...(whole.length > 0 ? [inVitest(filesOf(whole))] : []),
    ...(parts.length > 0 ? [inVitest(filesOf(parts), [...patterns].join('|'))] : []),
    ...(inChromium.length > 0 ? [inBrowser(filesOf(inChromium))] : []),
  ]
}

function filesOf(mutants: readonly Mutant[]): readonly string[] {
  return [...new Set(mutants.flatMap(({ tests }) => tests))]
}

async function isKilled(mutant: Mutant): Promise<boolean> {
  const { id, takesAway, file, tests, pattern } = mutant
  const start = performance.now()
  const command = needsChromium(mutant)
    ? inBrowser(tests)
    : inVitest(tests, pattern, ['--bail=1', '--silent'])
  const outcome = await outcomeOf({ ...command, env: { MUTANT: id } }, TIME_LIMIT_MS.mutant)
  const ms = Math.round(performance.now() - start)
  const killed = outcome.failed > 0 || outcome.isLate
  const reason = killed ? (outcome.isLate ? ': its tests did not end' : '') : `: ${whyNot(outcome)}`
  console.log(
    `${killed ? 'killed  ' : 'SURVIVED'}  ${id.padEnd(20)}  ${takesAway} (${(ms / 1_000).toFixed(1)} s)${reason}`,
  )
  const place = { type: 'test', file, path: [`[${id}] ${takesAway}`], ms } as const
  tell(killed ? { ...place, state: 'passed' } : { ...place, state: 'failed', error: `It survived${reason}` })
  return killed
}

function whyNot({ passed, succeeded, output }: Outcome): string {
  if (!succeeded) return `the tests could not run\n${output}`
  return passed === 0 ? 'no test ran' : `${passed} tests passed`
}

/** In threads, because a child process that a mutant keeps busy would outlive the run. */
function inVitest(files: readonly string[], pattern?: string, options: readonly string[] = []): Command {
  const projects = [...new Set(files.map(projectOf))].map(project => `--project=${project}`)
  const only = pattern === undefined ? [] : ['-t', pattern]
  return { program: 'vitest', args: ['run', ...files, ...projects, '--pool=threads', ...options, ...only] }
}

/** Starting a project that has no test to run would cost half a second. */
function projectOf(file: string): string {
  if (file.endsWith('.mocked.test.ts')) return 'mocked'
  return /^(?:server|tests\/(?:server|security))\//.test(file) ? 'server' : 'unit'
}

function inBrowser(files: readonly string[]): Command {
  return { program: 'wtr', args: files.flatMap(file => ['--files', file]) }
}

async function outcomeOf(command: Command, limitMs: number): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-mutants-'))
  const log = join(folder, 'log')
  const count = { passed: 0, failed: 0 }
  try {
    const ended = await run(
      command,
      log,
      message => {
        if (message.type === 'test') count[message.state]++
      },
      limitMs,
    )
    return { ...count, ...ended, output: readFileSync(log, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true })
  }
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
