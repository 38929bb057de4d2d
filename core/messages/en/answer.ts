/** The shared English messages for an answer and for the end of a conversation. */
export const SHARED_ANSWER_MESSAGES = {
  ticketEnd: 'This conversation has been converted to a support ticket.',
  offerYes: 'Yes',
  offerNo: 'No',
  noThanks: 'No thanks!',
  followUp: 'Is there anything else I can help you with?',
  followUpMore: 'I have another question',
} as const
