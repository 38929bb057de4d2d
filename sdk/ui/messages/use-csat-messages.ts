import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import { CSAT_MESSAGES, type CsatMessages } from './csat-messages.ts'

/** The survey element's messages in one language. */
export type CsatCatalog = Catalog<CsatMessages>

/** The English messages. They are part of the first download; each other language is a separate chunk. */
export const ENGLISH_CSAT: CsatCatalog = { locale: 'en', t: CSAT_MESSAGES }

/** Context with the survey element's messages. */
export const CsatMessagesContext = createContext(ENGLISH_CSAT)

/** Returns the messages in the language of the surrounding element. */
export function useCsatMessages(): CsatCatalog {
  return useContext(CsatMessagesContext)
}
