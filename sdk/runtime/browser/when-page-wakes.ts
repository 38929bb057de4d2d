/**
 * Calls back when the network goes down or comes back, and when the page becomes visible. Returns a function that
 * stops it.
 */
export function whenPageWakes(callback: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('online', callback, { signal })
  window.addEventListener('offline', callback, { signal })
  window.addEventListener('pageshow', callback, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || callback(), { signal })
  return () => stop.abort()
}
