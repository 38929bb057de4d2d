import { useEffect, useRef } from 'react'
import { viewConversation } from '#core/conversation/view/view.ts'
import { WordingContext } from '#sdk/ui/first-wording.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useTicketWording } from '#sdk/ui/ticket-wording.ts'
import { threadWording } from '#sdk/ui/wording.ts'
import type { ChatSession } from '../../chat/chat-session.ts'
import composerCss from '../../chat/composer/composer.css?inline'
import { Composer } from '../../chat/composer/composer.tsx'
import endCss from '../../chat/thread/end-screen.css?inline'
import { Messages } from '../../chat/thread/messages.tsx'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketSession } from '../ticket-session.ts'
import { useThread } from './use-thread.ts'

type Props = { readonly session: TicketSession; readonly conversationId: string }

/** One ticket: what was said, and the place to answer. */
export function TicketThread({ session, conversationId }: Props) {
  const { words } = useTicketWording()
  const chat = useThread(session, conversationId)
  const loading = useRef<HTMLParagraphElement>(null)
  // They must be there before the composer measures its text.
  useStyleSheet(loading, pagesCss)
  useStyleSheet(loading, composerCss)
  useStyleSheet(loading, endCss)
  return chat ? (
    <Thread session={session} chat={chat} />
  ) : (
    <p ref={loading} className="optional" role="status">
      {words.loading}
    </p>
  )
}

function Thread({ session, chat }: { readonly session: TicketSession; readonly chat: ChatSession }) {
  const { words } = useTicketWording()
  const wording = threadWording(useStore(chat.$wording))
  const state = useStore(chat.$state)
  const view = viewConversation(state, wording.copy)
  const wasThere = useRef(false)
  const { screen } = view

  useEffect(() => {
    chat.watch(true)
    return () => chat.watch(false)
  }, [chat])

  // Here a ticket is for writing to.
  useEffect(() => {
    if (screen === 'ticket') chat.dispatch({ type: 'ticket-opened' })
  }, [chat, screen])

  // The server knows it no longer, or it was erased in another tab.
  useEffect(() => {
    if (wasThere.current && state.conversationId === null) session.show({ kind: 'list' })
    wasThere.current = state.conversationId !== null
  }, [session, state.conversationId])

  return (
    <WordingContext.Provider value={wording}>
      <div className="thread">
        {view.entries.length === 0 && (
          <p className="optional" role="status">
            {words.loading}
          </p>
        )}
        <Messages session={chat} />
      </div>
      {screen === 'resolved' ? (
        <div className="end">
          <p className="end-text" role="status">
            {wording.copy.resolvedEnd}
          </p>
          <button type="button" className="primary" onClick={() => chat.dispatch({ type: 'reopen-chosen' })}>
            {wording.copy.reopen}
          </button>
          <button type="button" className="quiet" onClick={() => session.show({ kind: 'form' })}>
            {words.newTicket}
          </button>
        </div>
      ) : (
        <Composer session={chat} isFirst={false} />
      )}
    </WordingContext.Provider>
  )
}
