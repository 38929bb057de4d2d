/** Until then a tab that nobody looks at, which draws nothing, waits at most this long (ms). */
const UNSEEN_MS = 200

/** Calls once what is being rendered now stands on the screen: the frame after the one that paints it has begun. */
export function afterPaint(act: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) act()
    isDone = true
  }
  requestAnimationFrame(() => requestAnimationFrame(once))
  setTimeout(once, UNSEEN_MS)
}
