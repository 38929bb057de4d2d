/** How often to look whether an element has been drawn, in ms, and how many times. The brand may be late. */
const LOOK_EVERY_MS = 250
const LOOKS = 16

/**
 * Keeps an element in its corner of the window on a page whose root is transformed. There, the browser fixes elements to the
 * page instead of the window, except in its top layer. A chunk of its own, because few pages need it.
 */
export async function keepInTopLayer(element: HTMLElement): Promise<void> {
  function raise(): void {
    // Without its style sheet, the element would look like any popover.
    const isDrawn = element.shadowRoot && getComputedStyle(element).position === 'fixed'
    // What is fixed to the window, as in the top layer, has no parent here.
    if (!isDrawn || !element.offsetParent) return
    element.popover = 'manual'
    element.showPopover()
  }

  if (!element.showPopover) return
  // When its code has come, and when the page has removed it and the loader has put it back.
  const observer = new MutationObserver(raise)
  observer.observe(element, { attributeFilter: ['mode', 'hidden'] })
  observer.observe(document.documentElement, { childList: true })
  for (let looks = 0; looks < LOOKS && !element.shadowRoot; looks++)
    await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
  raise()
}
