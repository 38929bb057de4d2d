import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ThreadEntry } from '#core/conversation/view/view.ts'

/** Number of newest messages that render first (`FIRST`), and that are added each time (`MORE`). */
const FIRST = 12
const MORE = 24

type Shown = {
  /** The oldest message's key. If it changes, the conversation is another one. */
  readonly oldest: string | undefined
  /** The index of the first rendered message. */
  readonly start: number
  readonly isLive: boolean
}

/**
 * Returns the newest messages, and older ones on request, so that a long thread renders fast. `isLive` becomes
 * true once the existing messages have rendered completely (`isComplete`), so that screen readers announce only
 * later ones.
 */
export function useShownEntries(entries: readonly ThreadEntry[], isComplete: boolean) {
  const [last, setShown] = useState(() => begin(entries))
  const isOther = last.oldest !== entries[0]?.key
  const shown = isOther ? begin(entries) : last
  if (isOther) setShown(shown)
  const { oldest, start, isLive } = shown

  const showOlder = useCallback(() => {
    setShown(before =>
      before.start === 0 ? before : { ...before, start: Math.max(0, before.start - MORE), isLive: false },
    )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the existing messages have rendered
  useEffect(() => {
    if (!isComplete) return
    const frame = requestAnimationFrame(() => setShown(before => ({ ...before, isLive: true })))
    return () => cancelAnimationFrame(frame)
  }, [oldest, start, isComplete])

  return { shown: useMemo(() => entries.slice(start), [entries, start]), isLive, showOlder }
}

function begin(entries: readonly ThreadEntry[]): Shown {
  return { oldest: entries[0]?.key, start: Math.max(0, entries.length - FIRST), isLive: false }
}
