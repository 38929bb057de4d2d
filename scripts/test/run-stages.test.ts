import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFullTier } from '#tests/support/tier.ts'
import { chooseStages, runStages } from './run-stages.ts'
import { elementsOn, playwright, type Stage, type Step, vitest } from './stages.ts'

const PLANTED = 'scripts/test/planted'
/** The same three tests for each runner: one passes, one fails once, one always fails. */
const PLANTED_TESTS = [
  {
    runner: 'Vitest',
    step: vitest({}, [], `--config=${PLANTED}/vitest.config.ts`),
    once: `${PLANTED}/vitest.ts › planted (Vitest) › fails once: 1+1 (of "two")`,
    always: `${PLANTED}/vitest.ts › planted (Vitest) › always fails`,
  },
  {
    runner: 'Playwright',
    step: playwright({}, `--config=${PLANTED}/playwright.config.ts`),
    once: `${PLANTED}/playwright.ts › planted (Playwright) fails once`,
    always: `${PLANTED}/playwright.ts › planted (Playwright) always fails`,
  },
  {
    runner: 'web-test-runner',
    step: elementsOn('preact', `--config=${PLANTED}/wtr.config.mjs`),
    once: `${PLANTED}/elements.js › planted (elements) › fails once`,
    always: `${PLANTED}/elements.js › planted (elements) › always fails`,
  },
]

