import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { fakeStorage } from '../browser/fake-storage.ts'
import { createTokenBackup } from './backup-token.ts'

function open(local = fakeStorage()) {
  const clock = createManualClock(Date.UTC(2026, 0, 1))
  return { local, clock, backup: createTokenBackup({ local, clock }) }
}

describe('[TENANT-03] createTokenBackup', () => {
  it.each([
    [59_999, 'refresh-1'],
    [60_000, null],
  ])('after %i ms gives %j', (ms, token) => {
    const { backup, clock } = open()
    backup.keep('refresh-1')
    clock.advance(ms)
    expect(backup.take()).toBe(token)
  })

  it('is gone from storage after a minute, and once taken', () => {
    const { backup, clock, local } = open()
    backup.keep('refresh-1')
    expect(local.keys()).toEqual(['auth_token_backup'])
    clock.advance(60_000)
    expect(local.keys()).toEqual([])
    backup.keep('refresh-2')
    expect([backup.take(), backup.take(), local.keys()]).toEqual(['refresh-2', null, []])
  })

  it('follows a renewal without living longer, and begins with none', () => {
    const { backup, clock, local } = open()
    backup.renew('refresh-1')
    expect(local.keys()).toEqual([])
    backup.keep('refresh-1')
    clock.advance(59_999)
    backup.renew('refresh-2')
    expect(JSON.parse(local.getItem('auth_token_backup') ?? '').token).toBe('refresh-2')
    clock.advance(1)
    expect(backup.take()).toBeNull()
  })

  it('survives a reload, and an old one is cleared by the next page', () => {
    const { local, backup } = open()
    backup.keep('refresh-1')
    expect(open(local).backup.take()).toBe('refresh-1')
    const old = fakeStorage({ auth_token_backup: JSON.stringify({ token: 'x', savedAt: 0 }) })
    expect(open(old).local.keys()).toEqual([])
  })
})
