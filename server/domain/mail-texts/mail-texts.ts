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
  /** The visitor without a name, in a transcript. */
  readonly you: string
  /** Stands above each message of a transcript; the instant is of ISO 8601. */
  readonly said: (name: string, instant: string) => string
}

/** What a receipt tells of a ticket. */
export type TicketFacts = { readonly number: number; readonly company: string }
