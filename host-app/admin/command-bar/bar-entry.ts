/** An entry of the command bar: a command, or a conversation, customer or article to open. */
export type BarEntry = {
  readonly id: string
  /** The heading shown above the first of consecutive entries with the same section. */
  readonly section: string
  readonly title: string
  /** Distinguishes entries with the same title. */
  readonly detail?: string
  /** The keyboard shortcut for the same command, in the notation of the command table. */
  readonly keys?: string
  readonly run: () => void
}
