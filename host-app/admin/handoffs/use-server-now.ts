import { useEffect, useState } from 'react'
import { systemClock } from '../../adapters/system-clock.ts'

const TICK_MS = 1_000

/** The server's time in milliseconds, second by second: `told` is an ISO instant that it said at `at` of our own clock. */
export function useServerNow(told: string, at: number): number {
  const [now, setNow] = useState(systemClock.now)
  useEffect(() => {
    let handle: unknown
    function tick() {
      setNow(systemClock.now())
      handle = systemClock.setTimeout(tick, TICK_MS)
    }
    tick()
    return () => systemClock.clearTimeout(handle)
  }, [])
  return Date.parse(told) + Math.max(0, now - at)
}
