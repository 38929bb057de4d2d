import { describe, expect, it } from 'vitest'
import { bucketLabel, tickLabel } from './bucket-label.ts'
import { deltaOf } from './figure-summary.tsx'
import { formatShortCount, formatValue } from './format-figure.ts'

describe('a value of a report', () => {
  it.each([
    [null, 'share', '–'],
    [2_278, 'count', '2,278'],
    [0.754, 'share', '75%'],
    [34, 'seconds', '34 s'],
    [32, 'points', '+32'],
    [-8, 'points', '-8'],
    [0, 'points', '0'],
  ] as const)('%s as %s is %s', (value, unit, text) => {
    expect(formatValue(value, unit)).toBe(text)
  })

  it.each([
    [0.4, '0 s'],
    [59.6, '1 min'],
    [245, '4 min 5 s'],
    [3_600, '1 h'],
    [7_799, '2 h 10 min'],
    [86_399, '24 h'],
    [86_400 * 3 + 4 * 3_600, '3 d 4 h'],
  ])('of %d seconds has its two largest units: %s', (seconds, text) => {
    expect(formatValue(seconds, 'seconds')).toBe(text)
  })

  it('has little room in a cell', () => {
    expect([7, 999, 1_234].map(formatShortCount)).toEqual(['7', '999', '1.2K'])
  })
})

describe('the change of a figure', () => {
  it.each([
    ['conversations', 2_278, 2_149, { text: '6%', direction: 'up', tone: 'neutral' }],
    ['ai_confirmed', 0.75, 0.7, { text: '5 pts', direction: 'up', tone: 'good' }],
    ['first_reply', 34, 48, { text: '14 s', direction: 'down', tone: 'good' }],
    ['satisfaction', 0.82, 0.84, { text: '2 pts', direction: 'down', tone: 'bad' }],
    ['reopened', 0.064, 0.066, { text: '1 pts', direction: 'down', tone: 'good' }],
    ['backlog', 12, 10, { text: '20%', direction: 'up', tone: 'bad' }],
    ['nps', 20, -10, { text: '30', direction: 'up', tone: 'good' }],
    ['resolved', 1_000, 1_001, { text: '0%', direction: 'same', tone: 'neutral' }],
  ] as const)('%s from %d to %d', (figure, value, before, expected) => {
    expect(deltaOf(figure, value, before)).toEqual(expected)
  })

  it('is unknown without one of its values, and from nothing', () => {
    expect(deltaOf('satisfaction', null, 0.5)).toBeNull()
    expect(deltaOf('satisfaction', 0.5, null)).toBeNull()
    expect(deltaOf('calls', 3, 0)).toBeNull()
  })
})

describe('a bucket', () => {
  it.each([
    ['day', '2026-11-16', '2026-11-16', 'Nov 16', 'Monday, Nov 16'],
    ['week', '2026-11-16', '2026-11-22', 'Nov 16', 'Nov 16 – 22, 2026'],
    ['month', '2026-11-01', '2026-11-30', 'Nov', 'November 2026'],
    ['month', '2026-01-01', '2026-01-31', 'Jan 2026', 'January 2026'],
    ['month', '2026-11-16', '2026-11-30', 'Nov', 'Nov 16 – 30, 2026'],
  ] as const)('of a %s from %s to %s is %s on the axis, in full %s', (unit, from, to, tick, label) => {
    expect(tickLabel({ from, to }, unit)).toBe(tick)
    // The space around the dash is a thin one.
    expect(bucketLabel({ from, to }, unit).replace(/\s/g, ' ')).toBe(label)
  })
})
