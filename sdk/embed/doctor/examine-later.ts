/** Latest start of the examination on a page that is never idle, in ms. */
const LATEST_MS = 2_000

const begun = new WeakSet<object>()

/**
 * Loads the embed doctor, once per loader, and runs it once the page is idle. Nobody waits for it, and its failure
 * changes nothing on the page.
 * @param loader any object that the loader keeps
 */
export function examineLater(loader: object): void {
  if (begun.has(loader)) return
  begun.add(loader)
  const examine = () => {
    import('./examine-page.ts').then(doctor => doctor.examinePage()).catch(() => {})
  }
  // Without `requestIdleCallback`, `setTimeout` treats the options as no delay.
  ;(window.requestIdleCallback ?? setTimeout)(examine, { timeout: LATEST_MS } as never)
}
