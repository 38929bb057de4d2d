/**
 * The model of Markdown that articles and messages are read into: a tree of what a reader sees, without HTML.
 */

export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'checkbox'; readonly isChecked: boolean }
  | { readonly kind: 'link'; readonly target: LinkTarget; readonly children: readonly Inline[] }
  | ImagePiece

/** An image that was uploaded for an article, by its path at the files' host. */
export type ImagePiece = {
  readonly kind: 'image'
  readonly path: string
  readonly alt: string
  readonly size: ImageSize | null
}

/** Where a link leads: a page of the same site, by its path or anchor, or somewhere else by its whole address. */
export type LinkTarget = { readonly href: string; readonly isForeign: boolean }

/** In CSS pixels. */
export type ImageSize = { readonly width: number; readonly height: number }

export type HeadingLevel = 2 | 3 | 4 | 5 | 6
export type Align = 'left' | 'center' | 'right' | null

export type HeadingBlock = {
  readonly kind: 'heading'
  readonly level: HeadingLevel
  readonly id: string
  readonly children: readonly Inline[]
}
export type TableBlock = {
  readonly kind: 'table'
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

export type Block =
  | HeadingBlock
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  /** `start` is the first number of an ordered list; a tight list's items are single lines. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  /** Words without a paragraph's space around them: an item of a tight list. */
  | { readonly kind: 'line'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | TableBlock
  | { readonly kind: 'rule' }
  /** Text that is shown as it was written, line by line. */
  | { readonly kind: 'verbatim'; readonly text: string }

export type Cell = { readonly align: Align; readonly children: readonly Inline[] }

/** The words of a line, without what they look like. */
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

/** The words of a text, a block a line. */
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
