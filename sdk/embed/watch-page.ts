/**
 * Keeps the widgets on the page. This chunk is loaded by every page at an idle moment, so it takes types alone from modules
 * that the widgets share: their code must not come along.
 */
import type { EmbedContext, elementOf, Widget } from '#contract/embed.ts'

/** After a change the page is looked over this long afterwards at the latest. */
const LOOK_AFTER_MS = 50

const watched = new Set<EmbedContext>()

/**
 * Fetches the chat ahead, puts the loader's elements back when the page throws them out, and loads the code of those it
 * wrote itself. Begins once for each loader.
 */
export function watchPage([context]: readonly [EmbedContext]): void {
  if (watched.has(context)) return
  watched.add(context)
  fetchAhead(context)
  const { isFirst, own, features, ask } = context
  const known = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function putBack(): void {
    for (const element of own) if (!element.isConnected) document.documentElement.append(element)
  }

  function upgradeElements(): void {
    for (const feature of features) {
      const tag: ReturnType<typeof elementOf> = `support-${feature}`
      for (const element of document.querySelectorAll<Widget>(`${tag}:not(:defined)`)) {
        // One that was drawn by a loader waits until it is wanted.
        if (element.shadowRoot || known.has(element)) continue
        known.add(element)
        ask(feature, element)
      }
    }
  }

  function look(): void {
    timer = null
    putBack()
    if (isFirst) upgradeElements()
  }

  look()
  new MutationObserver(() => {
    if (timer !== null) return
    // At once, so that an open chat does not end; only once, for a page that throws it out every time.
    putBack()
    timer = setTimeout(look, LOOK_AFTER_MS)
  }).observe(document, { childList: true, subtree: true })
}

/** Has the chat's modules here before they are wanted. They run, so that a click need not wait for it, and define nothing. */
function fetchAhead({ own }: EmbedContext): void {
  for (const element of own) {
    if (element.localName !== 'support-chat') continue
    const isFramed = element.getAttribute('mode') === 'iframe'
    const coming = isFramed
      ? import('../entry/frame.ts')
      : import('../entry/chat.ts').then(chat => chat.readyFonts(element))
    // What does not come is said when it is wanted.
    coming.catch(() => {})
  }
}
