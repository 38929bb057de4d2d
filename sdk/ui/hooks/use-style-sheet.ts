import { type RefObject, useLayoutEffect } from 'react'
import { styleSheet } from '../../runtime/element/style-sheet.ts'

/** One for each text, which every element adopts. */
const sheets = new Map<string, CSSStyleSheet>()

/**
 * Brings the style sheet of a part that is loaded later into the shadow root around it, before the part is painted; one
 * that is not here yet is left for later.
 */
export function useStyleSheet(part: RefObject<HTMLElement | null>, css: string | undefined): void {
  useLayoutEffect(() => {
    if (css === undefined) return
    const root = part.current?.getRootNode()
    const sheet = sheets.get(css) ?? styleSheet(css)
    sheets.set(css, sheet)
    if (!(root instanceof ShadowRoot) || root.adoptedStyleSheets.includes(sheet)) return
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }, [part, css])
}
