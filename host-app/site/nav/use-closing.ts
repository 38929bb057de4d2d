import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isComposingKey } from '#core/composing-key.ts'

/**
 * Closes a bar's open menu: on a press outside the bar, on Escape, when the page changes, and when the focus
 * leaves the menu (NAV-09). A menu is an element with a button with `aria-expanded` and a panel.
 */
export function useClosing<Kind extends HTMLElement>(close: () => void): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const latest = useRef(close)
  latest.current = close
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's change is what closes.
  useEffect(() => latest.current(), [pathname])
  useEffect(() => {
    const openButton = () => element.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    const press = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) latest.current()
    }
    const focus = (event: Event) => {
      const menu = openButton()?.parentElement
      if (menu && !menu.contains(event.target as Node)) latest.current()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposingKey(event)) return
      // Moves the focus to the menu's button, because the focused link disappears.
      openButton()?.focus()
      latest.current()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('focusin', focus)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('keydown', key)
    }
  }, [])
  return element
}
