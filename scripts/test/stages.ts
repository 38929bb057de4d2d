import type { Command } from './commands.ts'
import type { TestResult } from './results.ts'

/** A command of a stage. */
export type Step = Command & {
  /** Its exit code is the result: it tells the runner nothing. */
  readonly isOneCheck?: boolean
  /** The steps after it can't run if it fails. */
  readonly isNeeded?: boolean
  /** Returns the command that runs one of its tests again, alone. */
  readonly only?: (test: TestResult) => Command
}

/** A part of a run. Its name selects it: `npm test -- unit elements`. */
export type Stage = {
  readonly name: string
  readonly title: string
  /** Runs only in the full tier. */
  readonly isFullOnly?: boolean
  /** Whether it needs Chromium. */
  readonly hasBrowser?: boolean
  /** Whether a test that fails may be flaky, and runs again. */
  readonly mayRepeat?: boolean
  readonly steps: (isFull: boolean) => readonly Step[]
}

const BUILD: Step = { program: 'scripts/build.mjs', args: [], isOneCheck: true, isNeeded: true }

/** All stages in their order. They run one after the other, so that two cores are enough. */
export const STAGES: readonly Stage[] = [
  {
    name: 'check',
    title: 'format and lint, types, unused code, patterns, released migrations',
    steps: () => [
      { program: 'biome', args: ['check', '.'], isOneCheck: true },
      { program: 'tsc', args: ['-p', 'tsconfig.json'], isOneCheck: true },
      { program: 'knip', args: [], isOneCheck: true },
      { program: 'scripts/patterns.mjs', args: [], isOneCheck: true },
      { program: 'scripts/check-frozen.mjs', args: [], isOneCheck: true },
    ],
  },
  {
    name: 'unit',
    title: 'tests in Node',
    mayRepeat: true,
    steps: isFull => [vitest(tierOf(isFull), ['--project=unit', '--project=server', '--project=alone'])],
  },
  {
    name: 'build',
    title: 'the builds and their byte budgets',
    steps: () => [BUILD, { program: 'scripts/budget.mjs', args: [], isOneCheck: true }],
  },
  {
    name: 'elements',
    title: 'widgets in Chromium',
    hasBrowser: true,
    mayRepeat: true,
    // On Preact, which the widgets ship with; in the full tier also on React.
    steps: isFull => (isFull ? ['preact', 'react'] : ['preact']).map(runtime => elementsOn(runtime)),
  },
  {
    name: 'journeys',
    title: 'the built product in Chromium',
    hasBrowser: true,
    mayRepeat: true,
    // On PostgreSQL, which needs less processor time; in the full tier, those of `npm test` also on the embedded database.
    steps: isFull => [
      BUILD,
      journeysOn('postgres', isFull),
      ...(isFull ? [journeysOn('embedded', false)] : []),
    ],
  },
  {
    name: 'faults',
    title: 'the built product under faults, judged by three ledgers',
    hasBrowser: true,
    // One file after the other, so that other load doesn't change the effect of a fault.
    steps: isFull => [BUILD, vitest(tierOf(isFull), ['--project=faults', '--no-file-parallelism'])],
  },
  {
    name: 'production',
    title: 'the first install in production',
    isFullOnly: true,
    hasBrowser: true,
    mayRepeat: true,
    steps: () => [BUILD, playwright({}, '--config=tests/production/playwright.config.ts')],
  },
  {
    name: 'mutants',
    title: 'mutation tests',
    hasBrowser: true,
    steps: isFull => [{ program: 'scripts/mutants.mjs', args: isFull ? [] : ['--sample'] }],
  },
]

/** The variables that select what a tier tries: all, or samples (`tests/support/sample.ts`). */
function tierOf(isFull: boolean): Record<string, string> {
  return isFull ? { TEST_TIER: 'full' } : { TEST_SEED: process.env['TEST_SEED'] ?? 'none' }
}

/** Runs the chosen tests with Vitest. @param config an option that names another configuration */
export function vitest(env: Record<string, string>, choice: readonly string[], ...config: string[]): Step {
  return {
    program: 'vitest',
    args: ['run', ...config, ...choice],
    env,
    only: ({ file, path }) => ({
      program: 'vitest',
      args: ['run', ...config, file, ...(path.length > 0 ? ['-t', patternOf(path)] : [])],
      env,
    }),
  }
}

/** Runs the elements with web-test-runner. */
export function elementsOn(runtime: string, ...config: string[]): Step {
  const env = { SDK_RUNTIME: runtime }
  return {
    program: 'wtr',
    args: config,
    env,
    // The whole file: web-test-runner takes the tests that a pattern leaves out for failed.
    only: ({ file }) => ({ program: 'wtr', args: [...config, '--files', file], env }),
  }
}

function journeysOn(database: string, isFull: boolean): Step {
  return playwright({ JOURNEYS_DATABASE: database, ...tierOf(isFull) })
}

/** Runs end-to-end tests with Playwright. */
export function playwright(env: Record<string, string>, ...config: string[]): Step {
  return {
    program: 'playwright',
    args: ['test', ...config],
    env,
    only: ({ file, line }) => ({
      program: 'playwright',
      args: ['test', ...config, line ? `${file}:${line}` : file],
      env,
    }),
  }
}

/** Returns a pattern of the full name that Vitest gives to a test. */
function patternOf(path: readonly string[]): string {
  return `^${path.join(' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`
}
