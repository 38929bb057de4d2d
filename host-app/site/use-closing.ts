import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls `close` on a press outside the element, on Escape and when the page changes (NAV-09). */
export function useClosing<Kind extends HTMLElement>(close: () => void): RefObject<Kind | null> {
  const element = useRef<Kind>(null)
  const latest = useRef(close)
  latest.current = close
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's change is what closes.
  useEffect(() => latest.current(), [pathname])
  useEffect(() => {
    const press = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) latest.current()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The button of the menu that closes has the focus next, not something that is gone.
      element.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      latest.current()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [])
  return element
}
