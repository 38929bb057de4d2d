import { useEffect, useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useTicketMessages } from '#sdk/ui/messages/use-ticket-messages.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketPage, TicketSession } from '../ticket-session.ts'
import { SentFiles } from './sent-files.tsx'

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
