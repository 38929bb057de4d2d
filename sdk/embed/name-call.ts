import type { EmbedContext, elementOf } from '#contract/embed.ts'

const VOICE: ReturnType<typeof elementOf<'voice'>> = 'support-voice'

/** Has the button of the voice cards that a loader drew follow the call (CHAT-02). */
export function nameCall({ own, ask }: EmbedContext): void {
  document.addEventListener('support:call', event => {
    const isLive = (event as CustomEvent<{ state: string }>).detail.state === 'live'
    for (const element of own) {
      const button = element.localName === VOICE && element.shadowRoot?.querySelector('button')
      if (!button) continue
      button.textContent = isLive ? 'End call' : 'Voice Chat'
      button.onclick = () => ask('voice', element, isLive ? 'endCall' : 'startCall')
    }
  })
}
