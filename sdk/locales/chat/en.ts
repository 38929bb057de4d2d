import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { ANSWER_MESSAGES } from './en/answer.ts'
import { BRAND_MESSAGES } from './en/brand.ts'
import { EXTRAS_MESSAGES } from './en/extras.ts'

/** All English messages of the chat. A page loads them in parts, from `en/`; this is for code that needs all, such as tests. */
export const MESSAGES = { ...SHARED_MESSAGES, ...ANSWER_MESSAGES, ...EXTRAS_MESSAGES, ...BRAND_MESSAGES }

/** The same messages in any language. */
export type ChatMessages = Readonly<Record<keyof typeof MESSAGES, string>>
