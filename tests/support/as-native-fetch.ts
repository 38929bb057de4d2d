/** Returns a `fetch` that prints like a browser's own: the widget avoids one that a page has wrapped. */
export function asNativeFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return Object.assign(fetch, { toString: () => 'function fetch() { [native code] }' })
}
