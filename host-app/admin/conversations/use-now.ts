import { useEffect, useState } from 'react'
import type { Clock } from '#core/clock.ts'
import { onWake } from '../../adapters/browser/on-wake.ts'
import { systemClock } from '../../adapters/browser/system-clock.ts'

const REFRESH_MS = 30_000

/** The time in milliseconds, new every half minute and when the page wakes: for ages in words. */
export function useNow(clock: Clock = systemClock): number {
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    let handle: unknown
    function tick() {
      clock.clearTimeout(handle)
      setNow(clock.now())
      handle = clock.setTimeout(tick, REFRESH_MS)
    }
    tick()
    const stopWaking = onWake(tick)
    return () => {
      stopWaking()
      clock.clearTimeout(handle)
    }
  }, [clock])
  return now
}
