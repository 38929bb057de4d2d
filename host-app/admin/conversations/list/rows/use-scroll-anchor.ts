import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the visible rows in place when rows above come and go. CSS scroll anchoring doesn't cover rows
 * placed by script. Returns the function to call on scroll.
 */
export function useScrollAnchor(
  rows: readonly { readonly id: string }[],
  virtualizer: Virtualizer<HTMLDivElement, Element>,
): () => void {
  const anchor = useRef<{ id: string; top: number } | null>(null)

  function keep(): void {
    const top = virtualizer.scrollElement?.scrollTop ?? 0
    const first = virtualizer.measurementsCache.find(({ end }) => end > top)
    const row = first && rows[first.index]
    anchor.current = row ? { id: row.id, top: first.start - top } : null
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows move what is read.
  useLayoutEffect(() => {
    const pane = virtualizer.scrollElement
    if (!pane) return
    const start = virtualizer.measurementsCache[rows.findIndex(({ id }) => id === anchor.current?.id)]?.start
    if (anchor.current && start !== undefined && pane.scrollTop > 0) {
      const moved = start - pane.scrollTop - anchor.current.top
      if (moved !== 0) pane.scrollTop += moved
    }
    keep()
  }, [rows])

  return keep
}
