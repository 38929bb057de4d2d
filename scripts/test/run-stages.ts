/** Runs the stages, runs once more what failed, and prints what came of it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asTyped, type Command, run } from './commands.ts'
import { nameOf, type TestResult } from './results.ts'
import { STAGES, type Stage, type Step } from './stages.ts'
import { formatTimes, type StageTimes } from './suite-times.ts'

/** Options of a run. */
export type RunOptions = {
  readonly isFull?: boolean
  /** Counts every flaky test as failed. */
  readonly isStrict?: boolean
  /** Prints how long the stages and the slowest suites took. */
  readonly hasTimes?: boolean
  /** The stages to run; none for all. */
  readonly names?: readonly string[]
  /** Where the logs and `flaky.json` go. */
  readonly folder?: string
}

/** A test that failed, with the command that runs it again. */
type Failure = TestResult & { readonly again: Command; readonly log: string; readonly mayRepeat: boolean }

const MOST_FLAKY = 5
/** More failures than these have one cause: to repeat each would only take time. */
const MOST_REPEATED = 20
const REPEATS = 2
/** Tests of what must hold in every run: a race that they lose is the finding. */
const NEVER_REPEATED = ['tests/security/', 'tests/faults/', 'tests/server/platform/isolation-test.test.ts']

/** Returns the stages of a tier, or those with the given names. @throws Error that lists the stages. */
export function chooseStages({ isFull = false, names = [] }: RunOptions, stages = STAGES): readonly Stage[] {
  const ofTier = stages.filter(stage => isFull || !stage.isFullOnly)
  const unknown = names.filter(name => ofTier.every(stage => stage.name !== name))
  if (unknown.length > 0) {
    const known = ofTier.map(stage => stage.name).join(', ')
    throw new Error(`There is no stage ${unknown.join(', ')}. The stages are ${known}.`)
  }
  return ofTier.filter(stage => names.length === 0 || names.includes(stage.name))
}

/**
 * Runs stages. After the last one, each test that failed runs again alone, at most twice; one that passes then is
 * flaky: it counts as passed, and is listed. Ends with what failed and the line `N passed, N failed`. Returns the exit
 * code.
 */
export async function runStages(stages: readonly Stage[], options: RunOptions = {}): Promise<number> {
  const { isFull = false, isStrict = false, hasTimes = false, folder = 'test-results' } = options
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const runs: StageRun[] = []
  for (const stage of stages) runs.push(await runStage(stage, isFull, join(folder, `${stage.name}.log`)))
  if (hasTimes) console.log(formatTimes(runs))

  const failures = runs.flatMap(each => each.failures)
  const flaky = await repeat(failures, join(folder, 'again.log'))
  const failed = failures.filter(failure => !flaky.includes(failure))
  writeFileSync(join(folder, 'flaky.json'), JSON.stringify(flaky.map(entry), null, 2))
  list('Failed', failed)
  list('Flaky: failed, then passed alone', flaky)

  const isTooFlaky = isStrict || flaky.length > MOST_FLAKY
  if (isTooFlaky && flaky.length > 0)
    console.log(
      isStrict
        ? '\nA flaky test counts as failed.'
        : `\nMore than ${MOST_FLAKY} flaky tests count as failed.`,
    )
  const all = runs.reduce((sum, each) => sum + each.passed, failures.length)
  const lost = failed.length + (isTooFlaky ? flaky.length : 0)
  console.log(`\n${all - lost} passed, ${lost} failed`)
  return lost === 0 ? 0 : 1
}

type StageRun = StageTimes & { readonly passed: number; readonly failures: readonly Failure[] }

