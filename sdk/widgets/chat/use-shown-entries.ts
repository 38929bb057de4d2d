import { useEffect, useState } from 'react'
import type { ThreadEntry } from '#core/conversation/view.ts'

/** So many of the newest messages are drawn at once, and so many more each time that older ones are wanted. */
const FIRST = 12
const MORE = 48

type Shown = {
  /** The oldest message's key: another one means another conversation. */
  readonly oldest: string | undefined
  /** The index of the first message drawn. */
  readonly start: number
  readonly isLive: boolean
}

/**
 * The newest messages first, so that a long thread does not keep one waiting; older ones in the next frame and as one
 * scrolls up. `isLive` is false until what was there already has been drawn: only what comes after is announced.
 */
export function useShownEntries(entries: readonly ThreadEntry[]) {
  const [kept, setShown] = useState(() => begin(entries))
  const isOther = kept.oldest !== entries[0]?.key
  const shown = isOther ? begin(entries) : kept
  if (isOther) setShown(shown)
  const { oldest, start, isLive } = shown

  function showOlder(): void {
    setShown(before => (before.start === 0 ? before : { ...before, start: Math.max(0, before.start - MORE) }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      showOlder()
      frame = requestAnimationFrame(() => setShown(before => ({ ...before, isLive: true })))
    })
    return () => cancelAnimationFrame(frame)
  }, [oldest])

  return { shown: start === 0 ? entries : entries.slice(start), isLive, showOlder }
}

function begin(entries: readonly ThreadEntry[]): Shown {
  return { oldest: entries[0]?.key, start: Math.max(0, entries.length - FIRST), isLive: false }
}
