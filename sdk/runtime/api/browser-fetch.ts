/**
 * Calls the browser's own `fetch`. If the page has replaced it, uses the one of an empty frame
 * (`clean-fetch.ts`), because a wrapper may fail: it may send credentials, which CORS with `*` refuses, or never
 * answer.
 */
export async function browserFetch(url: URL, init: RequestInit): Promise<Response> {
  // A bound wrapper looks native, too, but has no name.
  const isOwn = /fetch\(\)\s*{\s*\[native/.test(`${window.fetch}`)
  return (isOwn ? fetch : (await import('./clean-fetch.ts')).cleanFetch)(url, init)
}
