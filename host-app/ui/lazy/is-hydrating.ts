let isOver = import.meta.env.SSR

/** Whether the client is taking over a page as the build drew it. */
export function isHydrating(): boolean {
  return !isOver
}

/** To be called once the first page is taken over. `public/keep-press.js` hears of it. */
export function endHydration(): void {
  isOver = true
  window.dispatchEvent(new Event('page-alive'))
}
