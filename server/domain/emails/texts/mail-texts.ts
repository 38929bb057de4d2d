/** What the mails to visitors say in one language. A receipt takes no words that a visitor has written (R21). */
export type MailTexts = {
  readonly receiptSubject: (ticket: TicketFacts) => string
  /** Its paragraphs. */
  readonly receipt: (ticket: TicketFacts) => readonly string[]
  /** Why one got it. */
  readonly receiptReason: string
  readonly transcriptSubject: (company: string) => string
  /** Why one got the transcript. */
  readonly transcriptReason: (company: string) => string
  /** `number` is null where the answer is not to a ticket. */
  readonly replySubject: (reply: ReplyFacts) => string
  /** How one answers the answer. */
  readonly replyBack: string
  /** The button that leads to the company's widget. */
  readonly replyButton: (company: string) => string
  /** Why one got the answer by mail. */
  readonly replyReason: (company: string) => string
  /** The visitor without a name, in a transcript. */
  readonly you: string
  /** Stands above each message of a transcript; the instant is of ISO 8601. */
  readonly said: (name: string, instant: string) => string
}

/** What a receipt tells of a ticket. */
export type TicketFacts = { readonly number: number; readonly company: string }

/** Whose answer a mail brings, and to which ticket, if it is one. */
export type ReplyFacts = { readonly number: number | null; readonly company: string }

/** How the subject of a mail names its ticket, with the space behind; empty where there is none. */
export function ticketTag(number: number | null): string {
  return number === null ? '' : `[#${number}] `
}
