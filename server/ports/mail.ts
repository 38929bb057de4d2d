/** The mail port. Rejects when the mail could not be handed over. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same as a page; only text where there is none. */
  readonly html?: string
}
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }
