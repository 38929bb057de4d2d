import { describe, expect, it } from 'vitest'
import { span } from '../common/span.ts'
import { timeLeftText } from './handoff-table.tsx'

describe('a promise', () => {
  it.each([
    [60_000, 0, '1:00'],
    [60_000, 1, '1:00'],
    [60_000, 17_500, '0:43'],
    [60_000, 59_999, '0:01'],
    [60_000, 60_000, '0:00'],
    [60_000, 61_000, 'late by 0:01'],
    [60_000, 3_960_000, 'late by 1 h 5 min'],
  ])('due at %i ms has at %i ms: %s', (dueAt, now, expected) => {
    expect(timeLeftText(dueAt, now)).toBe(expected)
  })

  it('took minutes and seconds, or hours', () => {
    expect([span(5_999), span(65_000), span(7_260_000)]).toEqual(['0:05', '1:05', '2 h 1 min'])
  })
})
