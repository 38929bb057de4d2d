import { Icon } from '../../ui/controls/icon.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import { useTicketMessages } from '../../ui/messages/use-ticket-messages.ts'
import { fill } from '../../ui/text/fill.ts'
import type { TicketPage, TicketSession } from './ticket-session.ts'

type Props = { readonly session: TicketSession; readonly page: TicketPage }

/** The title of the current page, and the navigation between form and list. */
export function TicketHeader({ session, page }: Props) {
  const { t } = useTicketMessages()
  const tickets = useStore(session.$tickets)
  const isThread = page.kind === 'thread'
  const shown = isThread ? tickets.find(({ id }) => id === page.conversationId) : undefined
  const titles = {
    form: t.title,
    list: t.myTickets,
    sent: t.myTickets,
    thread: fill(t.ticket, { number: shown?.number ?? '' }),
  }
  return (
    <div className="ticket-header" part="header">
      {isThread && (
        <button
          type="button"
          className="tool back"
          aria-label={t.backToTickets}
          onClick={() => session.show({ kind: 'list' })}
        >
          <Icon shape="back" />
        </button>
      )}
      {page.kind !== 'sent' && (
        <h2 className="ticket-title" tabIndex={-1} data-first={page.kind !== 'form' || undefined}>
          {titles[page.kind]}
          {shown && <span className="ticket-about">{shown.subject}</span>}
        </h2>
      )}
      {page.kind === 'list' ? (
        <button type="button" className="plain" onClick={() => session.show({ kind: 'form' })}>
          {t.newTicket}
        </button>
      ) : (
        page.kind === 'form' &&
        tickets.length > 0 && (
          <button type="button" className="plain" onClick={() => session.show({ kind: 'list' })}>
            {t.myTickets}
          </button>
        )
      )}
    </div>
  )
}
