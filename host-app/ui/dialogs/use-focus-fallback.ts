import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard focus near when an action removes the focused control, which would leave it on the body.
 * @param fallback the control that gets the focus then
 * @returns handlers for the element around the controls; its component renders again when they change
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
