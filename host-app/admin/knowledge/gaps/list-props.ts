/** What each view of the page is given. */
export type ListProps = {
  /** Days back, as the address has it. */
  readonly days: string
  /** Whether the member writes drafts. */
  readonly mayEdit: boolean
}
