import { useRef } from 'react'
import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { relativeTime } from '#sdk/ui/text/relative-time.ts'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketSession } from '../ticket-session.ts'

type Props = { readonly session: TicketSession }

/** The tickets that this browser remembers, with their status. */
export function TicketList({ session }: Props) {
  const { t, locale } = useTicketMessages()
  const tickets = useStore(session.$tickets)
  const list = useRef<HTMLUListElement>(null)
  useStyleSheet(list, pagesCss)
  const now = session.environment.clock.now()
  return (
    <ul ref={list} className="tickets">
      {tickets.map(({ id, number, subject, status, lastMessageAt, unread }) => (
        <li key={id}>
          <button
            type="button"
            className="ticket-row"
            onClick={() => session.show({ kind: 'thread', conversationId: id })}
          >
            <span className="ticket-subject" dir="auto">
              {subject}
            </span>
            <span className="ticket-facts">
              <span>{fill(t.ticket, { number: number! })}</span>
              <span className={status === 'resolved' ? 'status' : 'status is-open'}>
                {status === 'resolved' ? t.resolved : t.open}
              </span>
              <time dateTime={new Date(lastMessageAt).toISOString()}>
                {relativeTime(lastMessageAt, now, locale)}
              </time>
              {unread > 0 && (
                <strong>{unread === 1 ? t.oneUnread : fill(t.unread, { count: unread })}</strong>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
