import { useEffect, useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { useTicketWording } from '#sdk/ui/ticket-wording.ts'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketPage, TicketSession } from '../ticket-session.ts'
import { SentFiles } from './sent-files.tsx'

type Props = {
  readonly session: TicketSession
  readonly page: Extract<TicketPage, { kind: 'sent' }>
}

/** The ticket is there: its number, what happens next, and how its files are coming on. */
export function TicketSent({ session, page }: Props) {
  const { words } = useTicketWording()
  const { conversationId, number, email, fileCount } = page
  const title = useRef<HTMLHeadingElement>(null)

  useStyleSheet(title, pagesCss)

  // The button that led here has gone.
  useEffect(() => title.current?.focus(), [])

  return (
    <div className="sent">
      <h2 ref={title} className="ticket-title" tabIndex={-1}>
        {fill(words.ticket, { number })}
      </h2>
      <p>{fill(words.receipt, { email })}</p>
      <p>{words.next}</p>
      {fileCount > 0 && <SentFiles session={session} conversationId={conversationId} total={fileCount} />}
      <button
        type="button"
        className="primary"
        onClick={() => session.show({ kind: 'thread', conversationId })}
      >
        {words.viewTicket}
      </button>
      <button type="button" className="quiet" onClick={() => session.show({ kind: 'form' })}>
        {words.anotherTicket}
      </button>
    </div>
  )
}
