/**
 * Calls back when the page may have missed events: network back, tab visible, page restored from history.
 * Returns the function that unsubscribes.
 */
export function onWake(callback: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === 'visible') callback()
  }
  const whenRestored = (event: PageTransitionEvent) => {
    if (event.persisted) callback()
  }
  window.addEventListener('online', callback)
  window.addEventListener('pageshow', whenRestored)
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    window.removeEventListener('online', callback)
    window.removeEventListener('pageshow', whenRestored)
    document.removeEventListener('visibilitychange', whenVisible)
  }
}
