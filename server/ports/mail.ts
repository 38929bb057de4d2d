/** The mail port. Rejects when the mail could not be handed over. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string }
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }
