import { describe, expect, it } from 'vitest'
import { timeLeft } from './impersonation-banner.tsx'

describe('[ADMIN-08] timeLeft', () => {
  it.each([
    [3_600_000, '60 min left'],
    [3_540_000, '59 min left'],
    [60_001, '2 min left'],
    [60_000, '60 s left'],
    [1, '1 s left'],
    [0, '0 s left'],
    [-5_000, '0 s left'],
  ])('%i ms: %s', (ms, text) => expect(timeLeft(1_000_000 + ms, 1_000_000)).toBe(text))
})
