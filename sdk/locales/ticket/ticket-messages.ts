import { createContext, useContext } from 'react'
import type { Catalog, Languages } from '../catalog.ts'
import { MESSAGES, type TicketMessages } from './en.ts'

/** The ticket element's messages in one language. */
export type TicketCatalog = Catalog<TicketMessages>

/** The English messages. */
export const ENGLISH_TICKET: TicketCatalog = { locale: 'en', t: MESSAGES }

/** Context with the ticket element's messages. */
export const TicketMessagesContext = createContext(ENGLISH_TICKET)

/** Returns the messages in the language of the surrounding element. */
export function useTicketMessages(): TicketCatalog {
  return useContext(TicketMessagesContext)
}

/** The messages in each language. */
export const TICKET_LANGUAGES: Languages<TicketMessages> = {
  en: async () => ({ MESSAGES }),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}
