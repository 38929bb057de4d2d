import type { Catalog } from './catalog.ts'
import type { ChatMessages } from './chat-messages.ts'
import { THREAD_MESSAGES } from './thread-messages.ts'
import { type FirstCatalog, useFirstMessages } from './use-first-messages.ts'

/** All messages of the chat in one language. */
export type ChatCatalog = Catalog<ChatMessages>

/**
 * Returns a function that adds the messages of a part of the chat to a catalog. English uses `messages`, which
 * the part imports itself, so that other parts need not wait for them. Other languages load as a whole.
 */
export function completeWith<Key extends keyof ChatMessages>(
  messages: Pick<ChatMessages, Key>,
): (catalog: FirstCatalog) => Catalog<Pick<ChatMessages, Key>> {
  const english = { locale: 'en', t: messages } as const
  return catalog => (catalog.locale === 'en' ? english : (catalog as ChatCatalog))
}

/** Returns the messages of a chat before its first answer. */
export const threadCatalog = completeWith(THREAD_MESSAGES)

/** The messages of a chat before its first answer. */
export type ThreadCatalog = ReturnType<typeof threadCatalog>

/**
 * Returns the same messages in the language of the surrounding element, for parts that load after the first
 * screen.
 */
export function useMessages(): ThreadCatalog {
  return threadCatalog(useFirstMessages())
}
