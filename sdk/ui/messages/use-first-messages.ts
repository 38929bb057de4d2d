import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import { FIRST_MESSAGES } from './first-messages.ts'

/** What a first screen says in one language. In English these are the first messages only: `use-messages.ts` adds the rest. */
export type FirstCatalog = Catalog<Readonly<Record<keyof typeof FIRST_MESSAGES, string>>>

/** English is part of the first download; every other language is a chunk of its own. */
export const FIRST_ENGLISH: FirstCatalog = { locale: 'en', t: FIRST_MESSAGES }

export const MessagesContext = createContext(FIRST_ENGLISH)

/** Returns the first screen's messages in the language of the surrounding element. */
export function useFirstMessages(): FirstCatalog {
  return useContext(MessagesContext)
}
