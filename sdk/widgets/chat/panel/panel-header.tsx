import { presenceOf } from '#core/conversation/view/presence-of.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useFirstMessages } from '#sdk/ui/messages/use-first-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { Face } from '../lazy-face.ts'
import { HeaderTools, StatusMore } from '../lazy-parts.ts'
import type { Sizing } from './sizing.ts'
import { titleOf } from './title-of.ts'

type Props = {
  readonly session: ChatSession
  readonly sizing: Sizing | null
  /** Goes back to the home view; null while that shows. */
  readonly onBack: (() => void) | null
  /** Closes the panel; null for an inline chat. */
  readonly onClose: (() => void) | null
  /** Shows the visitor the result of an action. */
  readonly onNotice: (text: string) => void
}

/**
 * The panel's header: who answers and when (CHAT-03), and the buttons for back, menu and close. It names the company, or the
 * agent who has the conversation (CHAT-12).
 */
export function PanelHeader({ session, sizing, onBack, onClose, onNotice }: Props) {
  const { t } = useFirstMessages()
  const config = useStore(session.$config)
  const state = useStore(session.$state)
  const presence = presenceOf(state, config)
  const isAway = presence === 'away' || presence === 'offline'
  const agent = presence === 'agent' && state.assigneeName
  const title = titleOf(config)
  return (
    <div className="header" part="header">
      {onBack && (
        <button type="button" className="tool back" aria-label={t.toStart} onClick={onBack}>
          <Icon shape="back" />
        </button>
      )}
      {!agent && config?.brand.logo ? (
        <img className="logo" src={config.brand.logo} alt="" />
      ) : (
        config && <Face name={agent || title} isCompany={!agent} />
      )}
      <div className="who">
        <h2 className="title">{agent || title}</h2>
        <p className={`presence${isAway ? ' is-away' : ''}`}>
          {agent ? (
            title
          ) : (
            <span>
              {!isAway && t.online}
              <StatusMore session={session} presence={presence} />
            </span>
          )}
        </p>
      </div>
      <HeaderTools session={session} sizing={sizing} onNotice={onNotice} />
      {onClose && (
        <button type="button" className="tool" part="close" aria-label={t.closeChat} onClick={onClose}>
          <Icon shape="close" />
        </button>
      )}
    </div>
  )
}
