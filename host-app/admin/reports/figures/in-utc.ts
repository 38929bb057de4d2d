/** Returns a formatter of dates in UTC, for days that are instants in UTC. */
export function inUtc(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(undefined, { timeZone: 'UTC', ...options })
}
