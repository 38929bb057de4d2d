import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { formatTimes } from './suite-times.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'times-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the table has the stages, then the slowest suites with what they recorded', () => {
  const file = join(folder, 'times.jsonl')
  const records = [
    { suite: 'b.test.ts', resource: 'database', ms: 500 },
    { suite: 'b.test.ts', resource: 'database', ms: 250 },
    { suite: 'other.test.ts', resource: 'server', ms: 900 },
  ]
  writeFileSync(file, records.map(record => `${JSON.stringify(record)}\n`).join(''))
  const files = new Map([
    ['a.test.ts', 1_000],
    ['b.test.ts', 4_000],
  ])
  const rows = formatTimes([{ name: 'unit', seconds: 7.5, files }], file)
    .split('\n')
    .map(line => line.split(/\s{2,}/))
  expect(rows).toContainEqual(['unit', '7.5'])
  expect(rows.slice(-2)).toEqual([
    ['b.test.ts', '4.0', '0.8', '0.0'],
    ['a.test.ts', '1.0', '0.0', '0.0'],
  ])
})

it('the table has no recorded times if there are none', () => {
  expect(formatTimes([], join(folder, 'none.jsonl'))).toContain('Stage')
})
