import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'

/**
 * Returns the focus when the panel closes and had it: to the element that opened the panel, or else to the
 * launcher.
 */
export function useFocusReturn(host: WidgetHost, launcher: RefObject<HTMLElement | null>): void {
  const isOpen = useStore(host.$isOpen)
  const opener = useRef<HTMLElement | null>(null)
  const isDue = useRef(false)

  useLayoutEffect(
    () =>
      // Runs at once, before the panel appears or disappears.
      host.$isOpen.listen(opens => {
        if (opens) opener.current = host.wantsFocus ? focusedElement() : null
        else isDue.current = Boolean(host.shadowRoot?.activeElement)
      }),
    [host],
  )

  useEffect(() => {
    if (isOpen || !isDue.current) return
    isDue.current = false
    const target = opener.current?.isConnected ? opener.current : launcher.current
    target?.focus()
  }, [isOpen, launcher])
}

/** Returns the focused element, also inside shadow roots; null if there is none. */
function focusedElement(): HTMLElement | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : null
}
