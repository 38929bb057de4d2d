import type { EmbedContext } from '#contract/embed.ts'
import { chunkOf } from './chunk-of.ts'

/** Fetches the chat's modules without running them. The links stand in its root, so the page's head stays as it is. */
export function fetchAhead({ own, elements, chunks, base, nonce }: EmbedContext): void {
  for (const element of own) {
    if (element.localName !== elements.chat || !element.shadowRoot) continue
    if (customElements.get(elements.chat)) return
    for (const path of chunks[chunkOf('chat', element)] ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.nonce = nonce
      link.href = new URL(path, base).href
      element.shadowRoot.append(link)
    }
  }
}
