/** How long it waits at most (ms): a tab that nobody looks at draws nothing, and some pages never come to rest. */
const AT_MOST_MS = 200

/**
 * Calls once what is being rendered now stands on the screen and the page has come to rest: a panel that fades in is
 * there with the second frame.
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
