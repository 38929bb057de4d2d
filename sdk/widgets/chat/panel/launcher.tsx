import type { RefObject } from 'react'
import { LAUNCHER_CLASS } from '#contract/embed.ts'
import { type ChatCatalog, useFirstMessages } from '#sdk/locales/chat/chat-messages.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { fromExtras } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'

const News = fromExtras(module => module.News)

/** Maximum number in the badge. A larger number shows as '9+'. */
const BADGE_MAX = 9

type Props = {
  readonly session: ChatSession
  readonly host: WidgetHost
  /** The words on the button; empty for a round one. */
  readonly label: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
}

/**
 * The button in the corner of the page (CHAT-01), and news beside it. The loader renders the same button before this code
 * loads.
 */
export function Launcher({ session, host, label, button, isOpen }: Props) {
  const { t, locale } = useFirstMessages()
  const unread = useStore(session.$unread)
  const count = isOpen ? 0 : unread
  return (
    <>
      {unread > 0 && <News session={session} host={host} />}
      <button
        ref={button}
        type="button"
        className={LAUNCHER_CLASS}
        part="launcher"
        lang={locale}
        aria-label={`${label} ${isOpen ? t.closeChat : openingName(t, count)}`.trim()}
        aria-expanded={isOpen}
        onClick={() => host.toggle()}
      >
        {label}
        {count > 0 && (
          <span className="badge" part="badge">
            {count > BADGE_MAX ? `${BADGE_MAX}+` : count}
          </span>
        )}
      </button>
    </>
  )
}

function openingName(t: ChatCatalog['t'], count: number): string {
  if (count === 0) return t.openChat
  return count === 1 ? t.openChatOneUnread : fill(t.openChatUnread, { count })
}
