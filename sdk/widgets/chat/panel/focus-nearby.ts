/** Moves the focus from a control that is about to go to another part of the widget. */
export function focusNearby(control: HTMLElement, selector: '.messages' | '.box'): void {
  const root = control.getRootNode() as ShadowRoot
  root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
