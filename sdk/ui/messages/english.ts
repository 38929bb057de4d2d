import { SHARED_MESSAGES } from '#core/messages/shared-messages.ts'
import { ANSWER_MESSAGES } from './answer-messages.ts'
import { LAZY_MESSAGES } from './lazy-messages.ts'
import { THREAD_MESSAGES } from './thread-messages.ts'
import type { ChatCatalog } from './use-messages.ts'

/** All messages of the chat in English, which a page loads in parts: for code that compares or shows them as a whole. */
export const ENGLISH: ChatCatalog = {
  locale: 'en',
  t: { ...SHARED_MESSAGES, ...THREAD_MESSAGES, ...ANSWER_MESSAGES, ...LAZY_MESSAGES },
}
