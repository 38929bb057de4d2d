import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inputHash } from './input-hash.mjs'

describe('inputHash', () => {
  let folder: string
  let file: string
  let before: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'inputs-'))
    file = join(folder, 'deep/a.ts')
    mkdirSync(join(folder, 'deep'))
    writeFileSync(file, 'one')
    before = inputHash([folder])
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('changes with the content and the name of a file, and with the salt', () => {
    expect(inputHash([folder], 'react')).not.toBe(before)
    writeFileSync(file, 'two')
    expect(inputHash([folder])).not.toBe(before)
    writeFileSync(file, 'one')
    expect(inputHash([folder])).toBe(before)
    renameSync(file, join(folder, 'deep/b.ts'))
    expect(inputHash([folder])).not.toBe(before)
  })

  it('does not change with file times, tests, or a path that is not there', () => {
    utimesSync(file, 1, 1)
    writeFileSync(join(folder, 'a.test.ts'), 'test')
    expect(inputHash([folder, join(folder, 'gone')])).toBe(before)
  })
})
