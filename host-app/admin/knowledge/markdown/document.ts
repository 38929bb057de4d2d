/** The rich editor's document as JSON: the part of ProseMirror's format that Markdown can express. */

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'strike' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string; readonly title: string | null } }

/** A piece of a line: text, a hard line break or an image, with its marks. */
export type Inline = { readonly marks?: readonly Mark[] } & (
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'hardBreak' }
  | {
      readonly type: 'image'
      readonly attrs: { readonly src: string; readonly alt: string; readonly title: string | null }
    }
)

/** A paragraph; empty without `content`. */
export type Paragraph = { readonly type: 'paragraph'; readonly content?: readonly Inline[] }
/** An item of a list. */
export type ListItem = { readonly type: 'listItem'; readonly content: readonly Block[] }
/** A bulleted or numbered list; `start` is the first number. */
export type List = { readonly content: readonly ListItem[] } & (
  | { readonly type: 'bulletList' }
  | { readonly type: 'orderedList'; readonly attrs: { readonly start: number } }
)
/** The alignment of a table's column; null for none. */
export type Align = 'left' | 'center' | 'right' | null
/** A table's cell. */
export type Cell = {
  readonly type: 'tableHeader' | 'tableCell'
  readonly attrs: { readonly align: Align; readonly colspan?: number }
  readonly content: readonly Block[]
}
/** A table's row. */
export type Row = { readonly type: 'tableRow'; readonly content: readonly Cell[] }
/** A table; its first row has the header cells. */
export type Table = { readonly type: 'table'; readonly content: readonly Row[] }

/** A block of a document. */
export type Block =
  | Paragraph
  | List
  | Table
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: number }
      readonly content?: readonly Inline[]
    }
  | {
      readonly type: 'codeBlock'
      readonly attrs: { readonly language: string | null }
      readonly content?: readonly { readonly type: 'text'; readonly text: string }[]
    }
  | { readonly type: 'blockquote'; readonly content: readonly Block[] }
  | { readonly type: 'horizontalRule' }

/** A whole document. */
export type Document = { readonly type: 'doc'; readonly content: readonly Block[] }
