/** Maximum wait in ms, because a hidden tab never paints and some pages are never idle. */
const AT_MOST_MS = 200

/**
 * Calls back after the current render is painted and the page is idle. Waits for the second frame, with which a
 * panel that fades in is visible.
 */
export function afterPaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) act()
    isDone = true
  }
  requestAnimationFrame(() => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(once)))
  setTimeout(once, AT_MOST_MS)
}
