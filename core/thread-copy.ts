import { FIRST_COPY } from './first-copy.ts'

/** Of the words in `copy.ts` those of a conversation before its first answer, and of the first screen. */
export const THREAD_COPY = {
  ...FIRST_COPY,
  emailMissing: 'Please enter your email before starting the chat.',
  thinking: 'Thinking…',
  typing: 'Typing…',
  resolvedEnd: 'This conversation has been marked as resolved.',
  startNew: 'Start a new conversation',
  reopen: 'Reopen this conversation',
  followUpDone: 'Thank you, that answered my question',
} as const

/** The same words in any language. */
export type ThreadCopy = Readonly<Record<keyof typeof THREAD_COPY, string>>
