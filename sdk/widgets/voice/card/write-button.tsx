import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf, GLOBAL_NAME, type Widget } from '#contract/embed.ts'
import type { VoiceCardSession } from '../voice-session.ts'

type Props = {
  readonly session: VoiceCardSession
  readonly text: string
  /** The conversation that the chat then shows; without it, the one it is at. */
  readonly conversationId?: string | undefined
}
type Global = (name: string, ...args: readonly unknown[]) => unknown

/** A button that opens the page's chat with the same company. Renders nothing on a page without one. */
export function WriteButton({ session, text, conversationId }: Props) {
  const chat = findChat(session.tenant)
  if (!chat) return null

  function write(): void {
    const { host } = session
    if (host.getAttribute('mode') === 'floating') host.close()
    chat!.scrollIntoView({ block: 'nearest' })
    const command = conversationId ? 'showTicket' : 'open'
    if (chat![command]) return void chat![command](conversationId)
    // Through the global, because the loader loads the chat's code.
    const lapwing = (window as unknown as Record<string, Global | undefined>)[GLOBAL_NAME]
    lapwing?.(command, conversationId)
  }

  return (
    <button type="button" className="quiet" onClick={write}>
      {text}
    </button>
  )
}

function findChat(tenant: string): Widget | undefined {
  return [...document.querySelectorAll<Widget>(elementOf('chat'))].find(
    element => !element.hidden && (element.getAttribute('tenant') ?? DEFAULT_SUBDOMAIN) === tenant,
  )
}
