const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 })
const FULL = { dateStyle: 'medium', timeStyle: 'short' } as const
const DATE = new Intl.DateTimeFormat(undefined, FULL)
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const DAY_AND_YEAR = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/**
 * Formats an ISO 8601 instant in full, in the reader's locale, such as 'Nov 21, 2026, 11:04 AM'. For
 * deadlines, sentences and tooltips; `When` shows when something happened. In the reader's time zone, unless
 * another one is given.
 */
export function formatDate(instant: string, timeZone?: string): string {
  const format = timeZone === undefined ? DATE : new Intl.DateTimeFormat(undefined, { ...FULL, timeZone })
  return format.format(new Date(instant))
}

/**
 * Formats when something happened: 'now', '5 min ago', '3 h ago' and '2 d ago' within a week, otherwise the
 * day. A future instant is formatted in full. `at` is an ISO 8601 instant, `now` milliseconds.
 */
export function formatWhen(at: string, now: number): string {
  const then = new Date(at)
  const age = now - then.getTime()
  if (age <= -MINUTE_MS) return formatDate(at)
  if (age < MINUTE_MS) return 'now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`
  if (age < WEEK_MS) return `${Math.floor(age / DAY_MS)} d ago`
  const isThisYear = then.getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? DAY : DAY_AND_YEAR).format(then)
}

/** Formats a size in bytes, such as `1.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`
  const kilobytes = bytes / 1_024
  return kilobytes < 1_024 ? `${NUMBER.format(kilobytes)} KB` : `${NUMBER.format(kilobytes / 1_024)} MB`
}
