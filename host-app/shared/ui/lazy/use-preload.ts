import { useEffect } from 'react'
import type { LazyPart } from './lazy-part.tsx'

/**
 * Maximum delay before a preload, in ms; also the fixed delay in browsers that don't report idle time
 * (Safari).
 */
const WAIT_MS = 2_000

/** Preloads parts that the page may need soon, once the browser is idle. `parts` must be a stable array. */
export function usePreload(parts: readonly Pick<LazyPart, 'preload'>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // Failures are ignored: rendering the part loads it again and reports the error.
        for (const part of parts) part.preload().catch(() => {})
      }),
    [parts],
  )
}

/** Runs once the browser is idle, unless the returned function is called before. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const handle = setTimeout(run, WAIT_MS)
    return () => clearTimeout(handle)
  }
  const handle = window.requestIdleCallback(run, { timeout: WAIT_MS })
  return () => window.cancelIdleCallback(handle)
}
