let isOver = import.meta.env.SSR

/** Returns whether the client is hydrating a prerendered page. */
export function isHydrating(): boolean {
  return !isOver
}

/** Marks the first page's hydration as finished; `public/keep-press.js` listens for it. */
export function endHydration(): void {
  isOver = true
  window.dispatchEvent(new Event('page-alive'))
}
