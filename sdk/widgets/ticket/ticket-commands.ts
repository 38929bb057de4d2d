import { addWords } from '../../runtime/conversation/add-words.ts'
import type { CommandHandlers } from '../../runtime/element/widget-host.ts'
import type { TicketSession } from './ticket-session.ts'

type Options = {
  readonly session: TicketSession
  readonly identify: (source: unknown) => void
  readonly logout: () => void
}

/**
 * Returns the handlers of the ticket element's own commands. The commands that all widgets share are in
 * `element-commands.ts`.
 */
export function ticketCommands({ session, identify, logout }: Options): CommandHandlers {
  /**
   * Shows a ticket by its id or number.
   * @throws Error if this browser does not remember it
   */
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
      if (typeof text === 'string')
        session.write('content', addWords(session.$values.get().content ?? '', text))
      session.show({ kind: 'form' })
    },
    showArticle: slug => void window.open(session.articleUrl(String(slug)), '_blank', 'noopener'),
    get: name => (name === 'email' ? session.$values.get().email : undefined),
  }
}
