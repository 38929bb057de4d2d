import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadEntry } from '#core/conversation/view/view.ts'

/** Somebody who has scrolled up further than this is reading, and is not pulled down. */
export const NEAR_END_PX = 80
/** Older messages are wanted this close to the upper end: soon enough to be there when one has scrolled to it. */
const NEAR_START_PX = 300

type Options = {
  readonly list: RefObject<HTMLElement | null>
  readonly shown: readonly ThreadEntry[]
  readonly showOlder: () => void
}

/**
 * Keeps the end of the list in sight unless one has scrolled up; then what is read stays where it is while older
 * messages come in above, and `hasNews` tells of newer ones below.
 */
export function useEndInSight({ list, shown, showOlder }: Options) {
  const [hasNews, setNews] = useState(false)
  const isAtEnd = useRef(true)
  const before = useRef({ first: '', last: '', height: 0 })
  const first = shown[0]?.key ?? ''
  const newest = shown.at(-1)
  const last = newest?.key ?? ''

  function goToEnd(): void {
    isAtEnd.current = true
    setNews(false)
    list.current!.scrollTop = list.current!.scrollHeight
  }

  // After every drawing: a message, a placeholder, a card or a growing answer may have moved the end.
  useLayoutEffect(() => {
    const { scrollHeight } = list.current!
    const isNew = last !== before.current.last
    if (isAtEnd.current || (isNew && newest?.author === 'visitor')) goToEnd()
    else if (first !== before.current.first) list.current!.scrollTop += scrollHeight - before.current.height
    else if (isNew) setNews(true)
    before.current = { first, last, height: scrollHeight }
  })

  function fillAbove(): void {
    if (list.current!.scrollTop < NEAR_START_PX) showOlder()
  }

  // So little may be drawn that there is nothing to scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more after each older part
  useEffect(fillAbove, [first])

  // A layout effect, since the others are cleaned up only after the list has gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is one element as long as it is drawn
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) goToEnd()
      fillAbove()
    })
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [])

  function onScroll(): void {
    // It may be heard of after the list has gone.
    if (!list.current) return
    const { scrollHeight, scrollTop, clientHeight } = list.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
    if (isAtEnd.current) setNews(false)
    fillAbove()
  }

  return { hasNews, goToEnd, onScroll }
}
