import { existsSync, readFileSync } from 'node:fs'
import type { Count } from './count.ts'

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Returns the counts of Vitest's JSON report. A file that can't be loaded counts as one failed test. */
export function countVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap(file => file.assertionResults.map(test => test.status))
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  return {
    passed: tests.filter(status => status === 'passed').length,
    failed: tests.filter(status => status === 'failed').length + broken.length,
  }
}

/**
 * Returns the counts of Playwright's JSON report. An error outside any test counts as one failed test; so does a flaky
 * test.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Returns the counts of a finished runner from its report. A runner that exits with an error, or leaves no report, has
 * at least one failure.
 */
export function countRun<Report>(file: string, succeeded: boolean, count: (report: Report) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}
