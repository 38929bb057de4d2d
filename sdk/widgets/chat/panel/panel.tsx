import { type KeyboardEvent, useRef, useState } from 'react'
import { isComposingKey } from '#core/composing-key.ts'
import { presenceOf } from '#core/conversation/view/presence-of.ts'
import { screenOf } from '#core/conversation/view/screen-of.ts'
import { useFirstMessages } from '#sdk/locales/chat/chat-messages.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { lazyFrom } from '#sdk/ui/hooks/lazy.tsx'
import { useScreenFocus } from '#sdk/ui/hooks/use-screen-focus.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { languageAttributes } from '#sdk/ui/text/language-attributes.ts'
import { Face } from '../chat-extras.ts'
import type { ChatSession } from '../chat-session.ts'
import { Composer } from '../composer/composer.tsx'
import { EmailGate } from '../home/email-gate.tsx'
import { Thread } from '../thread/thread.tsx'
import { useAnswer } from '../thread/use-answer.ts'
import { fromChat } from './panel-parts.ts'
import type { Sizing } from './sizing.ts'
import { titleOf } from './title-of.ts'

const HeaderTools = fromChat(module => module.HeaderTools)
const Notices = fromChat(module => module.Notices)
const StatusMore = fromChat(module => module.StatusMore)

// Not one of the extras, because a page may be the ticket form, which itself loads those.
const Page = lazyFrom(() => import('./page.lazy.tsx'))(module => module.Page)

type Props = {
  readonly session: ChatSession
  readonly host: WidgetHost
  readonly place: 'floating' | 'inline' | 'page'
  readonly sizing: Sizing | null
}

/** The open chat: header, thread and composer. Before there is an address: header, home view and gate (CHAT-05). */
export function Panel({ session, host, place, sizing }: Props) {
  const { locale } = useFirstMessages()
  const state = useStore(session.$state)
  const page = useStore(session.$page)
  const [notice, setNotice] = useState('')
  const panel = useRef<HTMLElement>(null)
  const screen = screenOf(state)
  const isFloating = place === 'floating'
  const isClean = page === 'conversation' && state.conversationId === null && state.outbox.length === 0
  const isGated = screen === 'email-gate'
  const hasEnded = screen === 'resolved' || screen === 'ticket'
  const isTicket = state.status === 'ticket'
  const answer = useAnswer(hasEnded || isTicket)
  const focusWatch = useScreenFocus(panel, [page, screen, state.conversationId].join(), host.wantsFocus)

  function goBack(): void {
    if (page === 'conversation') session.turnTo(null)
    else session.$page.set('conversation')
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposingKey(event.nativeEvent)) return
    event.stopPropagation()
    host.close()
  }

  return (
    <section
      ref={panel}
      className={`panel is-${place}${sizing?.isExpanded ? ' is-expanded' : ''}`}
      part="panel"
      role={isFloating ? 'dialog' : 'region'}
      aria-label={titleOf(useStore(session.$config))}
      {...languageAttributes(locale)}
      onKeyDown={isFloating ? closeOnEscape : undefined}
      {...focusWatch}
    >
      <PanelHeader
        session={session}
        sizing={sizing}
        onBack={isClean ? null : goBack}
        onClose={isFloating ? () => host.close() : null}
        onNotice={setNotice}
      />
      <Notices session={session} notice={notice} onOver={() => setNotice('')} />
      {page !== 'conversation' ? (
        <Page session={session} page={page} onNotice={setNotice} />
      ) : (
        <>
          <Thread session={session} isHome={isClean || isGated} />
          {isGated ? (
            <EmailGate onEmail={email => session.dispatch({ type: 'email-given', email })} />
          ) : hasEnded ? (
            answer && <answer.EndScreen screen={screen} number={state.number} dispatch={session.dispatch} />
          ) : (
            <>
              {isTicket && answer && state.number !== null && <answer.TicketLine number={state.number} />}
              <Composer session={session} />
            </>
          )}
        </>
      )}
    </section>
  )
}

type PanelHeaderProps = {
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
function PanelHeader({ session, sizing, onBack, onClose, onNotice }: PanelHeaderProps) {
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
