const MINUTE_MS = 60 * 1_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Describes a duration of whole hours, or less of whole minutes, in English: '20 minutes', 'an hour', '7 days'. */
export function describeDuration(ms: number): string {
  if (ms < HOUR_MS) return ms === MINUTE_MS ? 'a minute' : `${ms / MINUTE_MS} minutes`
  if (ms === HOUR_MS) return 'an hour'
  return ms > DAY_MS && ms % DAY_MS === 0 ? `${ms / DAY_MS} days` : `${ms / HOUR_MS} hours`
}
