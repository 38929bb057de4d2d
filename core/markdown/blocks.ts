/**
 * The syntax tree of Markdown in articles and messages, without HTML. `Target` is what a surface knows about a link's
 * address.
 */

/** An inline element: text, or text with a style, a link or an image. */
export type Inline<Target = LinkTarget> =
  | string
  | { readonly kind: 'strong' | 'em' | 'del'; readonly children: readonly Inline<Target>[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'checkbox'; readonly isChecked: boolean }
  | { readonly kind: 'link'; readonly target: Target; readonly children: readonly Inline<Target>[] }
  | ImagePiece
  /** An image that isn't loaded, because another server would learn who reads what (R14). It shows as a link. */
  | { readonly kind: 'linked-image'; readonly target: Target; readonly alt: string }

/** An uploaded image of an article. `src` is its URL, or its path at the file host. */
export type ImagePiece = {
  readonly kind: 'image'
  readonly src: string
  readonly alt: string
  readonly size?: ImageSize
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
export type HeadingBlock<Target = LinkTarget> = {
  readonly kind: 'heading'
  readonly level: HeadingLevel
  readonly id: string
  readonly children: readonly Inline<Target>[]
}
/** A table with its header cells and rows. */
export type TableBlock<Target = LinkTarget> = {
  readonly kind: 'table'
  readonly head: readonly Cell<Target>[]
  readonly rows: readonly (readonly Cell<Target>[])[]
}

/** A block element. */
export type Block<Target = LinkTarget> =
  | HeadingBlock<Target>
  | { readonly kind: 'paragraph'; readonly children: readonly Inline<Target>[] }
  /**
   * `start` is the first number of an ordered list, or null for a bullet list. Items of a tight list are single
   * lines.
   */
  | {
      readonly kind: 'list'
      readonly start: number | null
      readonly items: readonly (readonly Block<Target>[])[]
    }
  /** A line without paragraph margins: an item of a tight list. */
  | { readonly kind: 'line'; readonly children: readonly Inline<Target>[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block<Target>[] }
  | TableBlock<Target>
  | { readonly kind: 'rule' }
  /** Text that is shown exactly as written, line by line. */
  | { readonly kind: 'verbatim'; readonly text: string }

/** A cell of a table. */
export type Cell<Target = LinkTarget> = {
  readonly align: Align
  readonly children: readonly Inline<Target>[]
}

/** Returns the text of inline elements, without formatting. */
export function plainText(line: readonly Inline<unknown>[]): string {
  return line
    .map(piece => {
      if (typeof piece === 'string') return piece
      if ('children' in piece) return plainText(piece.children)
      if ('alt' in piece) return piece.alt
      if (piece.kind === 'code') return piece.text
      return piece.kind === 'break' ? ' ' : ''
    })
    .join('')
}

/** Returns the text of blocks, one block per line. */
export function plainBlocks(blocks: readonly Block<unknown>[]): string {
  return blocks.map(plainBlock).filter(Boolean).join('\n')
}

function plainBlock(block: Block<unknown>): string {
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
