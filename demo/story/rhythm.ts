/** When acme's customers write: office hours, busy Mondays, thin weekends, and one bad week. */
import type { Random } from './random.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The company's clock is an hour ahead of UTC. Summer time makes no difference to the story. */
const OFFSET_MS = HOUR_MS
/** How far back the story goes. */
export const STORY_DAYS = 90
/** The newest conversations are written by hand: the story ends before them. */
const QUIET_MS = 4 * HOUR_MS

/** Sunday first. */
const WEEKDAYS = [0.22, 1.65, 1.2, 1.1, 1.05, 0.85, 0.3]
const HOURS = [
  0.2, 0.1, 0.1, 0.1, 0.15, 0.3, 0.7, 1.7, 3.1, 4.3, 4.5, 3.8, 2.6, 3, 3.7, 3.4, 3, 2.1, 1.2, 0.9, 0.8, 0.6,
  0.4, 0.3,
]

/** The weeks of the story. All instants are in ms since the epoch. */
export type Rhythm = {
  readonly now: number
  readonly start: number
  /** Monday morning of the week in which calendars got no updates, and the Friday night at its end. */
  readonly badWeek: { readonly from: number; readonly to: number }
  /** When the new articles about calendars were published. */
  readonly articlesAt: number
}

/** Returns the weeks before an instant. */
export function rhythmBefore(now: number): Rhythm {
  const monday = mondayOf(now - 38 * DAY_MS)
  return {
    now,
    start: midnight(now - STORY_DAYS * DAY_MS),
    badWeek: { from: monday, to: monday + 5 * DAY_MS },
    articlesAt: monday + 9 * DAY_MS + 10 * HOUR_MS,
  }
}

/** Returns the instant at which a conversation begins. */
export function drawStart({ now, start, articlesAt }: Rhythm, random: Random): number {
  const days = Array.from({ length: STORY_DAYS }, (_, day) => start + day * DAY_MS)
  const day = random.weighted(days, at => WEEKDAYS[weekday(at)]! * (at > articlesAt ? 0.9 : 1))
  return Math.min(atHour(day, random), now - QUIET_MS - random.int(0, 300) * MINUTE_MS)
}

/** Returns an instant in the bad week, mostly on its first days. */
export function drawBadStart({ badWeek }: Rhythm, random: Random): number {
  const day = random.weighted([0, 1, 2, 3, 4], offset => 5 - offset)
  return atHour(badWeek.from + day * DAY_MS, random)
}

function atHour(day: number, random: Random): number {
  const hour = random.weighted([...HOURS.keys()], at => HOURS[at]!)
  return day + hour * HOUR_MS + random.int(0, 3_599) * 1_000
}

/** Whether people work: Monday to Friday from 8 to 18. */
export function isAtWork(at: number): boolean {
  const hour = (at - midnight(at)) / HOUR_MS
  return hour >= 8 && hour < 18 && weekday(at) >= 1 && weekday(at) <= 5
}

/** Returns the instant if people work then, else one in the first hours of the next working day. */
export function atWork(at: number, random: Random): number {
  if (isAtWork(at)) return at
  let day = midnight(at)
  if ((at - day) / HOUR_MS >= 8 || !isAtWork(day + 8 * HOUR_MS))
    do day += DAY_MS
    while (!isAtWork(day + 8 * HOUR_MS))
  return day + 8 * HOUR_MS + random.int(2, 110) * MINUTE_MS
}

/** Returns the weekday's English name. */
export function dayName(at: number): string {
  return new Date(at + OFFSET_MS).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
}

/** Returns the name of the month before an instant. */
export function monthBefore(at: number, locale: string): string {
  const date = new Date(at)
  const before = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 15))
  return before.toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })
}

function midnight(at: number): number {
  return Math.floor((at + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS
}

function mondayOf(at: number): number {
  return midnight(at) - ((weekday(at) + 6) % 7) * DAY_MS
}

function weekday(at: number): number {
  return new Date(at + OFFSET_MS).getUTCDay()
}
