import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import menuCss from './menu.css?inline'
import { menuItems } from './menu-items.ts'
import type { Sizing } from './sizing.ts'

type Props = {
  readonly session: ChatSession
  readonly sizing: Sizing | null
  /** The item that takes the focus when the menu opens. */
  readonly focus: 'first' | 'last'
  readonly onNotice: (text: string) => void
  /** Closes the menu and returns the focus to its button. */
  readonly onClose: () => void
}

/**
 * The menu with the visitor's other actions. Arrow keys, Home and End move the focus; Escape and Tab close it.
 */
export function Menu({ session, sizing, focus, onNotice, onClose }: Props) {
  const catalog = useLazyMessages()
  const menu = useRef<HTMLDivElement>(null)
  useStyleSheet(menu, menuCss)
  const host = () => (menu.current!.getRootNode() as ShadowRoot).host as WidgetHost
  const items = menuItems({ session, sizing, catalog, tell: onNotice, host })

  function buttons(): HTMLElement[] {
    return [...menu.current!.querySelectorAll<HTMLElement>('[role=menuitem]')]
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the menu opens
  useEffect(
    () =>
      buttons()
        .at(focus === 'first' ? 0 : -1)
        ?.focus(),
    [focus],
  )

  function move(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return
    const { key } = event
    if (key === 'Tab') onClose()
    const all = buttons()
    const index = all.indexOf(event.target as HTMLElement)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[key]
    if (next === undefined && key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (next === undefined) onClose()
    else all.at(next % all.length)?.focus()
  }

  return (
    <div ref={menu} className="menu" role="menu" aria-label={catalog.t.more} tabIndex={-1} onKeyDown={move}>
      {items.map(({ name, act }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          className="item"
          tabIndex={-1}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
