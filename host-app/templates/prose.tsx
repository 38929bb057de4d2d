import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { anchorOf } from '#core/text/anchors.ts'
import type { Block, Inline } from '../content/page.ts'
import { CodeBlock } from '../sections/code-block.tsx'
import { numbered } from '../ui/numbered.tsx'
import { OperatorFactText } from './operator-fact.tsx'
import styles from './prose.module.css'
import { ProseTable } from './prose-table.tsx'
import { textOf } from './text-of.ts'

/** Renders an article's blocks as elements, without any HTML. */
export function Prose({ blocks }: { readonly blocks: readonly Block[] }) {
  return <div className={styles['prose']}>{numbered(blocks, drawBlock)}</div>
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading id={block.id ?? anchorOf(textOf(block.children))}>{drawLine(block.children)}</Heading>
    }
    case 'paragraph':
      return <p>{drawLine(block.children)}</p>
    case 'list': {
      const items = numbered(block.items, item => <li>{numbered(item, drawBlock)}</li>)
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case 'code':
      return <CodeBlock code={block.text} />
    case 'image':
      return <img src={block.src} alt={block.alt} width={block.width} height={block.height} loading="lazy" />
    case 'note':
      return <aside>{numbered(block.blocks, drawBlock)}</aside>
    case 'table':
      return <ProseTable table={block} drawLine={drawLine} />
  }
}

function drawLine(line: readonly Inline[]): ReactNode {
  return numbered(line, piece => {
    if (typeof piece === 'string') return piece
    switch (piece.kind) {
      case 'strong':
        return <strong>{drawLine(piece.children)}</strong>
      case 'emphasis':
        return <em>{drawLine(piece.children)}</em>
      case 'code':
        return <code>{piece.text}</code>
      case 'operator':
        return <OperatorFactText fact={piece.fact} />
      case 'link':
        return piece.href.startsWith('/') ? (
          <Link to={piece.href}>{drawLine(piece.children)}</Link>
        ) : (
          <a href={piece.href}>{drawLine(piece.children)}</a>
        )
    }
  })
}
