import type { ReactNode } from 'react'
import type {
  Block,
  HeadingBlock,
  ImagePiece,
  Inline,
  LinkTarget,
  TableBlock,
} from '#core/markdown/blocks.ts'
import { numbered } from '#host-app/shared/ui/numbered.tsx'

/** What each surface renders in its own way. Everything else is the same wherever Markdown is shown. */
export type Surface = {
  readonly heading: (heading: HeadingBlock, words: ReactNode) => ReactNode
  readonly link: (target: LinkTarget, words: ReactNode) => ReactNode
  readonly image: (image: ImagePiece) => ReactNode
  readonly table: (table: TableBlock, drawLine: (line: readonly Inline[]) => ReactNode) => ReactNode
  /** Renders text as it was written. */
  readonly verbatim: (text: string) => ReactNode
  /** Set where wide code scrolls sideways and must be reachable by keyboard. */
  readonly codeTabIndex?: 0
}

/** Renders Markdown as elements, never as HTML, so that it can't run scripts. */
export function drawMarkdown(blocks: readonly Block[], surface: Surface): ReactNode {
  const drawBlocks = (some: readonly Block[]) => numbered(some, drawBlock)
  const drawLine = (line: readonly Inline[]) => numbered(line, drawPiece)
  return drawBlocks(blocks)

  function drawBlock(block: Block): ReactNode {
    switch (block.kind) {
      case 'heading':
        return surface.heading(block, drawLine(block.children))
      case 'paragraph':
        return <p>{drawLine(block.children)}</p>
      case 'line':
        return drawLine(block.children)
      case 'list': {
        const items = numbered(block.items, item => <li>{drawBlocks(item)}</li>)
        return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
      }
      case 'code':
        return (
          <pre dir="ltr" tabIndex={surface.codeTabIndex}>
            <code>{block.text}</code>
          </pre>
        )
      case 'quote':
        return <blockquote>{drawBlocks(block.blocks)}</blockquote>
      case 'table':
        return surface.table(block, drawLine)
      case 'rule':
        return <hr />
      case 'verbatim':
        return surface.verbatim(block.text)
    }
  }

  function drawPiece(piece: Inline): ReactNode {
    if (typeof piece === 'string') return piece
    switch (piece.kind) {
      case 'strong':
      case 'em':
      case 'del':
        return <piece.kind>{drawLine(piece.children)}</piece.kind>
      case 'code':
        return <code dir="ltr">{piece.text}</code>
      case 'break':
        return <br />
      case 'checkbox':
        return piece.isChecked ? '☑ ' : '☐ '
      case 'link':
        return surface.link(piece.target, drawLine(piece.children))
      case 'image':
        return surface.image(piece)
      case 'linked-image':
        return surface.link(piece.target, piece.alt)
    }
  }
}
