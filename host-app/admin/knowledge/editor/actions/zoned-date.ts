/**
 * Converts between instants and the values of a `datetime-local` field, which has no time zone. Uses the
 * user's zone.
 */

/** Formats an instant (milliseconds since the epoch) for a `datetime-local` field: `2026-11-21T14:05`. */
export function toLocalField(ms: number): string {
  const date = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Returns the instant of a field's value in ISO 8601; null if it is not a date. */
export function fromLocalField(value: string): string | null {
  const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? new Date(value) : null
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null
}

/** Returns the name of the user's time zone, such as `Europe/Berlin`. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
