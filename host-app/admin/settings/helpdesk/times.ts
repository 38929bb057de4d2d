/** Times of day, as minutes since midnight and as the values of time fields. */

/** A span of a day, in minutes since midnight. */
export type Span = [from: number, to: number]

/** Converts minutes since midnight to the value of a time field (`09:30`). */
export function timeOf(minutes: number): string {
  // A time field has no 24:00, so the end of the day is shown as 00:00.
  const shown = minutes % 1_440
  return `${pad(Math.floor(shown / 60))}:${pad(shown % 60)}`
}

/** Converts a time field's value to minutes since midnight; null for an empty field. */
export function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes
}

/** Converts a time field's value to the end of a span: 00:00 is the end of the day. */
export function endOf(time: string): number | null {
  return minutesOf(time) || (minutesOf(time) === 0 ? 1_440 : null)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
