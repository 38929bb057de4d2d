import type { Catalog } from './catalog.ts'
import type { ChatMessages } from './chat-messages.ts'
import { THREAD_MESSAGES } from './thread-messages.ts'
import { type FirstCatalog, useFirstMessages } from './use-first-messages.ts'

/** All messages of the chat in one language. */
export type ChatCatalog = Catalog<ChatMessages>

/**
 * Returns a function that gives a part of the chat its messages. In English these are `messages`, which the part itself
 * imports, so that nothing else waits for them. Every other language loads as a whole.
 */
export function completeWith<Key extends keyof ChatMessages>(
  messages: Pick<ChatMessages, Key>,
): (catalog: FirstCatalog) => Catalog<Pick<ChatMessages, Key>> {
  const english = { locale: 'en', t: messages } as const
  return catalog => (catalog.locale === 'en' ? english : (catalog as ChatCatalog))
}

/** Returns the messages of a chat before its first answer. */
export const threadCatalog = completeWith(THREAD_MESSAGES)

export type ThreadCatalog = ReturnType<typeof threadCatalog>

/** Returns the same messages in the language of the surrounding element, for all that loads after the first screen. */
export function useMessages(): ThreadCatalog {
  return threadCatalog(useFirstMessages())
}
