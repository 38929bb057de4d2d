import { useEffect, useState } from 'react'
import { systemClock } from '../browser/system-clock.ts'

/** Returns the value after it has stayed the same for `forMs` milliseconds; until then, the previous one. */
export function useDebouncedValue<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = systemClock.setTimeout(() => setSettled(value), forMs)
    return () => systemClock.clearTimeout(timer)
  }, [value, forMs])
  return settled
}
