import { type RefObject, useLayoutEffect } from 'react'
import { NEAR_END_PX, scrollToEnd } from './use-end-in-sight.ts'

/**
 * Keeps the end of the message list in sight when a part of it shows whose code may have loaded after its message,
 * unless the visitor has scrolled up.
 */
export function useLatePart(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current!
    const list = element.closest('.messages')
    if (!list) return
    const below = list.scrollHeight - list.scrollTop - list.clientHeight - element.offsetHeight
    if (below < NEAR_END_PX) scrollToEnd(list)
  }, [part])
}
