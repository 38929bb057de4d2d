import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

type FocusWatch = { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void }

/**
 * Focuses the first control (`data-first`) of a screen: when the panel opens, if it `wantsFocus`; later only if
 * the focus was on a control of the previous screen. Returns focus handlers for the panel.
 * @param screen name of the current screen
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
      // Without a target, the focus was lost together with its element.
      if (relatedTarget && !panel.current?.contains(relatedTarget as Node)) hasFocus.current = false
    },
  }
}

function isNowhere(panel: HTMLElement): boolean {
  const root = panel.getRootNode() as ShadowRoot
  return root.activeElement === null && (document.activeElement ?? document.body) === document.body
}
