import { useEffect, useState } from 'react'
import { systemClock } from '../../adapters/system-clock.ts'

/** The value once it has stayed the same for so many milliseconds; before, the one that did. */
export function useDebouncedValue<Value>(value: Value, forMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = systemClock.setTimeout(() => setSettled(value), forMs)
    return () => systemClock.clearTimeout(timer)
  }, [value, forMs])
  return settled
}
