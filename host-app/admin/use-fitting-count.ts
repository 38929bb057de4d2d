import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fittingCount } from './fitting-count.ts'

/**
 * How many of a row's links fit, measured again whenever a width changes. The row's children are the links and, last, the
 * menu for the rest; all of them are laid out at any time, those without a place out of the flow.
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
      // Up to the next whole pixel: a link must not be cut by a fraction of one.
      const widths = children.map(child => Math.ceil(child.getBoundingClientRect().width))
      setCount(
        fittingCount({ widths: widths.slice(0, links), room: element.clientWidth, menu: widths[links]! }),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const observed of [element, ...children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [links])

  return { row, count }
}
