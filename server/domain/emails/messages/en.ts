import { type EmailMessages, ticketTag } from './email-messages.ts'

/** The email messages in English. */
export const EMAIL_MESSAGES_EN: EmailMessages = {
  receiptSubject: ({ number, company }) => `[#${number}] ${company} received your request`,
  receipt: ({ number, company }) => [
    `${company} has received your request. Its number is #${number}.`,
    'A person will read it and answer you by email. You can also come back to the conversation on the site where you wrote, and add to it there.',
  ],
  receiptReason:
    'If you did not write to us, somebody may have mistyped an address, and you can ignore this email.',
  transcriptSubject: company => `Your conversation with ${company}`,
  transcriptReason: company =>
    `You received this email because somebody asked for a copy in the chat with ${company}. If it was not you, you can ignore this email.`,
  replySubject: ({ number, company }) => `${ticketTag(number)}${company} has answered you`,
  replyBack:
    'To answer, come back to the conversation on the site where you wrote. You can also write to us here:',
  replyButton: company => `Write to ${company}`,
  replyReason: company =>
    `You received this email because somebody gave this address in a conversation with ${company} and had not seen the answer there. If it was not you, you can ignore this email.`,
  surveySubject: company => `How was your conversation with ${company}?`,
  faces: ['Very bad', 'Bad', 'Okay', 'Good', 'Very good'],
  thumbs: ['Not good', 'Good'],
  likelihood: ({ min, max }) => `${min} means not at all likely, ${max} means very likely.`,
  surveyButton: 'Write a comment',
  surveyClick:
    'A click opens a page and counts as your answer. You can change it there for a day, and add a comment.',
  surveyReason: company =>
    `You received this email because somebody gave this address in a conversation with ${company}, which has ended. If it was not you, you can ignore this email.`,
  you: 'You',
  said: (name, instant) => `${name}, ${instant}`,
}
