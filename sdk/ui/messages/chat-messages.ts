import type { SharedMessages } from '#core/messages/conversation-messages.ts'
import type { ANSWER_MESSAGES } from './answer-messages.ts'
import type { BRAND_MESSAGES } from './brand-messages.ts'
import type { LAZY_MESSAGES } from './lazy-messages.ts'
import type { THREAD_MESSAGES } from './thread-messages.ts'

/**
 * All messages of the chat, in any language. The English ones are in the files of the parts that use them.
 */
export type ChatMessages = Readonly<
  Record<
    | keyof SharedMessages
    | keyof typeof THREAD_MESSAGES
    | keyof typeof ANSWER_MESSAGES
    | keyof typeof LAZY_MESSAGES
    | keyof typeof BRAND_MESSAGES,
    string
  >
>
