/** A line of the command bar: a command, or a conversation to open. */
export type BarEntry = {
  readonly id: string
  /** What stands above it and those that follow with the same. */
  readonly section: string
  readonly title: string
  /** What tells it from others with the same title. */
  readonly detail?: string
  /** The keys that do the same, as the command table writes them. */
  readonly keys?: string
  readonly run: () => void
}
