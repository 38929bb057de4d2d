import { createContext, useContext } from 'react'
import type { Catalog, Languages } from '../catalog.ts'
import { type KbMessages, MESSAGES } from './en.ts'

/** The help center widget's messages in one language. */
export type KbCatalog = Catalog<KbMessages>

/** The English messages. */
export const ENGLISH_KB: KbCatalog = { locale: 'en', t: MESSAGES }

/** Context with the help center widget's messages. */
export const KbMessagesContext = createContext(ENGLISH_KB)

/** Returns the messages in the language of the surrounding element. */
export function useKbMessages(): KbCatalog {
  return useContext(KbMessagesContext)
}

/** The messages in each language. */
export const KB_LANGUAGES: Languages<KbMessages> = {
  en: async () => ({ MESSAGES }),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}
