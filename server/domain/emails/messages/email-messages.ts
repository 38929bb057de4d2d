/** Messages of the emails to visitors in one language. A receipt quotes nothing that a visitor wrote (R21). */
export type EmailMessages = {
  readonly receiptSubject: (ticket: TicketFacts) => string
  /** Paragraphs of the receipt. */
  readonly receipt: (ticket: TicketFacts) => readonly string[]
  /** Why the recipient gets the receipt. */
  readonly receiptReason: string
  readonly transcriptSubject: (company: string) => string
  /** Why the recipient gets the transcript. */
  readonly transcriptReason: (company: string) => string
  /** `number` is null if the conversation is not a ticket. */
  readonly replySubject: (reply: ReplyFacts) => string
  /** Explains how to answer the reply. */
  readonly replyBack: string
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

/** Returns a ticket's tag in a subject, with a trailing space; empty if `number` is null. */
export function ticketTag(number: number | null): string {
  return number === null ? '' : `[#${number}] `
}
