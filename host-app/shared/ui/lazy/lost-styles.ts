/** Style sheets that failed to load. The bundler's loader asks for each only once. */
const lost = new Set<HTMLLinkElement>()
let restoring: Promise<unknown> = Promise.resolve()

// Pages are rendered on the server, too.
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  },
  true,
)

/** Loads the style sheets again that failed before. Rejects if one fails again. */
export async function restoreStyles(): Promise<void> {
  if (lost.size > 0) restoring = Promise.all([...lost].map(loadAgain))
  await restoring
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  lost.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  const loading = new Promise<void>((resolve, reject) => {
    again.onload = () => resolve()
    again.onerror = () => reject(new Error(`${again.href} did not come`))
  })
  link.replaceWith(again)
  return loading
}
