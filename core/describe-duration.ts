const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS

/** Describes a duration of whole hours in English, for emails and pages: 'an hour', '24 hours', '7 days'. */
export function describeDuration(ms: number): string {
  if (ms === HOUR_MS) return 'an hour'
  return ms > DAY_MS && ms % DAY_MS === 0 ? `${ms / DAY_MS} days` : `${ms / HOUR_MS} hours`
}
