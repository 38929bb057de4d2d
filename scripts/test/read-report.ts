import { existsSync, readFileSync } from 'node:fs'
import type { Count } from './count.ts'

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Vitest's JSON report; a file that could not be loaded counts as one failed test. */
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

/** Playwright's JSON report; an error outside any test counts as one failed test. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * The counts of a runner that ended. What exits with an error has at least one failure, and so has
 * a run that left no report.
 */
export function countRun<Report>(file: string, succeeded: boolean, count: (report: Report) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}
