/** Times of day between what a field holds (`09:30`) and minutes since midnight. */

export function timeOf(minutes: number): string {
  // A field knows no 24:00: the end of the day is its next beginning.
  const shown = minutes % 1_440
  return `${pad(Math.floor(shown / 60))}:${pad(shown % 60)}`
}

/** Null for a field that is empty. */
export function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes
}

/** As the end of a span: midnight is that at the day's end. */
export function endOf(time: string): number | null {
  return minutesOf(time) || (minutesOf(time) === 0 ? 1_440 : null)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
