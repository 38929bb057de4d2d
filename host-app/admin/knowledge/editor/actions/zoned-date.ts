/** Days and times of a browser's `datetime-local` field, which knows no zone, in the user's own. */

/** An instant (milliseconds since the epoch) as such a field has it: `2026-11-21T14:05`. */
export function toLocalField(ms: number): string {
  const date = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The instant that a field means, in ISO 8601; null for what is no date. */
export function fromLocalField(value: string): string | null {
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

/** The user's zone by its name, such as `Europe/Berlin`. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
