import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

type Marks = {
  /** How many places for marks there are. */
  readonly count: number
  /** Places in a row, for up and down; without it, there is one row. */
  readonly columns?: number
  /** Whether a place has a mark; without it, every one has. */
  readonly isMark?: (index: number) => boolean
}

/**
 * Makes the marks of a chart one stop of the Tab key: the arrow keys, Home and End move between them. `active` is the
 * mark with the pointer or the focus, null for none.
 */
export function useMarks({ count, columns = count, isMark = () => true }: Marks) {
  const [active, setActive] = useState<number | null>(null)
  const [last, setLast] = useState<number | null>(null)
  /** The mark whose values a touch has to show before another one follows its link. */
  const touched = useRef<number | null>(null)
  const isPresent = (index: number) => index >= 0 && index < count && isMark(index)
  const stop = last !== null && isPresent(last) ? last : nearest(count - 1, -1)

  /** The first mark from `index` on in this direction; null if there is none. */
  function nearest(index: number, step: number): number | null {
    for (let at = index; at >= 0 && at < count; at += step) if (isPresent(at)) return at
    return null
  }

  function show(index: number): void {
    setActive(index)
    setLast(index)
  }

  function onKeyDown(event: KeyboardEvent<Element>): void {
    if (stop === null) return
    const next: Readonly<Record<string, () => number | null>> = {
      ArrowRight: () => nearest(stop + 1, 1),
      ArrowLeft: () => nearest(stop - 1, -1),
      ArrowDown: () => nearest(stop + columns, columns),
      ArrowUp: () => nearest(stop - columns, -columns),
      Home: () => nearest(0, 1),
      End: () => nearest(count - 1, -1),
    }
    const find = next[event.key]
    if (!find) return
    event.preventDefault()
    event.currentTarget.querySelector<SVGElement>(`[data-mark="${find()}"]`)?.focus()
  }

  return {
    active: active !== null && isPresent(active) ? active : null,
    group: { onKeyDown, onPointerLeave: () => setActive(null), onBlur: () => setActive(null) },
    mark: (index: number) => ({
      'data-mark': index,
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => show(index),
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') show(index)
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        touched.current = pointerType === 'touch' && active !== index ? index : null
      },
      onClick(event: MouseEvent) {
        if (touched.current !== index) return
        event.preventDefault()
        show(index)
      },
    }),
  }
}
