/** How long the launcher waits for its brand, in ms. Then it renders in the default look. */
const PATIENCE_MS = 3_000

/**
 * Fetches the brand of an element whose script tag has none, and sets it as attributes. The browser keeps the response
 * for some minutes, so that the next page has it at once.
 */
export async function fetchBrand([element, root]: readonly [HTMLElement, URL]): Promise<void> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS)
  try {
    const tenant = element.getAttribute('tenant') ?? ''
    const locale = (element.getAttribute('locale') ?? document.documentElement.lang).slice(0, 2)
    const query = new URLSearchParams({ tenant, locale })
    const response = await fetch(new URL(`api/widget-brand?${query}`, root), {
      credentials: 'omit',
      signal: stop.signal,
    })
    if (!response.ok) return
    const { style, label, position } = (await response.json()) as Record<
      'style' | 'label' | 'position',
      string
    >
    for (const [name, value] of [
      ['brand', style],
      ['label', label],
      ['position', position],
    ] as const)
      if (!element.hasAttribute(name) && value) element.setAttribute(name, value)
  } finally {
    clearTimeout(timer)
  }
}
