/** What the rich editor holds, as it gives and takes it in JSON: the part of ProseMirror's documents that Markdown has. */

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'strike' | 'code' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string; readonly title: string | null } }

export type Inline = { readonly marks?: readonly Mark[] } & (
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'hardBreak' }
  | {
      readonly type: 'image'
      readonly attrs: { readonly src: string; readonly alt: string; readonly title: string | null }
    }
)

export type Paragraph = { readonly type: 'paragraph'; readonly content?: readonly Inline[] }
export type ListItem = { readonly type: 'listItem'; readonly content: readonly Block[] }
export type List = { readonly content: readonly ListItem[] } & (
  | { readonly type: 'bulletList' }
  | { readonly type: 'orderedList'; readonly attrs: { readonly start: number } }
)
export type Align = 'left' | 'center' | 'right' | null
export type Cell = {
  readonly type: 'tableHeader' | 'tableCell'
  readonly attrs: { readonly align: Align; readonly colspan?: number }
  readonly content: readonly Block[]
}
export type Row = { readonly type: 'tableRow'; readonly content: readonly Cell[] }
export type Table = { readonly type: 'table'; readonly content: readonly Row[] }

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

export type Document = { readonly type: 'doc'; readonly content: readonly Block[] }
