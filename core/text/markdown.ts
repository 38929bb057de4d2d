/** The syntax tree of Markdown in articles and messages, without HTML. */

/** An inline element: text, or text with a style, a link or an image. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'checkbox'; readonly isChecked: boolean }
  | { readonly kind: 'link'; readonly target: LinkTarget; readonly children: readonly Inline[] }
  | ImagePiece

/** An uploaded image of an article. `path` is its path at the file host. */
export type ImagePiece = {
  readonly kind: 'image'
  readonly path: string
  readonly alt: string
  readonly size: ImageSize | null
}

/** The target of a link: a path or anchor of the same site, or (`isForeign`) the full URL of another site. */
export type LinkTarget = { readonly href: string; readonly isForeign: boolean }

/** The size of an image, in CSS pixels. */
export type ImageSize = { readonly width: number; readonly height: number }

/** Level of a heading. Level 1 is the page's own title. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6
/** Alignment of a table's column; null for the default. */
export type Align = 'left' | 'center' | 'right' | null

/** A heading with its level. */
export type HeadingBlock = {
  readonly kind: 'heading'
  readonly level: HeadingLevel
  readonly id: string
  readonly children: readonly Inline[]
}
/** A table with its header cells and rows. */
export type TableBlock = {
  readonly kind: 'table'
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A block element. */
export type Block =
  | HeadingBlock
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  /**
   * `start` is the first number of an ordered list, or null for a bullet list. Items of a tight list are single
   * lines.
   */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  /** A line without paragraph margins: an item of a tight list. */
  | { readonly kind: 'line'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | TableBlock
  | { readonly kind: 'rule' }
  /** Text that is shown exactly as written, line by line. */
  | { readonly kind: 'verbatim'; readonly text: string }

/** A cell of a table. */
export type Cell = { readonly align: Align; readonly children: readonly Inline[] }

/** Returns the text of inline elements, without formatting. */
export function plainText(line: readonly Inline[]): string {
  return line
    .map(piece => {
      if (typeof piece === 'string') return piece
      switch (piece.kind) {
        case 'code':
          return piece.text
        case 'break':
          return ' '
        case 'checkbox':
          return ''
        case 'image':
          return piece.alt
        default:
          return plainText(piece.children)
      }
    })
    .join('')
}

/** Returns the text of blocks, one block per line. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).filter(Boolean).join('\n')
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'line':
      return plainText(block.children)
    case 'list':
      return block.items.map(plainBlocks).join('\n')
    case 'quote':
      return plainBlocks(block.blocks)
    case 'table':
      return [block.head, ...block.rows]
        .map(row => row.map(cell => plainText(cell.children)).join(', '))
        .join('\n')
    case 'code':
    case 'verbatim':
      return block.text
    case 'rule':
      return ''
  }
}
