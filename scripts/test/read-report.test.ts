import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countPlaywright, countRun, countVitest } from './read-report.ts'

const passed = { status: 'passed', fullName: 'adds' }
const failed = { status: 'failed', fullName: 'divides' }
const skipped = { status: 'skipped', fullName: 'waits' }

describe('countVitest', () => {
  it('counts tests, not skipped ones, and a file that did not load as one failure', () => {
    const testResults = [
      { name: resolve('a.test.ts'), status: 'passed', assertionResults: [passed, passed, skipped] },
      { name: resolve('b.test.ts'), status: 'failed', assertionResults: [passed, failed] },
      { name: resolve('c.test.ts'), status: 'failed', assertionResults: [] },
    ]
    const failures = ['b.test.ts › divides', 'c.test.ts']
    expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 2, failures })
  })
})

describe('countPlaywright', () => {
  it('counts a flaky test and an error outside the tests as failures', () => {
    const broken = { ok: false, title: 'opens', file: 'chat.spec.ts', line: 7 }
    const suites = [{ specs: [{ ...broken, ok: true }], suites: [{ specs: [broken] }] }]
    const report = { suites, stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [{}] }
    expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, failures: ['chat.spec.ts:7 › opens'] })
  })
})

describe('countRun', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const same = (count: { passed: number; failed: number }) => count

  it('counts a run without a report as one failure', () => {
    expect(countRun(join(folder, 'none.json'), true, same)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a run that exits with an error as failed though no test failed', () => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify({ passed: 3, failed: 0 }))
    expect(countRun(file, false, same)).toEqual({ passed: 3, failed: 1 })
    expect(countRun(file, true, same)).toEqual({ passed: 3, failed: 0 })
  })
})
