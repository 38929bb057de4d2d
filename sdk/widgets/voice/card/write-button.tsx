import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf, GLOBAL_NAME, type Widget } from '#contract/embed.ts'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'

type Props = {
  readonly session: VoiceCardSession
  readonly text: string
  /** After a call: the conversation that the chat then shows, null until it is known. Before, the chat shows the one it is at. */
  readonly conversationId?: string | null
}
type Global = (name: string, ...args: readonly unknown[]) => unknown

/**
 * A button that opens the page's chat with the same company. On a page without one, it is a link to the chat's own page, so
 * that there is always something to do; after a call it is nothing, because that page may not have the conversation.
 */
export function WriteButton({ session, text, conversationId }: Props) {
  const { locale } = useVoiceMessages()
  const { tenant, environment } = session
  const chat = findChat(tenant)
  if (!chat)
    return (
      conversationId === undefined && (
        <a
          className="quiet secondary"
          href={`${environment.baseUrl}/widget/chat?tenant=${tenant}&locale=${locale}`}
          target="_blank"
          rel="noopener"
        >
          {text}
        </a>
      )
    )

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
