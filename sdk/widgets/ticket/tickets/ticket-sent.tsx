import { useEffect, useRef } from 'react'
import { type ThreadEntry, viewConversation } from '#core/conversation/view/view.ts'
import { partCatalog } from '#sdk/locales/catalog.ts'
import { ChatMessagesContext } from '#sdk/locales/chat/chat-messages.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { fromFiles } from '../../chat/chat-extras.ts'
import type { ChatSession } from '../../chat/chat-session.ts'
import messageCss from '../../chat/thread/message.css?inline'
import { MessageState } from '../../chat/thread/message-state.tsx'
import { useAnswer } from '../../chat/thread/use-answer.ts'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketPage, TicketSession } from '../ticket-session.ts'
import { useThread } from './use-thread.ts'

const OutgoingFileRow = fromFiles(module => module.OutgoingFileRow)

type Props = {
  readonly session: TicketSession
  readonly page: Extract<TicketPage, { kind: 'sent' }>
}

/** The confirmation of a new ticket: its number, what happens next, and the uploads. */
export function TicketSent({ session, page }: Props) {
  const { t } = useTicketMessages()
  const { conversationId, number, email, fileCount } = page
  const title = useRef<HTMLHeadingElement>(null)

  useStyleSheet(title, pagesCss)

  // The button that led here has disappeared together with the focus.
  useEffect(() => title.current?.focus(), [])

  return (
    <div className="sent">
      <h2 ref={title} className="ticket-title" tabIndex={-1}>
        {fill(t.ticket, { number })}
      </h2>
      <p>{fill(t.receipt, { email })}</p>
      <p>{t.next}</p>
      {fileCount > 0 && <SentFiles session={session} conversationId={conversationId} total={fileCount} />}
      <button
        type="button"
        className="primary"
        onClick={() => session.show({ kind: 'thread', conversationId })}
      >
        {t.viewTicket}
      </button>
      <button type="button" className="quiet" onClick={() => session.show({ kind: 'form' })}>
        {t.anotherTicket}
      </button>
    </div>
  )
}

type SentFilesProps = {
  readonly session: TicketSession
  readonly conversationId: string
  /** Number of files in the ticket. */
  readonly total: number
}

/** The uploads of the ticket's files. A failed one can be sent again. */
function SentFiles({ session, conversationId, total }: SentFilesProps) {
  const chat = useThread(session, conversationId)
  return chat && <Files chat={chat} total={total} />
}

function Files({ chat, total }: { readonly chat: ChatSession; readonly total: number }) {
  const { t } = useTicketMessages()
  const catalog = partCatalog(useStore(chat.$catalog), THREAD_MESSAGES)
  const { entries } = viewConversation(useStore(chat.$state), catalog.t)
  const place = useRef<HTMLDivElement>(null)
  const answer = useAnswer(true)
  useStyleSheet(place, messageCss)
  useStyleSheet(place, answer?.ANSWER_STYLES)
  const left = entries.filter(({ file }) => file !== null)
  const done = entries.filter(({ file, text }) => file === null && chat.isOwnFile(text)).length
  const hasFailed = left.some(({ delivery }) => delivery === 'failed')
  return (
    <ChatMessagesContext.Provider value={catalog}>
      <div ref={place} className="sent-files">
        <p role="status">
          {hasFailed ? t.filesNotSent : done < total ? fill(t.filesOnTheWay, { done, total }) : t.filesDone}
        </p>
        <ul>
          {left.map(entry => (
            <li key={entry.key} className="sent-file">
              <OutgoingFileRow entry={entry} file={entry.file!} dispatch={chat.dispatch} />
              {entry.delivery === 'failed' && <MessageState row={rowOf(entry)} dispatch={chat.dispatch} />}
            </li>
          ))}
        </ul>
      </div>
    </ChatMessagesContext.Provider>
  )
}

function rowOf(entry: ThreadEntry) {
  return {
    kind: 'message',
    key: entry.key,
    entry,
    isFirstOfRun: true,
    joining: null,
    time: null,
    isNewestOwn: false,
  } as const
}
