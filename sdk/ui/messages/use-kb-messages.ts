import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import { KB_MESSAGES, type KbMessages } from './kb-messages.ts'

/** The help center's messages in one language. */
export type KbCatalog = Catalog<KbMessages>

/** The English messages. They are part of the first download; each other language is a separate chunk. */
export const ENGLISH_KB: KbCatalog = { locale: 'en', t: KB_MESSAGES }

/** Context with the help center's messages. */
export const KbMessagesContext = createContext(ENGLISH_KB)

/** Returns the messages in the language of the surrounding element. */
export function useKbMessages(): KbCatalog {
  return useContext(KbMessagesContext)
}
