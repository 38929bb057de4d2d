import { relative } from 'node:path'
import type { SerializedError } from 'vitest'
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'
import { shortError, tell } from '../results.ts'

/** Vitest's reporter for the runner. A file that can't be loaded, or a failed hook of a suite, is a failed test. */
export default class RunnerReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    if (state !== 'passed' && state !== 'failed') return
    const [file, path] = [fileOf(test.module), pathOf(test)]
    const ms = test.diagnostic()?.duration ?? 0
    tell({ type: 'test', file, path, state, ms, ...(state === 'failed' && { error: describe(errors) }) })
  }

  onTestSuiteResult(suite: TestSuite): void {
    fail(fileOf(suite.module), pathOf(suite), suite.errors())
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module)
    fail(file, [], module.errors())
    const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic()
    const inTests = [...module.children.allTests()].reduce(
      (sum, test) => sum + (test.diagnostic()?.duration ?? 0),
      0,
    )
    const ms = duration + collectDuration + setupDuration + prepareDuration - inTests
    tell({ type: 'file', file, ms: Math.max(ms, 0) })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    fail('errors outside the tests', [], errors)
  }
}

function fail(file: string, path: readonly string[], errors: readonly SerializedError[]): void {
  if (errors.length > 0) tell({ type: 'test', file, path, state: 'failed', ms: 0, error: describe(errors) })
}

function fileOf(module: TestModule): string {
  return relative('', module.moduleId)
}

function pathOf(test: TestCase | TestSuite): string[] {
  return test.parent.type === 'module' ? [test.name] : [...pathOf(test.parent), test.name]
}

function describe(errors: readonly SerializedError[]): string {
  const [first] = errors
  const frame = first?.stacks?.[0]
  const place = frame ? `\nat ${relative('', frame.file)}:${frame.line}` : ''
  return shortError(`${first?.message ?? 'It failed without an error.'}`) + place
}
