import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { ANSWER_MESSAGES } from './answer-messages.ts'
import { BRAND_MESSAGES } from './brand-messages.ts'
import { LAZY_MESSAGES } from './lazy-messages.ts'
import { THREAD_MESSAGES } from './thread-messages.ts'
import type { ChatCatalog } from './use-messages.ts'

/**
 * All English messages of the chat. A page loads them in parts; this is for code that needs all of them, such as
 * tests.
 */
export const ENGLISH: ChatCatalog = {
  locale: 'en',
  t: { ...SHARED_MESSAGES, ...THREAD_MESSAGES, ...ANSWER_MESSAGES, ...LAZY_MESSAGES, ...BRAND_MESSAGES },
}
