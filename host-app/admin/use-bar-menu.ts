import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes a `<details>` of the bar on navigation, on a press or focus outside it, and on Escape. Returns its ref. */
export function useBarMenu(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    // Each navigation has its own key.
    if (key) menu.current!.open = false
  }, [key])

  useEffect(() => {
    const details = menu.current!
    function closeOutside({ target }: Event): void {
      if (target instanceof Node && !details.contains(target)) details.open = false
    }
    function closeOnEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !details.open) return
      // The page behind has its own handler for Escape.
      event.stopPropagation()
      details.open = false
      details.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    details.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      details.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return menu
}
