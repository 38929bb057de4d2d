/** Moves the focus to another part of the widget, from a control that is about to disappear. */
export function focusNearby(control: HTMLElement, selector: '.messages' | '.box' | '[data-first]'): void {
  const root = control.getRootNode() as ShadowRoot
  root.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
}
