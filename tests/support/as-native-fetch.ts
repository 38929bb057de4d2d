/** `fetch` printed as a browser prints its own: the widget goes around one that a page has wrapped. */
export function asNativeFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return Object.assign(fetch, { toString: () => 'function fetch() { [native code] }' })
}
