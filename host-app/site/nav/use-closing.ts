import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Closes the open menu of a bar: on a press outside the bar, on Escape, when the page changes, and when the focus leaves
 * the menu (NAV-09). A menu is a button with `aria-expanded` and the panel beside it, in an element of their own.
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
      if (event.key !== 'Escape') return
      // The button of the menu that closes has the focus next, not something that is gone.
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
