import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeDataLock } from '#server/adapters/pglite/data-lock.ts'

describe('npm run reset', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-'))
    mkdirSync(join(folder, 'database'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function reset(): { code: number | null; said: string } {
    const env = { ...process.env, DATA_DIR: folder }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/reset.mjs'], {
      env,
      encoding: 'utf8',
    })
    return { code: status, said: `${stdout}${stderr}` }
  }

  it('removes the data folder', () => {
    expect(reset().code).toBe(0)
    expect(existsSync(folder)).toBe(false)
  })

  it('refuses while a server holds the folder', () => {
    const lock = takeDataLock(folder)
    expect(reset()).toMatchObject({ code: 1, said: expect.stringContaining('in use by process') })
    lock.release()
    expect(existsSync(join(folder, 'database'))).toBe(true)
  })

  it('leaves a folder alone that holds no database', () => {
    rmSync(join(folder, 'database'), { recursive: true })
    expect(reset()).toMatchObject({ code: 0, said: expect.stringContaining('no data') })
    expect(existsSync(folder)).toBe(true)
  })
})
