import { createContext, useContext } from 'react'
import type { Catalog } from '../catalog.ts'
import { FIRST_MESSAGES } from './en/first.ts'

/** The chat's messages in one language. In English only the first screen's: see `chat-parts.ts` for the others. */
export type ChatCatalog = Catalog<Readonly<Record<keyof typeof FIRST_MESSAGES, string>>>

/** The English messages of the first screen. */
export const ENGLISH_CHAT: ChatCatalog = { locale: 'en', t: FIRST_MESSAGES }

/** Context with the chat's messages. */
export const ChatMessagesContext = createContext(ENGLISH_CHAT)

/** Returns the first screen's messages in the language of the surrounding element. */
export function useFirstMessages(): ChatCatalog {
  return useContext(ChatMessagesContext)
}
