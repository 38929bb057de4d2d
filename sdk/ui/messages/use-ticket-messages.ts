import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import { TICKET_MESSAGES, type TicketMessages } from './ticket-messages.ts'

/** The ticket element's messages in one language. */
export type TicketCatalog = Catalog<TicketMessages>

/** The English messages. They are part of the first download; each other language is a separate chunk. */
export const ENGLISH_TICKET: TicketCatalog = { locale: 'en', t: TICKET_MESSAGES }

/** Context with the ticket element's messages. */
export const TicketMessagesContext = createContext(ENGLISH_TICKET)

/** Returns the messages in the language of the surrounding element. */
export function useTicketMessages(): TicketCatalog {
  return useContext(TicketMessagesContext)
}
