import { describe, expect, it } from 'vitest'
import { deadlineTone, describeDeadline, describeMinutes } from './describe-deadline.ts'

describe('promised times in words', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [1_440, '1 d'],
    [1_505, '1 d 1 h'],
  ])('%s minutes', (minutes, words) => {
    expect(describeMinutes(minutes)).toBe(words)
  })

  it.each([
    [60_001, 'in 2 min'],
    [60_000, 'in 1 min'],
    [1, 'in 1 min'],
    [0, '0 min over'],
    [-90 * 60_000, '1 h 30 min over'],
  ])('a deadline %s ms away', (left, words) => {
    expect(describeDeadline(1_000_000_000 + left, 1_000_000_000)).toBe(words)
  })

  it.each([
    [999, 'neutral'],
    [1_000, 'warning'],
    [1_999, 'warning'],
    [2_000, 'danger'],
  ])('%s ms in, warned of at 1,000 and due at 2,000', (now, tone) => {
    const times = { warn_at: new Date(1_000).toISOString(), due_at: new Date(2_000).toISOString() }
    expect(deadlineTone({ timer: 'first-reply', ...times }, now)).toBe(tone)
  })
})
