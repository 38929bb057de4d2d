/** The log port; a pino logger fits. `detail` holds fields to log, among them the `error`; `text` says what happened. */
export type Log = {
  readonly error: (detail: object, text: string) => void
  readonly warn: (detail: object, text: string) => void
  readonly info: (detail: object, text: string) => void
}