async function runStage(stage: Stage, isFull: boolean, log: string): Promise<StageRun> {
  const line = createLine(stage)
  const start = performance.now()
  const files = new Map<string, number>()
  const failures: Failure[] = []
  let passed = 0

  function take(step: Step, result: TestResult): void {
    if (result.state === 'passed') passed++
    else failures.push(failureOf(stage, step, result, log))
    line.show(passed, failures.length)
  }

  for (const step of stage.steps(isFull)) {
    const before = failures.length
    const begin = performance.now()
    const { succeeded } = await run(step, log, message => {
      files.set(message.file, (files.get(message.file) ?? 0) + message.ms)
      if (message.type === 'test') take(step, message)
    })
    const ofStep = { type: 'test', file: asTyped(step), path: [], ms: performance.now() - begin } as const
    if (succeeded && step.isOneCheck) take(step, { ...ofStep, state: 'passed' })
    // What ends with an error has failed, even if no test of it has.
    if (!succeeded && failures.length === before) take(step, { ...ofStep, state: 'failed' })
    if (!succeeded && step.isNeeded) break
  }
  line.end(passed, failures.length)
  return { name: stage.name, seconds: (performance.now() - start) / 1000, files, passed, failures }
}

function failureOf(stage: Stage, step: Step, result: TestResult, log: string): Failure {
  const isTest = step.only !== undefined && result.file !== asTyped(step)
  const isRepeatable = !NEVER_REPEATED.some(path => result.file.startsWith(path))
  return {
    ...result,
    again: isTest ? step.only(result) : step,
    log,
    mayRepeat: isTest && stage.mayRepeat === true && isRepeatable,
  }
}

/** Runs tests again, one after the other. Returns those that passed. */
async function repeat(failures: readonly Failure[], log: string): Promise<Failure[]> {
  const repeated = failures.filter(failure => failure.mayRepeat)
  if (repeated.length > MOST_REPEATED) {
    console.log(`\n${repeated.length} tests failed: none of them runs again.`)
    return []
  }
  if (repeated.length > 0) console.log(`\nRunning ${repeated.length} failed once more, each alone.`)
  const flaky: Failure[] = []
  for (const failure of repeated) if (await passesAlone(failure, log)) flaky.push(failure)
  return flaky
}

async function passesAlone(failure: Failure, log: string): Promise<boolean> {
  const again = keepingPictures(failure.again)
  for (let count = 0; count < REPEATS; count++) {
    const states = new Set<string>()
    await run(again, log, message => {
      if (message.type === 'test' && isPartOf(message, failure)) states.add(message.state)
    })
    // A command that finds no test succeeds, too.
    if (states.has('passed') && !states.has('failed')) return true
  }
  return false
}

/** Whether a test is the one that failed, or is in the suite or file that did. */
function isPartOf(test: TestResult, failure: TestResult): boolean {
  return test.file === failure.file && failure.path.every((name, depth) => test.path[depth] === name)
}

/** Playwright empties its folder before it runs: the pictures of the first failure would be gone. */
function keepingPictures(command: Command): Command {
  if (command.program !== 'playwright') return command
  return { ...command, args: [...command.args, '--output=dist/playwright-again'] }
}

/** A stage's line on the terminal. It counts up in place; without a terminal it is printed once, at the end. */
function createLine({ name, title }: Stage) {
  const start = performance.now()
  const isLive = process.stdout.isTTY
  let shownAt = 0
  function text(passed: number, failed: number): string {
    const seconds = Math.round((performance.now() - start) / 1000)
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    return `${name.padEnd(11)}${time.padStart(5)}  ${passed} passed, ${failed} failed  (${title})`
  }
  function show(passed: number, failed: number): void {
    if (!isLive || performance.now() - shownAt < 100) return
    shownAt = performance.now()
    process.stdout.write(`\r\u001b[2K${text(passed, failed)}`)
  }
  function end(passed: number, failed: number): void {
    if (isLive) process.stdout.write('\r\u001b[2K')
    console.log(text(passed, failed))
  }
  show(0, 0)
  return { show, end }
}

function list(heading: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return
  console.log(`\n${heading}`)
  for (const failure of failures) {
    console.log(`\n  ${nameOf(failure)}`)
    if (failure.error) console.log(failure.error.replace(/^/gm, '    '))
    console.log(`    again: ${asTyped(failure.again)}`)
    console.log(`    log:   ${failure.log}`)
  }
}

function entry({ file, path, error, again }: Failure) {
  return { file, title: path.join(' › '), error, again: asTyped(again) }
}
