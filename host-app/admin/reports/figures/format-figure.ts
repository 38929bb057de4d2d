import type { ReportUnit } from '#contract/constants/reports.ts'
import { durationText } from '#core/reports/duration-text.ts'

/** What stands for a figure that has nothing to be computed from. */
export const NOTHING = '–'

const WHOLE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 })
const SHORT = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 })
const PERCENT = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 })
const SIGNED = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })

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
      return durationText(value)
    case 'points':
      return SIGNED.format(value)
  }
}
