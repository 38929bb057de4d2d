/** How long other work is waited for, and how long where a browser does not tell when it is idle (Safari). */
const WAIT_MS = 2_000

/** Runs once the browser has nothing better to do, unless the returned function is called before. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const handle = setTimeout(run, WAIT_MS)
    return () => clearTimeout(handle)
  }
  const handle = window.requestIdleCallback(run, { timeout: WAIT_MS })
  return () => window.cancelIdleCallback(handle)
}
