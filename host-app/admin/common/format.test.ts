import { describe, expect, it } from 'vitest'
import { formatDate, formatWhen } from './format.ts'

const NOW = Date.UTC(2026, 10, 25, 12)
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

it('formats a date in full in the time zone that is asked for', () => {
  expect(formatDate('2026-03-02T23:30:00Z', 'UTC')).not.toBe(formatDate('2026-03-02T23:30:00Z', 'Asia/Tokyo'))
})

describe('formatWhen', () => {
  it.each([
    [0, 'now'],
    [0.9, 'now'],
    [1, '1 min ago'],
    [59, '59 min ago'],
    [60, '1 h ago'],
    [23 * 60, '23 h ago'],
    [24 * 60, '1 d ago'],
    [7 * 24 * 60 - 1, '6 d ago'],
  ])('names the age of what happened %s minutes ago', (minutes, text) => {
    expect(formatWhen(minutesAgo(minutes), NOW)).toBe(text)
  })

  it('names the day of what is older than a week, and the year of what is from another year', () => {
    expect(formatWhen('2026-03-02T12:00:00Z', NOW)).toMatch(/^(Mar 2|2 Mar)$/)
    expect(formatWhen('2025-03-02T12:00:00Z', NOW)).toContain('2025')
  })

  it('tolerates a clock that is slightly behind, and formats the future in full', () => {
    expect(formatWhen(minutesAgo(-0.5), NOW)).toBe('now')
    expect(formatWhen(minutesAgo(-90), NOW)).toBe(formatDate(minutesAgo(-90)))
  })
})
