import { useEffect, useRef } from 'react'
import { viewConversation } from '#core/conversation/view/view.ts'
import { partCatalog } from '#sdk/locales/catalog.ts'
import { ChatMessagesContext } from '#sdk/locales/chat/chat-messages.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { ChatSession } from '../../chat/chat-session.ts'
import composerCss from '../../chat/composer/composer.css?inline'
import { Composer } from '../../chat/composer/composer.tsx'
import endCss from '../../chat/thread/end-screen.css?inline'
import { Messages } from '../../chat/thread/messages.tsx'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketSession } from '../ticket-session.ts'
import { useThread } from './use-thread.ts'

type Props = { readonly session: TicketSession; readonly conversationId: string }

/** One ticket: its messages, and the composer to reply. */
export function TicketThread({ session, conversationId }: Props) {
  const { t } = useTicketMessages()
  const chat = useThread(session, conversationId)
  const loading = useRef<HTMLParagraphElement>(null)
  // The styles must apply before the composer measures its text.
  useStyleSheet(loading, pagesCss)
  useStyleSheet(loading, composerCss)
  useStyleSheet(loading, endCss)
  return chat ? (
    <Thread session={session} chat={chat} />
  ) : (
    <p ref={loading} className="optional" role="status">
      {t.loading}
    </p>
  )
}

function Thread({ session, chat }: { readonly session: TicketSession; readonly chat: ChatSession }) {
  const { t } = useTicketMessages()
  const catalog = partCatalog(useStore(chat.$catalog), THREAD_MESSAGES)
  const state = useStore(chat.$state)
  const view = viewConversation(state, catalog.t)
  const wasThere = useRef(false)
  const { screen } = view

  useEffect(() => {
    chat.watch(true)
    return () => chat.watch(false)
  }, [chat])

  // Skips the end screen, because the visitor opened the ticket to write.
  useEffect(() => {
    if (screen === 'ticket') chat.dispatch({ type: 'ticket-opened' })
  }, [chat, screen])

  // Returns to the list if the ticket was erased on the server or in another tab.
  useEffect(() => {
    if (wasThere.current && state.conversationId === null) session.show({ kind: 'list' })
    wasThere.current = state.conversationId !== null
  }, [session, state.conversationId])

  return (
    <ChatMessagesContext.Provider value={catalog}>
      <div className="thread">
        {view.entries.length === 0 && (
          <p className="optional" role="status">
            {t.loading}
          </p>
        )}
        <Messages session={chat} />
      </div>
      {screen === 'resolved' ? (
        <div className="end">
          <p className="end-text" role="status">
            {catalog.t.resolvedEnd}
          </p>
          <button type="button" className="primary" onClick={() => chat.dispatch({ type: 'reopen-chosen' })}>
            {catalog.t.reopen}
          </button>
          <button type="button" className="quiet" onClick={() => session.show({ kind: 'form' })}>
            {t.newTicket}
          </button>
        </div>
      ) : (
        <Composer session={chat} />
      )}
    </ChatMessagesContext.Provider>
  )
}
