import { useRef } from 'react'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { relativeTime } from '#sdk/ui/text/relative-time.ts'
import { useTicketWording } from '#sdk/ui/ticket-wording.ts'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketSession } from '../ticket-session.ts'

type Props = { readonly session: TicketSession }

/** The tickets that this browser remembers, each with how it stands. */
export function TicketList({ session }: Props) {
  const { words, locale } = useTicketWording()
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
              <span>{fill(words.ticket, { number: number! })}</span>
              <span className={status === 'resolved' ? 'status' : 'status is-open'}>
                {status === 'resolved' ? words.resolved : words.open}
              </span>
              <time dateTime={new Date(lastMessageAt).toISOString()}>
                {relativeTime(lastMessageAt, now, locale)}
              </time>
              {unread > 0 && (
                <strong>{unread === 1 ? words.oneUnread : fill(words.unread, { count: unread })}</strong>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
