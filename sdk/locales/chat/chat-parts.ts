/** The messages of the parts of the chat that load after its first screen. */
import { type Catalog, type Languages, partCatalog } from '../catalog.ts'
import { type ChatCatalog, useFirstMessages } from './chat-messages.ts'
import { FIRST_MESSAGES } from './en/first.ts'
import type { ChatMessages } from './en.ts'

/**
 * Returns the messages of a part in the language of the surrounding element.
 * @param english the part's messages, from `en/`
 */
export function useChatMessages<Part extends Partial<ChatMessages> & Readonly<Record<string, string>>>(
  english: Part,
): Catalog<Readonly<Record<keyof Part, string>>> {
  return partCatalog(useFirstMessages(), english)
}

/** The messages in each language; in English only the first screen's. */
export const CHAT_LANGUAGES: Languages<ChatCatalog['t']> = {
  en: async () => ({ MESSAGES: FIRST_MESSAGES }),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}
