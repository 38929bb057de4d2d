/** Calls back when the network goes or comes back, and when the page is shown again. Returns the way to stop. */
export function whenPageWakes(callback: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('online', callback, { signal })
  window.addEventListener('offline', callback, { signal })
  window.addEventListener('pageshow', callback, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || callback(), { signal })
  return () => stop.abort()
}
