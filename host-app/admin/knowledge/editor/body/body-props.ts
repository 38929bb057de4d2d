/** What an editor of an article's text is given, be it the rich one or that of Markdown. */
export type BodyProps = {
  /** Markdown. */
  readonly text: string
  readonly isReadOnly: boolean
  readonly onChange: (text: string) => void
  /** Asks for a file and brings it to the store; the path to show it from, or null for none. */
  readonly onPicture: () => Promise<{ readonly src: string; readonly alt: string } | null>
}
