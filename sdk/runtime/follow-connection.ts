/** Calls back with whether the browser has no network: now, and at each change. Returns the way to stop. */
export function followConnection(changed: (isOffline: boolean) => void): () => void {
  const stop = new AbortController()
  const tell = () => changed(!navigator.onLine)
  for (const name of ['online', 'offline']) window.addEventListener(name, tell, { signal: stop.signal })
  tell()
  return () => stop.abort()
}
