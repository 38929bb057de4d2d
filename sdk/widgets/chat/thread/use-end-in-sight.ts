import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadEntry } from '#core/conversation/view/view.ts'

/** Maximum distance from the end at which the list still follows new messages. */
export const NEAR_END_PX = 80
/** Space above the last message if it is higher than the list. */
const LAST_MARGIN_PX = 8
/** Distance from the upper end at which older messages are added, early enough for scrolling. */
const NEAR_START_PX = 300

/**
 * Scrolls a message list to its end, but never past the start of its last message: what comes below a long answer must not
 * push away what the visitor reads. Only the follow-up card does, because the conversation closes unless it is answered
 * (CHAT-15). A form in which the visitor writes stays where it is.
 */
export function scrollToEnd(list: Element): void {
  if (list.querySelector('form:focus-within')) return
  const start = list.querySelector('.follow-up') ? null : startOfLast(list)
  list.scrollTop = start ?? list.scrollHeight
}

/** Returns where the last message starts; null without one. */
function startOfLast(list: Element): number | null {
  const last = [...list.querySelectorAll<HTMLElement>('.message')].at(-1)
  return last ? last.offsetTop - LAST_MARGIN_PX : null
}

type Options = {
  readonly list: RefObject<HTMLElement | null>
  readonly shown: readonly ThreadEntry[]
  /** Whether the follow-up card shows. */
  readonly hasCard: boolean
  readonly showOlder: () => void
}

/**
 * Keeps the list scrolled to its end, or to the start of a last message that is higher than the list, unless the visitor
 * has scrolled up. Then the visible messages stay in place when older ones are added above, and `hasNews` is true if there are newer ones below.
 */
export function useEndInSight({ list, shown, hasCard, showOlder }: Options) {
  const [hasNews, setNews] = useState(false)
  const isAtEnd = useRef(true)
  const before = useRef({ first: '', last: '', height: 0, hasCard: false })
  const first = shown[0]?.key ?? ''
  const newest = shown.at(-1)
  const last = newest?.key ?? ''

  function goToEnd(): void {
    isAtEnd.current = true
    setNews(false)
    scrollToEnd(list.current!)
  }

  // After every render, because a message, a placeholder, a card or a growing answer may have moved the end.
  useLayoutEffect(() => {
    const { scrollHeight, scrollTop } = list.current!
    const isNew = last !== before.current.last
    const isCardNew = hasCard && !before.current.hasCard
    // A visitor who reads the last message from its start is at the end too.
    if (isCardNew && scrollTop >= (startOfLast(list.current!) ?? 0) - NEAR_END_PX) isAtEnd.current = true
    if (isAtEnd.current || (isNew && newest?.author === 'visitor')) goToEnd()
    else if (first !== before.current.first) list.current!.scrollTop += scrollHeight - before.current.height
    else if (isNew || isCardNew) setNews(true)
    before.current = { first, last, height: scrollHeight, hasCard }
  })

  function fillAbove(): void {
    if (list.current!.scrollTop < NEAR_START_PX) showOlder()
  }

  // The rendered messages may be too few to scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each group of older messages
  useEffect(fillAbove, [first])

  // A layout effect, because other effects are cleaned up only after the list is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list stays the same element
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) goToEnd()
      fillAbove()
    })
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [])

  function onScroll(): void {
    // A scroll event may arrive after the list is removed.
    if (!list.current) return
    const { scrollHeight, scrollTop, clientHeight } = list.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
    if (isAtEnd.current) setNews(false)
    fillAbove()
  }

  return { hasNews, goToEnd, onScroll }
}
