import { startTransition, useEffect, useState } from 'react'

/** More than a tall screen holds of short messages. */
const IN_SIGHT = 12

/**
 * From which of `count` entries on to draw, when the reader begins at the last: those in sight at first, all once these
 * are on the screen.
 */
export function useNewestFirst(count: number): number {
  const [isAll, setAll] = useState(count <= IN_SIGHT)
  useEffect(() => {
    if (isAll) return
    // What this frame draws is on the screen when the next one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setAll(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [isAll])
  return isAll ? 0 : Math.max(0, count - IN_SIGHT)
}
