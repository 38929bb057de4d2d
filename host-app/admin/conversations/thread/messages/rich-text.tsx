import type { ReactNode } from 'react'
import { LINK_REL } from '#core/text/link-rel.ts'
import { readMarkdown } from '#host-app/knowledge/markdown/read-markdown.ts'
import { type Block, type Inline, plainBlocks } from '#host-app/knowledge/markdown/tree.ts'
import { numbered } from '#host-app/templates/numbered.tsx'
import styles from './rich-text.module.css'

/** Draws what the AI or an agent says. */
export function drawMarkdown(text: string): ReactNode {
  return <RichText text={text} />
}

/** Markdown as elements, never as HTML (CHAT-21): a picture is its words, and nothing is loaded by itself. */
function RichText({ text }: { readonly text: string }) {
  return <div className={styles['rich']}>{numbered(readMarkdown(text), drawBlock)}</div>
}

const drawBlocks = (blocks: readonly Block[]) => numbered(blocks, drawBlock)
const drawLine = (line: readonly Inline[]) => numbered(line, drawPiece)

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <p>
          <strong>{drawLine(block.children)}</strong>
        </p>
      )
    case 'paragraph':
      return <p>{drawLine(block.children)}</p>
    case 'line':
      return drawLine(block.children)
    case 'list': {
      const items = numbered(block.items, item => <li>{drawBlocks(item)}</li>)
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'quote':
      return <blockquote>{drawBlocks(block.blocks)}</blockquote>
    case 'rule':
      return <hr />
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'table':
    case 'verbatim':
      return <p className={styles['verbatim']}>{plainBlocks([block])}</p>
  }
}

function drawPiece(piece: Inline): ReactNode {
  if (typeof piece === 'string') return piece
  switch (piece.kind) {
    case 'strong':
      return <strong>{drawLine(piece.children)}</strong>
    case 'emphasis':
      return <em>{drawLine(piece.children)}</em>
    case 'deleted':
      return <del>{drawLine(piece.children)}</del>
    case 'code':
      return <code dir="ltr">{piece.text}</code>
    case 'break':
      return <br />
    case 'checkbox':
      return piece.isChecked ? '☑ ' : '☐ '
    case 'image':
      return piece.alt
    case 'link':
      return (
        <a href={piece.target.href} target="_blank" rel={LINK_REL}>
          {drawLine(piece.children)}
        </a>
      )
  }
}
