import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** More short messages than a tall screen can show. */
const IN_SIGHT = 12

const NEAR_END_PX = 120
const NEAR_START_PX = 400

type Place = {
  /** Keys of the first and the last item shown; the items between them stay the same. */
  readonly first: string | undefined
  readonly last: string | undefined
  /** When this value changes, the list scrolls to the end, such as after the agent's own message. */
  readonly jump: string
  /** Called while the reader is near the beginning. */
  readonly onNearStart: () => void
}

/**
 * Keeps the scroll position: at the end while the reader is there, else in place when items are inserted
 * above.
 */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, place: Place) {
  const { first, last, jump, onNearStart } = place
  const atEnd = useRef(true)
  const before = useRef({ first, jump, height: 0, top: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes the list grow.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const { first: oldFirst, jump: oldJump, height } = before.current
    atEnd.current ||= jump !== oldJump
    if (atEnd.current) box.scrollTop = box.scrollHeight
    else if (first !== oldFirst) box.scrollTop += box.scrollHeight - height
    before.current = { first, jump, height: box.scrollHeight, top: box.scrollTop }
  }, [first, last, jump])

  // Stays at the end when an image has loaded or the composer grows.
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight
      before.current.height = box.scrollHeight
      before.current.top = box.scrollTop
    })
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [scroller])

  return function onScroll() {
    const box = scroller.current
    if (!box) return
    before.current.height = box.scrollHeight
    atEnd.current = isAtEnd(box, { wasAtEnd: atEnd.current, top: before.current.top })
    before.current.top = box.scrollTop
    if (box.scrollTop < NEAR_START_PX) onNearStart()
  }
}

/**
 * Returns whether a list is at its end after a scroll event. A list that was at the end leaves it only upward: the event of
 * the last scroll to the end may come when a picture has grown the list again.
 * @param before its position in px before the event
 */
export function isAtEnd(
  box: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>,
  before: { readonly wasAtEnd: boolean; readonly top: number },
): boolean {
  const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
  return isNear || (before.wasAtEnd && box.scrollTop >= before.top)
}

/**
 * Returns the index of the first of `count` items to render. The reader starts at the end, so the visible
 * items come first and the rest in the next frame.
 */
export function useNewestFirst(count: number): number {
  const [isAll, setAll] = useState(count <= IN_SIGHT)
  useEffect(() => {
    if (isAll) return
    // This frame's rendering is on the screen when the next frame begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setAll(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [isAll])
  return isAll ? 0 : Math.max(0, count - IN_SIGHT)
}
