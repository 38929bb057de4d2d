/** Of the words in `copy.ts` those that stand beside an answer and after the last. */
export const ANSWER_COPY = {
  ticketEnd: 'This conversation has been converted to a support ticket.',
  offerYes: 'Yes',
  offerNo: 'No',
  noThanks: 'No thanks!',
  followUp: 'Is there anything else I can help you with?',
  followUpMore: 'I have another question',
} as const
