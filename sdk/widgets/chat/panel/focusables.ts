const SELECTOR = 'a[href], button, input, textarea, select, [tabindex="0"]'

/** Returns the elements that Tab reaches inside an element, in order, also inside shadow roots. */
export function focusables(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => [
    ...(isReached(element) ? [element] : []),
    ...(element.shadowRoot ? focusables(element.shadowRoot) : []),
  ])
}

function isReached(element: HTMLElement): boolean {
  return (
    element.matches(SELECTOR) && !element.matches(':disabled, [tabindex="-1"]') && element.offsetWidth > 0
  )
}
