/** The props of both editors of an article's text, the rich one and the Markdown one. */
export type BodyProps = {
  /** Markdown. */
  readonly text: string
  readonly isReadOnly: boolean
  readonly onChange: (text: string) => void
  /** Asks for an image file and uploads it. Returns the path to show it from, or null if none was chosen. */
  readonly onPicture: () => Promise<{ readonly src: string; readonly alt: string } | null>
}
