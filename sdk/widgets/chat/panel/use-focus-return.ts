import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'

/**
 * Gives the focus back when the panel closes around it: to what opened the panel, in the page or here, or to the
 * launcher when that is not known.
 */
export function useFocusReturn(host: WidgetHost, launcher: RefObject<HTMLElement | null>): void {
  const isOpen = useStore(host.$isOpen)
  const opener = useRef<HTMLElement | null>(null)
  const isDue = useRef(false)

  useLayoutEffect(
    () =>
      // Heard at once, before the panel is drawn or gone.
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

/** The element with the focus, in whatever shadow root; null when there is none. */
function focusedElement(): HTMLElement | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : null
}
