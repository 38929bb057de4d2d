/** What the clock on the wall shows in a time zone, and when it is put forward or back. */

/** Milliseconds of the wall's date and time, written as if they were UTC, at an instant (milliseconds since the epoch). */
export type WallClock = (instantMs: number) => number

const clocks = new Map<string, WallClock>()

/** Throws a RangeError for an unknown time zone (an IANA name is wanted). */
export function wallClock(timeZone: string): WallClock {
  // Making a format takes far longer than using it.
  const clock = clocks.get(timeZone) ?? newWallClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

function newWallClock(timeZone: string): WallClock {
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

/** The instant between two at which the wall clock jumps. */
export function changeOfClocks(wall: WallClock, from: number, to: number): number {
  const before = wall(from) - from
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (wall(middle) - middle === before) low = middle
    else high = middle
  }
  return high
}
