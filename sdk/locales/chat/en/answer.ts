import { SHARED_ANSWER_MESSAGES } from '#core/messages/en/answer.ts'
import { THREAD_MESSAGES } from './thread.ts'

/** The messages of the parts that load with an answer: those before it, and for an answer and the end of a conversation. */
export const ANSWER_MESSAGES = {
  ...THREAD_MESSAGES,
  ...SHARED_ANSWER_MESSAGES,
  source: 'Source',
  wantHuman: 'Connect me to a human?',
  showImage: 'Show image',
  image: 'Image: {name}',
  file: 'File: {name}',
  rateAnswer: 'Was this helpful?',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  writeToTicket: 'Write to this ticket',
  uploading: 'Uploading {name}',
  cancel: 'Cancel',
  newMessages: 'New messages',
  ticketNumber: 'Ticket #{number}',
  resolved: 'Resolved',
  oneUnread: '1 new message',
  unread: '{count} new messages',
} as const
