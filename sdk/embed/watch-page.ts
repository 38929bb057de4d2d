import type { EmbedContext, Feature } from '#contract/embed.ts'
import { chunkOf } from './chunk-of.ts'

/** After a change the page is looked over this long afterwards at the latest. */
const LOOK_AFTER_MS = 50

/** Puts the loader's elements back when the page throws them out, and loads the code of those it wrote itself. */
export function watchPage(context: EmbedContext): void {
  const { isFirst, own, elements, perform } = context
  const known = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function putBack(): void {
    for (const element of own) if (!element.isConnected) document.documentElement.append(element)
  }

  function upgradeStanding(): void {
    for (const feature of Object.keys(elements) as Feature[]) {
      for (const element of document.querySelectorAll(`${elements[feature]}:not(:defined)`)) {
        // One that was drawn by a loader waits until it is wanted.
        if (element.shadowRoot || known.has(element)) continue
        known.add(element)
        void perform(chunkOf(feature, element))
      }
    }
  }

  function look(): void {
    timer = null
    putBack()
    if (isFirst) upgradeStanding()
  }

  look()
  new MutationObserver(() => {
    if (timer !== null) return
    // At once, so that an open chat does not end; only once, for a page that throws it out every time.
    putBack()
    timer = setTimeout(look, LOOK_AFTER_MS)
  }).observe(document, { childList: true, subtree: true })
}
