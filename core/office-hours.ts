/** Office hours of a company: its weekly opening times in its own time zone. */
import type { OfficeHours } from '#contract/entities/widget.ts'
import { changeOfClocks, type WallClock, wallClock } from './wall-clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The first day of the epoch was a Thursday. Weeks start on Monday here. */
const EPOCH_WEEKDAY = 3
/** Number of days that are searched for open time: three years. */
const REACH_DAYS = 1_096

/**
 * Whether the office is open at an instant.
 * @param instantMs in ms since the epoch
 * @throws RangeError for an unknown time zone
 */
export function isOpen(hours: OfficeHours, instantMs: number): boolean {
  return isOpenByWall(hours, wallClock(hours.time_zone)(instantMs))
}

/**
 * Returns the first instant at or after the given one at which the office is open, or null if it never opens. If
 * the clocks skip an opening time, the office opens when they are put forward. Instants are ms since the epoch.
 */
export function nextOpening(hours: OfficeHours, instantMs: number): number | null {
  const wall = wallClock(hours.time_zone)
  if (isOpenByWall(hours, wall(instantMs))) return instantMs
  // Each holiday can take one day of a weekly opening.
  const days = (hours.holidays.length + 2) * 7
  for (let day = 0; day < days; day++) {
    const from = instantMs + day * DAY_MS
    const opening = edgesBetween(hours, wall, from, from + DAY_MS).find(instant =>
      isOpenByWall(hours, wall(instant)),
    )
    if (opening !== undefined) return opening
  }
  return null
}

/**
 * Returns the instant at which the office has been open for `openMs` since `fromMs`, or null if that takes more
 * than three years. Time that the clocks skip does not count, and time that they repeat counts twice.
 */
export function afterOpenTime(hours: OfficeHours, fromMs: number, openMs: number): number | null {
  const wall = wallClock(hours.time_zone)
  let left = openMs
  for (let day = 0; day < REACH_DAYS; day++) {
    const from = fromMs + day * DAY_MS
    const edges = [from, ...edgesBetween(hours, wall, from, from + DAY_MS), from + DAY_MS]
    for (const [index, start] of edges.slice(0, -1).entries()) {
      if (!isOpenByWall(hours, wall(start))) continue
      const length = edges[index + 1]! - start
      if (left <= length) return start + left
      left -= length
    }
  }
  return null
}

/**
 * Returns the instants of a day at which the office may open or close, ascending: both ends of each opening time,
 * and a change of the clocks.
 */
function edgesBetween(hours: OfficeHours, wall: WallClock, from: number, to: number): number[] {
  const offsets = new Set([wall(from) - from, wall(to) - to])
  const instants = [...offsets].flatMap(offset => {
    const midnight = Math.floor((from + offset) / DAY_MS) * DAY_MS - offset
    return [midnight, midnight + DAY_MS].flatMap(start =>
      hours.week[weekday(start + offset)]!.flatMap(span => span.map(minute => start + minute * MINUTE_MS)),
    )
  })
  const all = offsets.size === 1 ? instants : [...instants, changeOfClocks(wall, from, to)]
  return all.filter(instant => instant >= from && instant <= to).sort((a, b) => a - b)
}

function isOpenByWall({ week, holidays }: OfficeHours, wallMs: number): boolean {
  if (holidays.includes(new Date(wallMs).toISOString().slice(0, 10))) return false
  const minute = Math.floor((wallMs % DAY_MS) / MINUTE_MS)
  return week[weekday(wallMs)]!.some(([from, to]) => minute >= from && minute < to)
}

function weekday(wallMs: number): number {
  return (Math.floor(wallMs / DAY_MS) + EPOCH_WEEKDAY) % 7
}
