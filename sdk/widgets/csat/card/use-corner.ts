import { useEffect, useState } from 'react'
import { EVENTS, elementOf, type Widget } from '#contract/embed.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'

/** Widgets whose button or panel can be in the same corner. */
const NEIGHBORS = (['chat', 'voice'] as const)
  .map(feature => `${elementOf(feature)}:not([mode=inline],[mode=page],[hidden])`)
  // A help center in the page has no mode.
  .concat(`${elementOf('kb')}[mode=floating]:not([hidden])`)
  .join()

/**
 * Shares the corner: returns whether there is a button that the card stays above, and closes one panel when another
 * one opens.
 */
export function useCorner(host: WidgetHost, isFloating: boolean): boolean {
  const [isShared, setShared] = useState(false)

  useEffect(() => {
    if (!isFloating) return
    const isLeft = (element: Element) => element.getAttribute('position') === 'left'
    const neighbors = [...document.querySelectorAll<Widget>(NEIGHBORS)].filter(
      element => isLeft(element) === isLeft(host),
    )
    setShared(neighbors.length > 0)
    for (const neighbor of neighbors) if (neighbor['get']?.('open') === true) neighbor['close']?.()

    function follow({ target }: Event): void {
      if (neighbors.includes(target as Widget)) host.close()
    }

    document.addEventListener(EVENTS.open, follow)
    return () => document.removeEventListener(EVENTS.open, follow)
  }, [host, isFloating])

  return isShared
}
