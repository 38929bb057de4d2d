import type { CommandHandlers } from '../../runtime/element/widget-host.ts'
import type { TicketSession } from './ticket-session.ts'

type Options = {
  readonly session: TicketSession
  readonly identify: (source: unknown) => void
  readonly logout: () => void
}

/** What the page can have the ticket element do, beside what every widget does. */
export function ticketCommands({ session, identify, logout }: Options): CommandHandlers {
  /** By id, or by a ticket's number. */
  function showTicket(ticket: unknown): void {
    const wanted = String(ticket)
    const found = session.$tickets.get().find(({ id, number }) => id === wanted || String(number) === wanted)
    if (!found) throw new Error('unknown ticket')
    session.show({ kind: 'thread', conversationId: found.id })
  }

  return {
    identify,
    logout,
    showTicket,
    newMessage(text) {
      if (typeof text === 'string') session.write('content', text)
      session.show({ kind: 'form' })
    },
    showArticle: slug => void window.open(session.articleUrl(String(slug)), '_blank', 'noopener'),
    get: name => (name === 'email' ? session.$values.get().email : undefined),
  }
}
