import { type RefObject, useLayoutEffect } from 'react'
import { styleSheet } from '../../runtime/element/style-sheet.ts'

/** One style sheet per text, shared by all elements. */
const sheets = new Map<string, CSSStyleSheet>()

/**
 * Adds a lazy part's style sheet to its shadow root before the part is painted.
 * @param css undefined until it has loaded
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
