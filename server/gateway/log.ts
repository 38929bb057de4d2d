/** What the gateway cannot tell a client goes here; a pino logger fits. */
export type Log = { readonly error: (detail: object, text: string) => void }
