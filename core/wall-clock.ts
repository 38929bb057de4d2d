/** Local time in a time zone, and its changes for daylight saving. */

/**
 * Converts an instant (ms since the epoch) to local date and time, as the ms that the same date and time have in
 * UTC.
 */
export type WallClock = (instantMs: number) => number

const clocks = new Map<string, WallClock>()

/**
 * Returns the wall clock of a time zone.
 * @param timeZone an IANA name
 * @throws RangeError for an unknown time zone
 */
export function wallClock(timeZone: string): WallClock {
  // Creating a format takes much longer than using it.
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

/** Returns the instant between two others at which the wall clock changes its offset. */
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
