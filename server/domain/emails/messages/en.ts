/** Messages of the emails to visitors in one language. A receipt quotes nothing that a visitor wrote (R21). */
export type EmailMessages = {
  readonly receiptSubject: (ticket: TicketFacts) => string
  /** Paragraphs of the receipt. `isAnswerable`: whether answers by email are read. */
  readonly receipt: (ticket: TicketFacts & { readonly isAnswerable: boolean }) => readonly string[]
  /** Why the recipient gets the receipt. */
  readonly receiptReason: string
  readonly transcriptSubject: (company: string) => string
  /** Why the recipient gets the transcript. */
  readonly transcriptReason: (company: string) => string
  /** `number` is null if the conversation is not a ticket. */
  readonly replySubject: (reply: ReplyFacts) => string
  /** Explains how to answer the reply, and leads to the company's page: if nobody reads answers by email, and if somebody does. */
  readonly replyBack: string
  readonly replyByEmail: string
  /** Label of the button that opens the company's widget. */
  readonly replyButton: (company: string) => string
  /** Why the recipient gets the reply by email. */
  readonly replyReason: (company: string) => string
  readonly surveySubject: (company: string) => string
  /** Names of the scores of faces, the worst first. */
  readonly faces: readonly [string, string, string, string, string]
  /** Names of the scores of thumbs: down, up. */
  readonly thumbs: readonly [string, string]
  /** What the ends of a scale mean that asks how likely something is. */
  readonly likelihood: (scale: { readonly min: number; readonly max: number }) => string
  /** Label of the button that opens a survey without scores. */
  readonly surveyButton: string
  /** Explains what a click on a score does. */
  readonly surveyClick: string
  /** Why the recipient gets the survey. */
  readonly surveyReason: (company: string) => string
  /** Name of a nameless visitor in a transcript. */
  readonly you: string
  /** Heading of a message in a transcript or reply email. The instant is ISO 8601. */
  readonly said: (name: string, instant: string) => string
}

/** The ticket's number and company, for a receipt. */
export type TicketFacts = { readonly number: number; readonly company: string }

/** The company that replied, and the ticket's number; null if it isn't a ticket. */
export type ReplyFacts = { readonly number: number | null; readonly company: string }

/** The email messages in English, which stands in for every other language. */
export const MESSAGES: EmailMessages = {
  receiptSubject: ({ number, company }) => `[#${number}] ${company} received your request`,
  receipt: ({ number, company, isAnswerable }) => [
    `${company} has received your request. Its number is #${number}.`,
    isAnswerable
      ? 'A person will read it and answer you by email. To add something, reply to this email.'
      : 'A person will read it and answer you by email. You can also come back to the conversation on the site where you wrote, and add to it there.',
  ],
  receiptReason:
    'If you did not write to us, somebody may have mistyped an address, and you can ignore this email.',
  transcriptSubject: company => `Your conversation with ${company}`,
  transcriptReason: company =>
    `You received this email because somebody asked for a copy in the chat with ${company}. If it was not you, you can ignore this email.`,
  replySubject: ({ number, company }) => `${ticketTag(number)}${company} has answered you`,
  replyBack:
    'To answer, come back to the conversation on the site where you wrote. You can also write to us here:',
  replyByEmail: 'To answer, reply to this email. You can also write to us here:',
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

/** Returns a ticket's tag in a subject, with a trailing space; empty if `number` is null. */
export function ticketTag(number: number | null): string {
  return number === null ? '' : `[#${number}] `
}
