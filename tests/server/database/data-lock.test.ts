import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeDataLock } from '#server/adapters/pglite/data-lock.ts'

describe('the lock on a data folder', () => {
  let folder: string
  let path: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lapwing-lock-'))
    path = join(folder, 'lock')
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** Writes a lock as this process would, with changes. */
  function leaveLock(changes: Record<string, unknown>): void {
    const lock = takeDataLock(folder)
    const own = JSON.parse(readFileSync(path, 'utf8'))
    lock.release()
    writeFileSync(path, JSON.stringify({ ...own, ...changes }))
  }

  function expectTaken(): void {
    const lock = takeDataLock(folder)
    expect(readdirSync(folder)).toEqual(['lock'])
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  }

  it('is held by one at a time, and free again after its release', () => {
    const lock = takeDataLock(join(folder, 'deeper'))
    expect(() => takeDataLock(join(folder, 'deeper'))).toThrow(`is in use by process ${process.pid}`)
    expect(readdirSync(join(folder, 'deeper'))).toEqual(['lock'])
    lock.release()
    lock.release()
    takeDataLock(join(folder, 'deeper')).release()
  })

  it('is taken over from a process that is gone', () => {
    leaveLock({ pid: 2 ** 22 + 1 })
    expectTaken()
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over when the process id belongs to another process now',
    () => {
      leaveLock({ started: 'another boot 1' })
      expectTaken()
    },
  )

  it('is taken over when it cannot be read', () => {
    writeFileSync(path, '')
    expectTaken()
  })

  it('is refused while another host keeps it fresh, and taken over once that host is silent', () => {
    leaveLock({ host: 'elsewhere', pid: 1 })
    expect(() => takeDataLock(folder)).toThrow('is in use by process 1 on elsewhere')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(path, longAgo, longAgo)
    expectTaken()
  })

  it('is not removed by a holder from whom it was taken over', () => {
    const lock = takeDataLock(folder)
    writeFileSync(path, JSON.stringify({ host: 'elsewhere', pid: 1, started: null }))
    lock.release()
    expect(existsSync(path)).toBe(true)
  })
})
