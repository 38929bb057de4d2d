const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Formats an age in a few characters: `now`, `5 min`, `3 h`, `2 d`. `at` is an ISO instant, `now`
 * milliseconds.
 */
export function shortAge(at: string, now: number): string {
  const age = now - Date.parse(at)
  if (age < MINUTE_MS) return 'now'
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`
  return `${Math.floor(age / DAY_MS)} d`
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' })

/** Formats the time of day in the reader's time zone and locale. */
export function timeOfDay(at: string): string {
  return TIME.format(Date.parse(at))
}

/** Formats the day of an ISO instant, for the separators between days. */
export function dayName(at: string): string {
  return DAY.format(Date.parse(at))
}
