import { FIRST_COPY } from './first-copy.ts'

/**
 * Words of a conversation that widget and server share, in English: those that the specification fixes, and the few
 * that it leaves open. `core/locales` has them in the widget's other languages.
 */
export const COPY = {
  ...FIRST_COPY,
  emailMissing: 'Please enter your email before starting the chat.',
  thinking: 'Thinking…',
  typing: 'Typing…',
  resolvedEnd: 'This conversation has been marked as resolved.',
  ticketEnd: 'This conversation has been converted to a support ticket.',
  startNew: 'Start a new conversation',
  reopen: 'Reopen this conversation',
  offerYes: 'Yes',
  offerNo: 'No',
  noThanks: 'No thanks!',
  noInformation:
    'I don’t have information about that in our help articles. Would you like me to connect you to a human?',
  followUp: 'Is there anything else I can help you with?',
  followUpDone: 'Thank you, that answered my question',
  followUpMore: 'I have another question',
  autoClose:
    'I haven’t heard back from you, so I’m closing this conversation. You can reopen it whenever you like.',
  apology:
    'I’m sorry, nobody is free right now. I’ve turned your request into a support ticket, and we’ll get back to you by email.',
  choiceTimeout:
    'I haven’t heard back from you, so I’ve turned your question into a support ticket. We’ll get back to you by email.',
  unavailable: 'I can’t look that up right now. Would you like me to connect you to a human?',
  /** `{position}` is the place in the queue (CHAT-10). */
  queue: "You're in the queue to chat with a human. Your position: {position}",
} as const

/** The same words in any language. */
export type Copy = Readonly<Record<keyof typeof COPY, string>>

/** The visitor's place in the queue (CHAT-10). */
export function queueText(position: number, copy: Copy = COPY): string {
  return copy.queue.replace('{position}', String(position))
}
