/** The props of each view of the page. */
export type ListProps = {
  /** Number of days back, as in the address. */
  readonly days: string
  /** Whether the member may write drafts. */
  readonly mayEdit: boolean
}
