/** When a company's people are there: its week of wall-clock spans, read in its own time zone. */
import type { OfficeHours } from '#contract/entities/widget.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The first day of the epoch was a Thursday; weeks here begin on Monday. */
const EPOCH_WEEKDAY = 3

/** What the clock on the wall shows: milliseconds of its date and time, written as if they were UTC. */
type WallClock = (instantMs: number) => number

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
    const opening = openingsBetween(hours, wall, from, from + DAY_MS).find(instant =>
      isOpenByWall(hours, wall(instant)),
    )
    if (opening !== undefined) return opening
  }
  return null
}

/** Instants at which it may open within a day: each span's start, and a change of the clocks. In order. */
function openingsBetween(hours: OfficeHours, wall: WallClock, from: number, to: number): number[] {
  const offsets = new Set([wall(from) - from, wall(to) - to])
  const instants = [...offsets].flatMap(offset => {
    const midnight = Math.floor((from + offset) / DAY_MS) * DAY_MS - offset
    return [midnight, midnight + DAY_MS].flatMap(start =>
      hours.week[weekday(start + offset)]!.map(([minute]) => start + minute * MINUTE_MS),
    )
  })
  const all = offsets.size === 1 ? instants : [...instants, changeOfClocks(wall, from, to)]
  return all.filter(instant => instant >= from && instant <= to).sort((a, b) => a - b)
}

/** The instant between two at which the wall clock jumps. */
function changeOfClocks(wall: WallClock, from: number, to: number): number {
  const before = wall(from) - from
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (wall(middle) - middle === before) low = middle
    else high = middle
  }
  return high
}

function isOpenByWall({ week, holidays }: OfficeHours, wallMs: number): boolean {
  if (holidays.includes(new Date(wallMs).toISOString().slice(0, 10))) return false
  const minute = Math.floor((wallMs % DAY_MS) / MINUTE_MS)
  return week[weekday(wallMs)]!.some(([from, to]) => minute >= from && minute < to)
}

function weekday(wallMs: number): number {
  return (Math.floor(wallMs / DAY_MS) + EPOCH_WEEKDAY) % 7
}

function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return instantMs => {
    const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const seconds = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    )
    return seconds + (instantMs % 1_000)
  }
}
