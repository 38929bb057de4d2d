import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard focus near when an action removes the focused control, instead of losing it to the
 * body.
 * @param fallback returns the control that then gets the focus
 * @returns handlers for the element around the controls; its component must render when they change
 */
export function useFocusFallback(fallback: () => HTMLElement | null | undefined) {
  const focused = useRef<Element | null>(null)

  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) fallback()?.focus()
  })

  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target
    },
    // React does not call it for a control that it removes.
    onBlur: () => {
      focused.current = null
    },
  }
}
