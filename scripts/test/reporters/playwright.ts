import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { shortError, tell } from '../results.ts'

/** Playwright's reporter for the runner. An error outside the tests is a failed test. */
export default class RunnerReporter implements Reporter {
  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    if (status === 'skipped') return
    // The first two names are those of the project and of the file.
    const path = test.titlePath().slice(3)
    const { file, line } = test.location
    const place = { file: relative('', file), path, line, ms: duration }
    if (status === test.expectedStatus) tell({ type: 'test', ...place, state: 'passed' })
    else tell({ type: 'test', ...place, state: 'failed', error: describe(error, status) })
  }

  onError(error: TestError): void {
    const file = error.location ? relative('', error.location.file) : 'errors outside the tests'
    tell({ type: 'test', file, path: [], state: 'failed', ms: 0, error: describe(error, 'failed') })
  }

  printsToStdio(): boolean {
    return false
  }
}

function describe(error: TestError | undefined, status: string): string {
  const place = error?.location ? `\nat ${relative('', error.location.file)}:${error.location.line}` : ''
  return shortError(error?.message ?? error?.value ?? `It ended with the status ${status}.`) + place
}
