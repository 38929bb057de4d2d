import { addDays, countDays, type DayRange, dayIn } from '#core/reports/days.ts'

/** The ranges that one choice sets. They end today. */
export const PRESETS = {
  '7d': 'Last 7 days',
  '4w': 'Last 4 weeks',
  '3m': 'Last 3 months',
  '12m': 'Last 12 months',
} as const
/** One of `PRESETS`. */
export type Preset = keyof typeof PRESETS

const DAYS = { '7d': 7, '4w': 28 } as const
const MONTHS = { '3m': 3, '12m': 12 } as const

/** Returns the days of a preset. */
export function presetRange(preset: Preset, today: string): DayRange {
  if (preset === '7d' || preset === '4w') return { from: addDays(today, 1 - DAYS[preset]), to: today }
  return { from: addDays(monthsBefore(today, MONTHS[preset]), 1), to: today }
}

/** Returns the part of a range that is over, from 0 to 1. `now` is in ms. */
export function elapsedPart(range: DayRange, timeZone: string, now: number): number {
  const today = dayIn(timeZone, now)
  if (today > range.to) return 1
  if (today < range.from) return 0
  const [hours, minutes] = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(now)
    .split(':')
    .map(Number) as [number, number]
  const past = countDays({ from: range.from, to: today }) - 1 + (hours * 60 + minutes) / 1_440
  return past / countDays(range)
}

/** Returns the same day of an earlier month, or that month's last day if it is shorter. */
function monthsBefore(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}
