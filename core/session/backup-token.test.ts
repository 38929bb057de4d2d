import { describe, expect, it } from 'vitest'
import { readBackupToken } from './backup-token.ts'

const SAVED_AT = Date.UTC(2026, 0, 1)
const stored = JSON.stringify({ token: 'refresh', savedAt: SAVED_AT })

describe('[TENANT-03] readBackupToken', () => {
  it.each([
    [0, true],
    [59_999, true],
    [60_000, false],
    [-1, false],
  ])('%i ms after it was kept: %s', (age, isGood) => {
    expect(readBackupToken(stored, SAVED_AT + age)).toEqual(
      isGood ? { token: 'refresh', savedAt: SAVED_AT } : null,
    )
  })

  it.each([null, '', '{', '[]', 'null', '"refresh"', '{"token":"refresh"}', '{"token":1,"savedAt":1}'])(
    'takes nothing from %j',
    text => expect(readBackupToken(text, SAVED_AT)).toBeNull(),
  )
})
