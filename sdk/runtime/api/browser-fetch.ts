/**
 * The browser's own `fetch`. A page's wrapper may send credentials, which the server's `*` refuses, never answer, or
 * be gone; then another is used (see `clean-fetch.ts`).
 */
export async function browserFetch(url: URL, init: RequestInit): Promise<Response> {
  // A bound wrapper is native as well, but nameless.
  const isOwn = /fetch\(\)\s*{\s*\[native/.test(`${window.fetch}`)
  return (isOwn ? fetch : (await import('./clean-fetch.ts')).cleanFetch)(url, init)
}
