import { useEffect, useState } from 'react'

let isReady = false

/**
 * Whether dates may be written. A browser's first one takes it 30 to 50 ms, whichever it is; so what was said is drawn
 * before, and the dates at the first idle moment after it.
 */
export function useDatesReady(): boolean {
  const [isNow, setNow] = useState(isReady)

  useEffect(() => {
    if (isReady) return setNow(true)
    const begin = () => {
      isReady = true
      setNow(true)
    }
    ;(window.requestIdleCallback ?? setTimeout)(begin, { timeout: 1_000 } as never)
  }, [])

  return isNow
}
