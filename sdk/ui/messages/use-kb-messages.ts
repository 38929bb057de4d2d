import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import { KB_MESSAGES, type KbMessages } from './kb-messages.ts'

/** The knowledge base's messages in one language. */
export type KbCatalog = Catalog<KbMessages>

/** English is part of the first download; every other language is a chunk of its own. */
export const ENGLISH_KB: KbCatalog = { locale: 'en', t: KB_MESSAGES }

export const KbMessagesContext = createContext(ENGLISH_KB)

/** Returns the messages in the language of the surrounding element. */
export function useKbMessages(): KbCatalog {
  return useContext(KbMessagesContext)
}
