import type { ReportUnit } from '#contract/constants/reports.ts'

/** What stands for a figure that has nothing to be computed from. */
export const NOTHING = '–'

const WHOLE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 })
const SHORT = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 })
const PERCENT = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 })
const SIGNED = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** Formats a number of things. */
export function formatCount(value: number): string {
  return WHOLE.format(value)
}

/** Formats a number of things in little room, such as `1.2K`. */
export function formatShortCount(value: number): string {
  return value < 1_000 ? WHOLE.format(value) : SHORT.format(value)
}

/** Formats a value of a unit: `2,278`, `75%`, `4 min 5 s`, `+32`. */
export function formatValue(value: number | null, unit: ReportUnit): string {
  if (value === null) return NOTHING
  switch (unit) {
    case 'count':
      return WHOLE.format(value)
    case 'share':
      return PERCENT.format(value)
    case 'seconds':
      return formatSeconds(value)
    case 'points':
      return SIGNED.format(value)
  }
}

/** Formats a duration by its two largest units, such as `34 s`, `4 min 5 s`, `2 h 10 min` or `3 d 4 h`. */
export function formatSeconds(value: number): string {
  const seconds = Math.round(value)
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return pair(Math.floor(seconds / MINUTE), 'min', seconds % MINUTE, 's')
  const minutes = Math.round(seconds / MINUTE)
  if (seconds < DAY) return pair(Math.floor(minutes / MINUTE), 'h', minutes % MINUTE, 'min')
  const hours = Math.round(seconds / HOUR)
  return pair(Math.floor(hours / 24), 'd', hours % 24, 'h')
}

function pair(large: number, largeUnit: string, small: number, smallUnit: string): string {
  const start = `${WHOLE.format(large)} ${largeUnit}`
  return small === 0 ? start : `${start} ${small} ${smallUnit}`
}
