import { useEffect } from 'react'
import type { LazyPart } from './lazy-part.tsx'

/** How long other work is waited for, and how long where a browser does not tell when it is idle (Safari). */
const WAIT_MS = 2_000

/** Loads parts that the page may want soon, once the browser has nothing better to do. `parts` is the same each time. */
export function usePreload(parts: readonly Pick<LazyPart, 'preload'>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What fails here is asked for again, and told of, where it is rendered.
        for (const part of parts) part.preload().catch(() => {})
      }),
    [parts],
  )
}

/** Runs once the browser has nothing better to do, unless the returned function is called before. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const handle = setTimeout(run, WAIT_MS)
    return () => clearTimeout(handle)
  }
  const handle = window.requestIdleCallback(run, { timeout: WAIT_MS })
  return () => window.cancelIdleCallback(handle)
}
