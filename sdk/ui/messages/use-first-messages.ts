import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import { FIRST_MESSAGES } from './first-messages.ts'

/** The first screen's messages in one language. In English only these; `use-messages.ts` adds the others. */
export type FirstCatalog = Catalog<Readonly<Record<keyof typeof FIRST_MESSAGES, string>>>

/** The English messages. They are part of the first download; each other language is a separate chunk. */
export const FIRST_ENGLISH: FirstCatalog = { locale: 'en', t: FIRST_MESSAGES }

/** Context with the first screen's messages. */
export const MessagesContext = createContext(FIRST_ENGLISH)

/** Returns the first screen's messages in the language of the surrounding element. */
export function useFirstMessages(): FirstCatalog {
  return useContext(MessagesContext)
}
