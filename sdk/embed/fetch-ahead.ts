import type { EmbedContext } from '#contract/embed.ts'

/** Has the chat's modules here before they are wanted. They run, so that a click need not wait for it, and define nothing. */
export function fetchAhead({ own }: EmbedContext): void {
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
