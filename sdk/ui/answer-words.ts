/** Of the words in `words.ts` those that stand beside an answer and after the last. */
export const ANSWER_WORDS = {
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
