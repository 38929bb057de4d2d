/** When a company's people are there: its week of wall-clock spans, read in its own time zone. */
import type { OfficeHours } from '#contract/entities/widget.ts'
import { changeOfClocks, type WallClock, wallClock } from './wall-clock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The first day of the epoch was a Thursday; weeks here begin on Monday. */
const EPOCH_WEEKDAY = 3
/** Three years: how far ahead open time is looked for. */
const REACH_DAYS = 1_096

/** Whether people are there at an instant (milliseconds since the epoch). Throws a RangeError for an unknown time zone. */
export function isOpen(hours: OfficeHours, instantMs: number): boolean {
  return isOpenByWall(hours, wallClock(hours.time_zone)(instantMs))
}

/**
 * The first instant, not before the given one, at which people are there; null when they never are. Where the clocks
 * are put forward over an opening time, that is the moment at which they were.
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
 * The instant at which people have been there for so long since a given one; null when that takes more than three
 * years. What the clocks skip is no time, and what they repeat counts twice.
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

/** Instants within a day at which it may open or close: both ends of each span, and a change of the clocks. In order. */
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
