import { useEffect, useState } from 'react'
import { onWake } from '../browser/on-wake.ts'
import { systemClock } from '../browser/system-clock.ts'

const HALF_A_MINUTE_MS = 30_000

/**
 * Returns the time in milliseconds since the epoch, updated every `everyMs` and when the page wakes. The
 * default interval is for ages in words.
 */
export function useNow(everyMs = HALF_A_MINUTE_MS): number {
  const [now, setNow] = useState(systemClock.now)
  useEffect(() => {
    let timer: unknown
    function tick(): void {
      systemClock.clearTimeout(timer)
      setNow(systemClock.now())
      timer = systemClock.setTimeout(tick, everyMs)
    }
    tick()
    const stopWaking = onWake(tick)
    return () => {
      stopWaking()
      systemClock.clearTimeout(timer)
    }
  }, [everyMs])
  return now
}
