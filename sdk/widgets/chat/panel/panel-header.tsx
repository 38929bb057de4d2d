import { presenceOf } from '#core/conversation/view/presence-of.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useFirstMessages } from '#sdk/ui/messages/use-first-messages.ts'
import type { ChatSession } from '../chat-session.ts'
import { AwayLine, HeaderTools } from '../lazy-parts.ts'
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

/** The panel's header: title, presence (CHAT-03, CHAT-12), and the buttons for back, menu and close. */
export function PanelHeader({ session, sizing, onBack, onClose, onNotice }: Props) {
  const { t } = useFirstMessages()
  const config = useStore(session.$config)
  const state = useStore(session.$state)
  const presence = presenceOf(state, config?.is_online !== false)
  const isAway = presence === 'away' || presence === 'offline'
  return (
    <div className="header" part="header">
      {onBack && (
        <button type="button" className="tool back" aria-label={t.toStart} onClick={onBack}>
          <Icon shape="back" />
        </button>
      )}
      {config?.brand.logo && <img className="logo" src={config.brand.logo} alt="" />}
      <div className="who">
        <h2 className="title">{titleOf(config)}</h2>
        <p className={`presence${isAway ? ' is-away' : ''}`}>
          {isAway ? <AwayLine session={session} /> : presence === 'agent' ? state.assigneeName : t.online}
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
