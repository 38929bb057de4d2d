/** Calls back when the page may have missed something: network back, page shown again. Gives the way to stop. */
export function whenPageWakes(callback: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('online', callback, { signal })
  window.addEventListener('pageshow', callback, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || callback(), { signal })
  return () => stop.abort()
}
