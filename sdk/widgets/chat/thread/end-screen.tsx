import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { ChatSession } from '../chat-session.ts'
import endCss from './end-screen.css?inline'

type Props = {
  readonly screen: 'resolved' | 'ticket'
  /** The ticket's number. */
  readonly number: number | null
  readonly dispatch: ChatSession['dispatch']
}

/** Names, above the composer, the ticket to which the visitor writes. */
export function TicketLine({ number }: { readonly number: number }) {
  const { t } = useChatMessages(ANSWER_MESSAGES)
  const place = useRef<HTMLParagraphElement>(null)
  useStyleSheet(place, endCss)
  return (
    <p ref={place} className="ticket-line">
      {fill(t.ticketNumber, { number })}
    </p>
  )
}

/** Replaces the composer when a conversation has ended (CHAT-18). */
export function EndScreen({ screen, number, dispatch }: Props) {
  const { t } = useChatMessages(ANSWER_MESSAGES)
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, endCss)
  const isResolved = screen === 'resolved'
  return (
    <div ref={place} className="end">
      <div className="end-text" role="status">
        {!isResolved && number !== null && <p className="end-title">{fill(t.ticketNumber, { number })}</p>}
        <p>{isResolved ? t.resolvedEnd : t.ticketEnd}</p>
      </div>
      <button
        type="button"
        className="primary"
        data-first
        onClick={() => dispatch({ type: 'start-new-chosen' })}
      >
        {t.startNew}
      </button>
      <button
        type="button"
        className="quiet"
        onClick={() => dispatch({ type: isResolved ? 'reopen-chosen' : 'ticket-opened' })}
      >
        {isResolved ? t.reopen : t.writeToTicket}
      </button>
    </div>
  )
}
