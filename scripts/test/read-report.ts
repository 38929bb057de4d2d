import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Count } from './count.ts'

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

type PlaywrightSuite = {
  specs: { ok: boolean; title: string; file: string; line: number }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Returns the counts of Vitest's JSON report. A file that can't be loaded counts as one failed test. */
export function countVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: `${relative('', name)} › ${fullName}` })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    failures: [...failed.map(({ name }) => name), ...broken.map(({ name }) => relative('', name))],
  }
}

/**
 * Returns the counts of Playwright's JSON report. An error outside any test counts as one failed test; so does a flaky
 * test.
 */
export function countPlaywright({ suites, stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: suites.flatMap(playwrightFailures),
  }
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`)
  return [...own, ...suites.flatMap(playwrightFailures)]
}

/**
 * Returns the counts of a finished runner from its report. A runner that exits with an error, or leaves no report, has
 * at least one failure.
 */
export function countRun<Report>(file: string, succeeded: boolean, count: (report: Report) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const counted = count(JSON.parse(readFileSync(file, 'utf8')))
  return { ...counted, failed: succeeded ? counted.failed : Math.max(counted.failed, 1) }
}
