import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/**
 * Returns a web-test-runner reporter that writes `{ passed, failed, failures, suites: [{ suite, ms }] }` to a file. A page that
 * can't run counts as one failure.
 */
export function countReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const results = sessions.flatMap(sessionResults)
      const passed = results.filter(Boolean).length
      mkdirSync(dirname(file), { recursive: true })
      const suites = sessions.map(({ testFile, testResults }) => ({
        suite: relative('', testFile),
        ms: testResults ? duration(testResults) : 0,
      }))
      const failures = sessions.flatMap(({ testFile, testResults }) =>
        testResults ? failedTests(testResults).map(name => `${relative('', testFile)} › ${name}`) : [],
      )
      writeFileSync(file, JSON.stringify({ passed, failed: results.length - passed, failures, suites }))
    },
  }
}

/** Returns one boolean per test of a page, true if it passed. Errors outside any test count as one failed test. */
function sessionResults({ testResults, errors, passed }) {
  const results = testResults ? suiteResults(testResults) : []
  const isBroken = errors.length > 0 || (!passed && results.every(Boolean))
  return isBroken ? [...results, false] : results
}

function suiteResults({ tests, suites }) {
  const own = tests.filter(test => !test.skipped).map(test => test.passed)
  return [...own, ...suites.flatMap(suiteResults)]
}

function failedTests({ tests, suites }) {
  const own = tests.filter(test => !test.skipped && !test.passed).map(test => test.name)
  return [...own, ...suites.flatMap(failedTests)]
}

/** Returns the sum of its tests' durations, in ms. */
function duration({ tests, suites }) {
  const own = tests.map(test => test.duration ?? 0)
  return [...own, ...suites.map(duration)].reduce((sum, ms) => sum + ms, 0)
}
