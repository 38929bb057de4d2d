import { useEffect } from 'react'
import { whenIdle } from '../adapters/when-idle.ts'
import type { LazyPart } from './lazy-part.tsx'

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
