import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** More than a tall screen holds of short messages. */
const IN_SIGHT = 12

const NEAR_END_PX = 120
const NEAR_START_PX = 400

type Place = {
  /** Names of the first and the last that is shown; what lies between them stays as it is. */
  readonly first: string | undefined
  readonly last: string | undefined
  /** What goes to the end whatever the reader looks at, such as one's own words. */
  readonly jump: string
  /** Called while the reader is near the beginning. */
  readonly onNearStart: () => void
}

/**
 * Keeps what the reader looks at in its place: at the end while the reader is there, and where it is when something is
 * added in front of it.
 */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, place: Place) {
  const { first, last, jump, onNearStart } = place
  const atEnd = useRef(true)
  const before = useRef({ first, jump, height: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what makes the list grow.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const { first: oldFirst, jump: oldJump, height } = before.current
    if (atEnd.current || jump !== oldJump) box.scrollTop = box.scrollHeight
    else if (first !== oldFirst) box.scrollTop += box.scrollHeight - height
    before.current = { first, jump, height: box.scrollHeight }
  }, [first, last, jump])

  // A picture that has come, or something new above the composer: the end stays in sight.
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (atEnd.current) box.scrollTop = box.scrollHeight
      before.current.height = box.scrollHeight
    })
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [scroller])

  return function onScroll() {
    const box = scroller.current
    if (!box) return
    before.current.height = box.scrollHeight
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
    if (box.scrollTop < NEAR_START_PX) onNearStart()
  }
}

/**
 * From which of `count` entries on to draw, when the reader begins at the last: those in sight at first, all once these
 * are on the screen.
 */
export function useNewestFirst(count: number): number {
  const [isAll, setAll] = useState(count <= IN_SIGHT)
  useEffect(() => {
    if (isAll) return
    // What this frame draws is on the screen when the next one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setAll(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [isAll])
  return isAll ? 0 : Math.max(0, count - IN_SIGHT)
}
