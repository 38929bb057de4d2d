/** Until when a conversation can be snoozed by one choice, in the agent's own time zone. */

export type SnoozeChoice = { readonly id: string; readonly label: string; readonly at: Date }

const LATER_MS = 3 * 60 * 60_000
const MORNING_HOUR = 9

/** Later today (or, late in the day, in three hours), tomorrow and on Monday at nine. `now` is in milliseconds. */
export function snoozeChoices(now: number): readonly SnoozeChoice[] {
  const later = new Date(now + LATER_MS)
  const isToday = later.toDateString() === new Date(now).toDateString()
  return [
    { id: 'later', label: isToday ? 'Later today' : 'In three hours', at: later },
    { id: 'tomorrow', label: 'Tomorrow', at: morningIn(now, 1) },
    { id: 'next-week', label: 'Next week', at: morningIn(now, daysToMonday(now)) },
  ]
}

/** Nine o'clock so many days on: by the calendar, because a day can have 23 or 25 hours. */
function morningIn(now: number, days: number): Date {
  const today = new Date(now)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, MORNING_HOUR)
}

/** 1 to 7: on a Monday it is the next one. */
function daysToMonday(now: number): number {
  return (8 - new Date(now).getDay()) % 7 || 7
}

/** What a field of type `datetime-local` takes: the local time to the minute (HTML living standard, section 2.3.5.7). */
export function localDateTime(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}
