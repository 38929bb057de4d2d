import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'

// In a constant, or the bundler treats the page's URL as an asset.
const HERE = import.meta.url

/** Attributes of the chat that its window has, too. */
const KEPT = ['tenant', 'email', 'name', 'locale', 'theme', 'brand'] as const

/**
 * Opens the chat in a window of its own, and closes its panel. The window is an empty page of the same origin, so it shares
 * the visitor's record and shows the same conversation, as another tab does. Browsers may refuse it; the panel then stays.
 */
export function popOut(host: WidgetHost): void {
  const popup = window.open('', '', 'popup,width=420,height=680')
  if (!popup) return
  const { document: page } = popup
  const tag = document.documentElement.querySelector<HTMLScriptElement>('script[src*=widget-loader]')
  const script = page.createElement('script')
  script.src = new URL('../widget-loader.js', HERE).href
  if (tag) script.nonce = tag.nonce
  const chat = page.createElement(host.localName)
  for (const name of KEPT) {
    const value = host.getAttribute(name)
    if (value !== null) chat.setAttribute(name, value)
  }
  chat.setAttribute('mode', 'page')
  page.title = host.shadowRoot!.querySelector('[part=panel]')!.ariaLabel!
  page.documentElement.style.colorScheme = getComputedStyle(document.documentElement).colorScheme
  page.documentElement.lang = document.documentElement.lang
  page.body.append(chat, script)
  host.close()
}
