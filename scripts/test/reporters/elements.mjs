import { relative } from 'node:path'

/** web-test-runner's reporter for the runner. A page that can't run, or an error outside the tests, is a failed test. */
export function runnerReporter() {
  return {
    reportTestFileResults({ sessionsForTestFile, testFile }) {
      const file = relative('', testFile)
      for (const session of sessionsForTestFile)
        for (const result of sessionResults(session)) tell(file, result)
    },
  }
}

function sessionResults({ testResults, errors, passed }) {
  const results = testResults ? suiteResults(testResults, []) : []
  const isBroken = errors.length > 0 || (!passed && results.every(({ state }) => state === 'passed'))
  const error = errors[0] ? describe(errors[0]) : 'The page ended without results.'
  return isBroken ? [...results, { path: [], state: 'failed', ms: 0, error }] : results
}

function suiteResults({ tests, suites, name }, parents) {
  const path = name ? [...parents, name] : parents
  const own = tests
    .filter(test => !test.skipped)
    .map(test => ({
      path: [...path, test.name],
      state: test.passed ? 'passed' : 'failed',
      ms: test.duration ?? 0,
      ...(!test.passed && { error: describe(test.error) }),
    }))
  return [...own, ...suites.flatMap(suite => suiteResults(suite, path))]
}

function describe(error) {
  const [frame] = /^\s+at .*$/m.exec(error?.stack ?? '') ?? ['']
  return [error?.message ?? 'It failed without an error.', frame.trim()].filter(Boolean).join('\n')
}

function tell(file, result) {
  process.send?.({ type: 'test', file, ...result })
}
