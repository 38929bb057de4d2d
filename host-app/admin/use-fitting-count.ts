import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns how many of a row's links fit, measured again whenever a width changes. The row's children are the
 * links and, last, the menu for the rest. All of them are always laid out; those that don't fit are taken
 * out of the flow.
 */
export function useFittingCount(links: number): {
  readonly row: RefObject<HTMLElement | null>
  readonly count: number
} {
  const row = useRef<HTMLElement>(null)
  const [count, setCount] = useState(links)

  useLayoutEffect(() => {
    const element = row.current!
    const children = [...element.children]
    function measure(): void {
      // Rounds up to a whole pixel, so that no link is cut off by a fraction of one.
      const widths = children.map(child => Math.ceil(child.getBoundingClientRect().width))
      setCount(
        fittingCount({
          widths: widths.slice(0, links),
          available: element.clientWidth,
          menu: widths[links]!,
        }),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [links])

  return { row, count }
}

type Row = {
  /** The width of each link, in px. */
  readonly widths: readonly number[]
  /** The width of the row, in px. */
  readonly available: number
  /** The width of the menu for the links that do not fit, in px. */
  readonly menu: number
}

/**
 * Returns how many links fit into a row, from the first on. If not all fit, it reserves space for the menu.
 */
export function fittingCount({ widths, available, menu }: Row): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0))
  if ((ends.at(-1) ?? 0) <= available) return widths.length
  return ends.filter(end => end + menu <= available).length
}
