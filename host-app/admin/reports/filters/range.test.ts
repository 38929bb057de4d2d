import { describe, expect, it } from 'vitest'
import { countDays, dayIn } from '#core/reports/days.ts'
import { elapsedPart, PRESETS, type Preset, presetRange } from './range.ts'

describe('[ADMIN-02] the range of a report', () => {
  it.each([
    ['7d', '2026-11-26', { from: '2026-11-20', to: '2026-11-26' }],
    ['4w', '2026-11-26', { from: '2026-10-30', to: '2026-11-26' }],
    ['3m', '2026-05-31', { from: '2026-03-01', to: '2026-05-31' }],
    ['12m', '2024-02-29', { from: '2023-03-01', to: '2024-02-29' }],
  ] as const)('of %s ends on %s, which it includes', (preset, today, range) => {
    expect(presetRange(preset, today)).toEqual(range)
  })

  it('has at most the days that the server allows', () => {
    for (const preset of Object.keys(PRESETS) as Preset[])
      expect(countDays(presetRange(preset, '2024-12-31'))).toBeLessThanOrEqual(400)
  })

  it('begins and ends in the company’s time zone', () => {
    const instant = Date.parse('2026-11-26T23:30:00Z')
    expect(['America/New_York', 'UTC', 'Asia/Kolkata'].map(zone => dayIn(zone, instant))).toEqual([
      '2026-11-26',
      '2026-11-26',
      '2026-11-27',
    ])
  })

  it.each([
    ['2026-11-25T12:00:00Z', 0],
    ['2026-11-27T00:00:00Z', 0.25],
    ['2026-11-27T12:00:00Z', 0.375],
    ['2026-11-30T00:00:00Z', 1],
  ])('is at %s over by %d', (now, part) => {
    expect(elapsedPart({ from: '2026-11-26', to: '2026-11-29' }, 'UTC', Date.parse(now))).toBe(part)
  })
})
