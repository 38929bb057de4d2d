import { useEffect, useState } from 'react'
import { elementOf, LAUNCHER_CLASS, type Widget } from '#contract/embed.ts'
import type { AttributeName } from '#contract/embed-attributes.ts'
import type { EventType } from '#contract/embed-types.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'

/** What the other widgets leave of the corner that the voice element shares with them. */
export type Corner = {
  /** Whether there is another button in the corner. */
  readonly isShared: boolean
  /** The width of that button in px; 0 without one. */
  readonly taken: number
  /** Whether the window is too narrow for a second button beside that one. */
  readonly isTight: boolean
  /** Whether the panel of another widget is open. */
  readonly isPanelOpen: boolean
}

/** The width of a round button, in px. The chat's button has it while it waits for its brand. */
const ROUND_PX = 56
/** Both edges of the window, and the gap between the buttons, in px. */
const AROUND_PX = 48
/** What the button needs without words, during a call, in px. */
const NEEDED_PX = 130
const EMPTY: Corner = { isShared: false, taken: 0, isTight: false, isPanelOpen: false }
const CHANGES: readonly EventType[] = ['support:ready', 'support:open', 'support:close']
/** Attributes of other widgets that move their button or change its size. */
const WATCHED = ['mode', 'position', 'hidden', 'brand', 'label'] satisfies (AttributeName | 'hidden')[]

/** Returns the state of the corner. Closes one panel when another one opens there; a call goes on. */
export function useCorner(host: WidgetHost, isFloating: boolean): Corner {
  const [corner, setCorner] = useState(EMPTY)

  useEffect(() => {
    if (!isFloating) return setCorner(EMPTY)
    let frame = 0
    const sizes = new ResizeObserver(look)

    function measure(): void {
      const neighbors = findNeighbors(host)
      // The help center's button is above that of the chat.
      const button = neighbors[0]?.shadowRoot?.querySelector(`.${LAUNCHER_CLASS}`)
      if (button) sizes.observe(button)
      const isShared = neighbors.length > 0
      const taken = isShared ? (button?.getBoundingClientRect().width ?? 0) || ROUND_PX : 0
      const next = {
        isShared,
        taken,
        isTight: window.innerWidth - AROUND_PX - taken < NEEDED_PX,
        isPanelOpen: neighbors.some(isOpen),
      }
      setCorner(known => (isSame(known, next) ? known : next))
    }

    /** Measures in the next frame: a button is drawn after the change that announces it. */
    function look(): void {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }

    function follow({ type, target }: Event): void {
      if (type === ('support:open' satisfies EventType)) {
        const neighbors = findNeighbors(host)
        if (target === host) for (const neighbor of neighbors) neighbor['close']?.()
        else if (neighbors.includes(target as Widget)) host.close()
      }
      look()
    }

    sizes.observe(document.documentElement)
    measure()
    const page = new MutationObserver(look)
    page.observe(document, { childList: true, subtree: true, attributeFilter: WATCHED })
    for (const name of CHANGES) document.addEventListener(name, follow)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      page.disconnect()
      for (const name of CHANGES) document.removeEventListener(name, follow)
    }
  }, [host, isFloating])

  return corner
}

/** Returns the other widgets with a button in the same corner, the chat first. */
function findNeighbors(host: WidgetHost): Widget[] {
  const isLeft = (element: Element) => element.getAttribute('position') === 'left'
  const chats = `${elementOf('chat')}:not([mode=inline],[mode=page],[hidden])`
  const helpCenters = `${elementOf('kb')}[mode=floating]:not([hidden])`
  return [
    ...document.querySelectorAll<Widget>(chats),
    ...document.querySelectorAll<Widget>(helpCenters),
  ].filter(element => isLeft(element) === isLeft(host))
}

function isOpen(widget: Widget): boolean {
  return widget['get']?.('open') === true
}

function isSame(one: Corner, other: Corner): boolean {
  return (Object.keys(EMPTY) as (keyof Corner)[]).every(key => one[key] === other[key])
}
