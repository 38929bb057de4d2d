/**
 * Keeps the widgets on the page. Every page loads this chunk when it is idle, so it imports only types from
 * modules that the widgets share.
 */
import type { EmbedContext, elementOf, Widget } from '#contract/embed.ts'
import { missClick } from './check-page.ts'

/** Maximum delay between a change of the page and the next check, in ms. */
const LOOK_AFTER_MS = 50

const watched = new Set<EmbedContext>()

/**
 * Preloads the chat, restores the loader's elements if the page removes them, loads the code of elements that the page
 * adds, and starts the embed doctor. Starts once per loader.
 */
export function watchPage([context]: readonly [EmbedContext]): void {
  if (watched.has(context)) return
  watched.add(context)
  const { isFirst, own, features, ask } = context
  const known = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function putBack(): void {
    for (const element of own) if (!element.isConnected) document.documentElement.append(element)
  }

  function upgradeElements(): void {
    for (const feature of features) {
      const tag: ReturnType<typeof elementOf> = `support-${feature}`
      for (const element of document.documentElement.querySelectorAll<Widget>(`${tag}:not(:defined)`)) {
        // An element that a loader rendered, or will, waits until the visitor uses it.
        if (element.shadowRoot || known.has(element)) continue
        if (feature === 'chat' && own.includes(element)) continue
        known.add(element)
        ask(feature, element)
      }
    }
  }

  function draw(element: Widget): void {
    if (element.shadowRoot) return
    context.draw(element)
    missClick((element.shadowRoot as ShadowRoot | null)?.querySelector('button'))
  }

  function look(): void {
    timer = null
    putBack()
    import('./prepare-chat.ts').then(
      ({ prepareChats }) => prepareChats(context, draw),
      () => own.forEach(draw),
    )
    context.reach?.()
    if (isFirst) upgradeElements()
  }

  look()
  new MutationObserver(() => {
    if (timer !== null) return
    // Restores at once, so that an open chat does not end. Only once, in case the page removes it every time.
    putBack()
    timer = setTimeout(look, LOOK_AFTER_MS)
  }).observe(document, { childList: true, subtree: true })
}
