import { useEffect, useState } from 'react'
import { onWake } from '../../adapters/on-wake.ts'
import { systemClock } from '../../adapters/system-clock.ts'

const STEP_MS = 1_000

/** The time, told anew each second and when the page wakes; milliseconds since the epoch. */
export function useNow(): number {
  const [now, setNow] = useState(systemClock.now)
  useEffect(() => {
    let timer: unknown
    function tell(): void {
      systemClock.clearTimeout(timer)
      setNow(systemClock.now())
      timer = systemClock.setTimeout(tell, STEP_MS)
    }
    tell()
    const stop = onWake(tell)
    return () => {
      systemClock.clearTimeout(timer)
      stop()
    }
  }, [])
  return now
}
