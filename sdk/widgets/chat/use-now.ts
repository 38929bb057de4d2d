import { useEffect, useState } from 'react'
import type { Clock } from '#core/clock.ts'

const SECOND_MS = 1_000

/** The time, anew every second up to `until`, as long as the page is looked at. Milliseconds since the epoch. */
export function useNow(clock: Clock, until: number): number {
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => {
    let handle: unknown = null
    function tick(): void {
      clock.clearTimeout(handle)
      setNow(clock.now())
      if (!document.hidden && clock.now() < until) handle = clock.setTimeout(tick, SECOND_MS)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      document.removeEventListener('visibilitychange', tick)
      clock.clearTimeout(handle)
    }
  }, [clock, until])

  return now
}