describe('runStages', () => {
  let folder: string
  const lines: string[] = []
  const output = () => lines.join('\n')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stages-'))
    vi.stubEnv('PLANTED', mkdtempSync(join(folder, 'planted-')))
    lines.length = 0
    vi.spyOn(console, 'log').mockImplementation(line => lines.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  const results = () => join(folder, 'results')
  const run = (stages: readonly Stage[], options = {}) => runStages(stages, { folder: results(), ...options })
  const stage = (name: string, steps: readonly Step[], mayRepeat = true): Stage => ({
    name,
    title: 'a stage',
    mayRepeat,
    steps: () => steps,
  })

  /** A step that tells results as a reporter does, and exits with 1 if one failed. */
  function telling(...tests: readonly { name: string; state: string; file?: string }[]): Step {
    const script = join(folder, `tell-${lines.length}-${tests.length}-${Math.random()}.mjs`)
    const messages = tests.map(({ name, state, file = 'a.test.ts' }) => ({
      type: 'test',
      file,
      path: [name],
      state,
      ms: 1,
    }))
    const exit = tests.some(({ state }) => state === 'failed') ? 1 : 0
    writeFileSync(
      script,
      `for (const message of ${JSON.stringify(messages)}) process.send(message)\nprocess.exitCode = ${exit}`,
    )
    return { program: script, args: [] }
  }
  const passes = (name: string) => telling({ name, state: 'passed' })
  const failing = (names: readonly string[], again: (name: string) => Step, file?: string): Step => ({
    ...telling(...names.map(name => ({ name, state: 'failed', ...(file && { file }) }))),
    only: ({ path }) => again(path[0]!),
  })
  const check = (succeeds: boolean, isNeeded = false): Step => ({
    ...telling(...(succeeds ? [] : [{ name: 'unseen', state: 'failed' }])),
    isOneCheck: true,
    isNeeded,
  })

  it.each(isFullTier ? PLANTED_TESTS : PLANTED_TESTS.slice(0, 1))(
    'lists a test of $runner that fails once as flaky, and one that always fails as failed',
    async ({ step, once, always }) => {
      expect(await run([stage('planted', [step])])).toBe(1)
      expect(lines.at(-1)).toBe('\n2 passed, 1 failed')
      const [failed, flaky] = output().split('Flaky: failed, then passed alone')
      expect(failed).toContain(always)
      expect(failed).toContain('as planted')
      expect(failed).not.toContain(`  ${once}`)
      expect(flaky).toContain(once)
      const written = JSON.parse(readFileSync(join(results(), 'flaky.json'), 'utf8'))
      expect(written).toEqual([
        expect.objectContaining({
          file: once.split(' › ')[0],
          title: once.split(' › ').slice(1).join(' › '),
        }),
      ])
      expect(written[0].error).toBeTruthy()
    },
  )

  it('prints the command that runs a failed test again', async () => {
    await run([stage('unit', [failing(['adds'], name => ({ ...passes(name), env: { TIER: 'a b' } }))])])
    expect(output()).toMatch(/again: TIER='a b' node \S+\.mjs/)
  })

  it('counts flaky tests as failed when it is strict', async () => {
    const flaky = [stage('unit', [failing(['adds'], passes)])]
    expect(await run(flaky)).toBe(0)
    expect(lines.at(-1)).toBe('\n1 passed, 0 failed')
    expect(await run(flaky, { isStrict: true })).toBe(1)
    expect(lines.at(-1)).toBe('\n0 passed, 1 failed')
  })

  it('fails with more than five flaky tests', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(await run([stage('unit', [failing(names.slice(1), passes)])])).toBe(0)
    expect(await run([stage('unit', [failing(names, passes)])])).toBe(1)
    expect(lines.at(-1)).toBe('\n0 passed, 6 failed')
  })

  it('runs a failed test at most twice more', async () => {
    const counter = join(folder, 'count')
    writeFileSync(counter, '')
    const script = join(folder, 'count.mjs')
    writeFileSync(
      script,
      `import { appendFileSync } from 'node:fs'; appendFileSync('${counter}', '.'); process.exitCode = 1`,
    )
    await run([stage('unit', [failing(['adds'], () => ({ program: script, args: [] }))])])
    expect(readFileSync(counter, 'utf8')).toBe('..')
  })

  it('does not take a repetition that finds no test for a pass', async () => {
    expect(await run([stage('unit', [failing(['adds'], () => telling())])])).toBe(1)
  })

  it.each([
    'tests/security/rls.test.ts',
    'tests/faults/stop.test.ts',
    'tests/server/platform/isolation-test.test.ts',
  ])('never repeats %s', async file => {
    expect(await run([stage('unit', [failing(['holds'], passes, file)])])).toBe(1)
    expect(lines.at(-1)).toBe('\n0 passed, 1 failed')
  })

  it('never repeats a stage that does not allow it', async () => {
    expect(await run([stage('faults', [failing(['holds'], passes)], false)])).toBe(1)
  })

  it('runs the later stages after one that failed', async () => {
    const script = join(folder, 'crash.mjs')
    writeFileSync(script, 'throw new Error()')
    const crashing = { program: script, args: [] }
    expect(await run([stage('unit', [crashing]), stage('elements', [passes('adds')])])).toBe(1)
    expect(lines.at(-1)).toBe('\n1 passed, 1 failed')
  })

  it('skips what needs a step that failed', async () => {
    await run([stage('journeys', [check(false, true), passes('opens')])])
    expect(lines.at(-1)).toMatch(/^\n0 passed, \d failed$/)
    await run([stage('journeys', [check(true, true), passes('opens')])])
    expect(lines.at(-1)).toBe('\n2 passed, 0 failed')
  })

  it('keeps what a stage prints in a log', async () => {
    const script = join(folder, 'print.mjs')
    writeFileSync(
      script,
      `console.log('noise'); process.send({ type: 'test', file: 'a', path: [], state: 'passed', ms: 1 })`,
    )
    await run([stage('unit', [{ program: script, args: [] }])])
    expect(output()).not.toContain('noise')
    expect(readFileSync(join(results(), 'unit.log'), 'utf8')).toContain('noise')
  })
})

describe('chooseStages', () => {
  const stages: Stage[] = [
    { name: 'unit', title: 'in both tiers', steps: () => [] },
    { name: 'production', title: 'in the full tier', isFullOnly: true, steps: () => [] },
  ]

  it('takes the stages of the full tier in the full tier alone', () => {
    expect(chooseStages({}, stages)).toEqual([stages[0]])
    expect(chooseStages({ isFull: true }, stages)).toEqual(stages)
  })

  it('takes only the named stages, and refuses a name that is none', () => {
    expect(chooseStages({ isFull: true, names: ['production'] }, stages)).toEqual([stages[1]])
    expect(() => chooseStages({ names: ['bad'] }, stages)).toThrow(
      'There is no stage bad. The stages are unit.',
    )
  })
})
