/** A time until which one choice snoozes a conversation, in the agent's time zone. */

export type SnoozeChoice = { readonly id: string; readonly label: string; readonly at: Date }

const LATER_MS = 3 * 60 * 60_000
const MORNING_HOUR = 9

/**
 * Returns the choices: later today (or in three hours, late in the day), tomorrow at nine, Monday at nine.
 * `now` is in milliseconds.
 */
export function snoozeChoices(now: number): readonly SnoozeChoice[] {
  const later = new Date(now + LATER_MS)
  const isToday = later.toDateString() === new Date(now).toDateString()
  return [
    { id: 'later', label: isToday ? 'Later today' : 'In three hours', at: later },
    { id: 'tomorrow', label: 'Tomorrow', at: morningIn(now, 1) },
    { id: 'next-week', label: 'Next week', at: morningIn(now, daysToMonday(now)) },
  ]
}

/** Nine o'clock `days` days later. Uses calendar days, because a day can have 23 or 25 hours. */
function morningIn(now: number, days: number): Date {
  const today = new Date(now)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, MORNING_HOUR)
}

/** Returns 1 to 7: on a Monday, the next one is 7 days away. */
function daysToMonday(now: number): number {
  return (8 - new Date(now).getDay()) % 7 || 7
}

/** Formats a date for a `datetime-local` field: local time to the minute (HTML Living Standard 2.3.5.7). */
export function localDateTime(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}
