/** Days of a report, both included, as `YYYY-MM-DD`. */
export type DayRange = { readonly from: string; readonly to: string }

const DAY_MS = 86_400_000

/** Returns whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** Returns the day `days` later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the number of days in a range. */
export function countDays({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

/** Returns the day on which an instant falls in an IANA time zone. `now` is in ms. */
export function dayIn(timeZone: string, now: number): string {
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now)
}
