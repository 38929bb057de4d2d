import { SHARED_FIRST_MESSAGES } from './first.ts'

/** The shared English messages of the first screen and of a conversation before its first answer. */
export const SHARED_THREAD_MESSAGES = {
  ...SHARED_FIRST_MESSAGES,
  emailMissing: 'Please enter your email before starting the chat.',
  thinking: 'Thinking…',
  typing: 'Typing…',
  resolvedEnd: 'This conversation has been marked as resolved.',
  startNew: 'Start a new conversation',
  reopen: 'Reopen this conversation',
  followUpDone: 'Thank you, that answered my question',
} as const

/** The same messages in any language. */
export type SharedThreadMessages = Readonly<Record<keyof typeof SHARED_THREAD_MESSAGES, string>>
