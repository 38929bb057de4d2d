import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import { TICKET_MESSAGES, type TicketMessages } from './ticket-messages.ts'

/** The ticket element's messages in one language. */
export type TicketCatalog = Catalog<TicketMessages>

/** English is part of the first download; every other language is a chunk of its own. */
export const ENGLISH_TICKET: TicketCatalog = { locale: 'en', t: TICKET_MESSAGES }

export const TicketMessagesContext = createContext(ENGLISH_TICKET)

/** Returns the messages in the language of the surrounding element. */
export function useTicketMessages(): TicketCatalog {
  return useContext(TicketMessagesContext)
}
