import { SHARED_ANSWER_MESSAGES } from '#core/messages/answer-messages.ts'

/** The English messages for an answer and for the end of a conversation. */
export const ANSWER_MESSAGES = {
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
