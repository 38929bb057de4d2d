/** An email. Without `html` it is text only. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same content as HTML. */
  readonly html?: string
}
/** Sends emails. `send` rejects when the email cannot be handed over. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }
