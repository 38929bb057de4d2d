import { rmSync } from 'node:fs'
import { type Count, oneCheck, total } from './count.ts'
import { countPlaywright, countRun, countVitest } from './read-report.ts'
import { runNode } from './run-node.ts'
import { REPORTS } from './suite-times.ts'

/** A part of a run. Its name selects it: `npm test -- unit elements`. */
export type Stage = {
  readonly name: string
  readonly title: string
  /** Runs only in the full tier. */
  readonly isFullOnly?: boolean
  run(): Count
}

/** All stages in their order. They run one after the other, so that two cores are enough. */
export const STAGES: readonly Stage[] = [
  { name: 'check', title: 'format and lint, types, unused code', run: check },
  { name: 'unit', title: 'tests in Node', run: unit },
  { name: 'build', title: 'the builds and their byte budgets', run: build },
  { name: 'elements', title: 'widgets in Chromium', run: elements },
  { name: 'journeys', title: 'the built product in Chromium', run: journeys },
  { name: 'faults', title: 'the built product under faults, judged by three ledgers', run: faults },
  { name: 'production', title: 'the first install in production', isFullOnly: true, run: production },
  { name: 'mutants', title: 'mutation tests', isFullOnly: true, run: mutants },
]

function isFull(): boolean {
  return process.env['TEST_TIER'] === 'full'
}

function check(): Count {
  const commands = [
    ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
    ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
    ['node_modules/knip/bin/knip.js'],
  ]
  return total(commands.map(command => oneCheck(runNode(command))))
}

function unit(): Count {
  return vitest('unit.json', '--project=unit', '--project=server', '--project=mocked', '--reporter=dot')
}

function build(): Count {
  return total([oneCheck(runNode(['scripts/build.mjs'])), oneCheck(runNode(['scripts/budget.mjs']))])
}

/** Runs the element tests on Preact, which the widgets ship with; in the full tier also on React. */
function elements(): Count {
  return total((isFull() ? ['preact', 'react'] : ['preact']).map(elementsOn))
}

function elementsOn(runtime: string): Count {
  const report = freshReport(`elements-${runtime}.json`)
  const succeeded = runNode(['node_modules/@web/test-runner/dist/bin.js'], { SDK_RUNTIME: runtime })
  return countRun(report, succeeded, (count: Count) => count)
}

/**
 * Runs the end-to-end tests on PostgreSQL, which needs less CPU. In the full tier, those of `npm test` also run on the
 * embedded database.
 */
function journeys(): Count {
  return total(
    isFull()
      ? [journeysOn('postgres', 'full'), journeysOn('embedded', 'fast')]
      : [journeysOn('postgres', 'fast')],
  )
}

function journeysOn(database: string, tier: 'fast' | 'full'): Count {
  return playwright(`journeys-${database}.json`, [], { JOURNEYS_DATABASE: database, TEST_TIER: tier })
}

function production(): Count {
  return playwright('production.json', ['--config', 'tests/production/playwright.config.ts'])
}

/** Runs the fault tests one file after the other, so that other load doesn't change the effect of a fault. */
function faults(): Count {
  if (!runNode(['scripts/build.mjs'])) return oneCheck(false)
  return vitest('faults.json', '--project=faults', '--no-file-parallelism', '--reporter=default')
}

function mutants(): Count {
  return oneCheck(runNode(['scripts/mutants.mjs']))
}

function playwright(name: string, options: readonly string[], environment = {}): Count {
  const report = freshReport(name)
  const succeeded =
    runNode(['scripts/build.mjs']) &&
    runNode(['node_modules/@playwright/test/cli.js', 'test', ...options], environment)
  return countRun(report, succeeded, countPlaywright)
}

function vitest(name: string, ...options: string[]): Count {
  const report = freshReport(name)
  const reporters = ['--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters]
  return countRun(report, runNode(args), countVitest)
}

/** Returns the path of a report, and deletes the report of an earlier run. */
function freshReport(name: string): string {
  const file = `${REPORTS}/${name}`
  rmSync(file, { force: true })
  return file
}
