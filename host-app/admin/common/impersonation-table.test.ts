import { describe, expect, it } from 'vitest'
import { impersonationState } from './impersonation-table.tsx'

const expires_at = '2026-11-21T12:00:00.000Z'
const END = Date.parse(expires_at)
const at = '2026-11-21T11:00:00.000Z'

describe('impersonationState', () => {
  it('runs until its end, and not a millisecond longer', () => {
    const running = { redeemed_at: at, ended_at: null, expires_at }
    expect(impersonationState(running, END - 1)).toBe('running')
    expect(impersonationState(running, END)).toBe('over')
  })

  it('knows one that was ended, and one that never began', () => {
    expect(impersonationState({ redeemed_at: at, ended_at: at, expires_at }, END - 1)).toBe('ended')
    expect(impersonationState({ redeemed_at: null, ended_at: null, expires_at }, END - 1)).toBe('unused')
  })
})
