import { ANSWER_COPY } from './answer-copy.ts'
import { QUEUE_COPY } from './queue-copy.ts'
import { THREAD_COPY } from './thread-copy.ts'

/**
 * Words of a conversation that widget and server share, in English: those that the specification fixes, and the few
 * that it leaves open. `core/locales` has them in the widget's other languages. The widget has what it shows of them from
 * the files beside this one; the others are what the server says in the AI's name.
 */
export const COPY = {
  ...THREAD_COPY,
  ...ANSWER_COPY,
  ...QUEUE_COPY,
  unsure: 'I’m not sure, but one of our help articles may have the answer.',
  otherQuestion: 'I found nothing on your other question in our help articles.',
  noInformation:
    'I don’t have information about that in our help articles. Would you like me to connect you to a human?',
  autoClose:
    'I haven’t heard back from you, so I’m closing this conversation. You can reopen it whenever you like.',
  apology:
    'I’m sorry, nobody is free right now. I’ve turned your request into a support ticket, and we’ll get back to you by email.',
  choiceTimeout:
    'I haven’t heard back from you, so I’ve turned your question into a support ticket. We’ll get back to you by email.',
  merged: 'This conversation continues in your other one: “{subject}”.',
  unavailable: 'I can’t look that up right now. Would you like me to connect you to a human?',
} as const

/** The same words in any language. */
export type Copy = Readonly<Record<keyof typeof COPY, string>>
