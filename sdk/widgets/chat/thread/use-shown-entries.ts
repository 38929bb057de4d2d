import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ThreadEntry } from '#core/conversation/view/view.ts'

/** So many of the newest messages are drawn at first, and so many more each time that older ones are wanted. */
const FIRST = 12
const MORE = 24

type Shown = {
  /** The oldest message's key: another one means another conversation. */
  readonly oldest: string | undefined
  /** The index of the first message drawn. */
  readonly start: number
  readonly isLive: boolean
}

/**
 * The newest messages alone until older ones are wanted, so that a long thread does not keep one waiting. `isLive` is false
 * until what was there already has been drawn, `isComplete` in every part: only what comes after is announced.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing of what was there already
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
