import { createContext, useContext } from 'react'
import type { Catalog, Languages } from '../catalog.ts'
import { type CsatMessages, MESSAGES } from './en.ts'

/** The survey element's messages in one language. */
export type CsatCatalog = Catalog<CsatMessages>

/** The English messages. */
export const ENGLISH_CSAT: CsatCatalog = { locale: 'en', t: MESSAGES }

/** Context with the survey element's messages. */
export const CsatMessagesContext = createContext(ENGLISH_CSAT)

/** Returns the messages in the language of the surrounding element. */
export function useCsatMessages(): CsatCatalog {
  return useContext(CsatMessagesContext)
}

/** The messages in each language. */
export const CSAT_LANGUAGES: Languages<CsatMessages> = {
  en: async () => ({ MESSAGES }),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}
