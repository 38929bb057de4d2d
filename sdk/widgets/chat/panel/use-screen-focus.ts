import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

type FocusWatch = { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void }

/**
 * Puts the focus on the first control (`data-first`) of a screen: when the panel appears, if it `wantsFocus`; later
 * only from a control that has gone with the screen before. `screen` names what shows. The handlers are the panel's.
 */
export function useScreenFocus(
  panel: RefObject<HTMLElement | null>,
  screen: string,
  wantsFocus: boolean,
): FocusWatch {
  const drawn = useRef<string | null>(null)
  const hasFocus = useRef(false)

  useEffect(() => {
    const isFirst = drawn.current === null
    if (drawn.current === screen) return
    drawn.current = screen
    const isLost = hasFocus.current && isNowhere(panel.current!)
    if (isFirst ? wantsFocus : isLost) panel.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [panel, screen, wantsFocus])

  return {
    onFocus() {
      hasFocus.current = true
    },
    onBlur({ relatedTarget }) {
      // Without a target it went with its element, or nowhere.
      if (relatedTarget && !panel.current?.contains(relatedTarget as Node)) hasFocus.current = false
    },
  }
}

function isNowhere(panel: HTMLElement): boolean {
  const root = panel.getRootNode() as ShadowRoot
  return root.activeElement === null && (document.activeElement ?? document.body) === document.body
}
