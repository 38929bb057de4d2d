import { SHARED_ANSWER_MESSAGES } from './answer-messages.ts'
import { SHARED_QUEUE_MESSAGES } from './queue-messages.ts'
import { SHARED_THREAD_MESSAGES } from './thread-messages.ts'

/**
 * Messages that widget and server share, in English. The specification fixes most of them. `locales` has the other
 * languages. The widget imports the parts that it shows; the messages below are the server's, in the AI's name, and
 * `fileDeleted` in place of a file that was deleted by age.
 */
export const SHARED_MESSAGES = {
  ...SHARED_THREAD_MESSAGES,
  ...SHARED_ANSWER_MESSAGES,
  ...SHARED_QUEUE_MESSAGES,
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
  fileDeleted: '(The file was deleted.)',
  manyAnswers:
    'I’ve given many answers in this conversation, so a person should take over. Would you like me to connect you to a human?',
  fileReceived:
    'Thanks for the file. I can’t open it myself. What does it show, and what would you like to know?',
  unavailable: 'I can’t look that up right now. Would you like me to connect you to a human?',
} as const

/** The same messages in any language. */
export type SharedMessages = Readonly<Record<keyof typeof SHARED_MESSAGES, string>>
