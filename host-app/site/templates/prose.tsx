import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { anchorOf } from '#core/text/anchors.ts'
import { numbered } from '#host-app/shared/ui/numbered.tsx'
import styles from '#host-app/shared/ui/prose.module.css'
import type { Block, Inline } from '../content/page.ts'
import { CodeBlock } from '../sections/code-block.tsx'
import { OperatorFactText } from './operator-fact.tsx'
import { textOf } from './text-of.ts'

/** The most columns that fit a phone in some way; a table with more of them scrolls there. */
const COLUMNS_MAX = 4

/** Characters of a cell that still fits beside three others on a phone. */
const SHORT_CELL_CHARACTERS = 16

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

type Table = Extract<Block, { readonly kind: 'table' }>

type ProseTableProps = {
  readonly table: Table
  readonly drawLine: (line: readonly Inline[]) => ReactNode
}

/** A table. On a phone, three or four columns become a list of their rows, unless all cells are short. */
function ProseTable({ table, drawLine }: ProseTableProps) {
  const { head, rows } = table
  const narrow = narrowLook(table)
  const labels = narrow === 'list' ? labelsOf(table) : []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the table scrolls sideways.
    <div className={styles['scroll']} tabIndex={0}>
      <table data-narrow={narrow}>
        <thead>
          <tr>
            {numbered(head, cell => (cell.length === 0 ? <td /> : <th scope="col">{drawLine(cell)}</th>))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows, row => (
            <tr>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move.
                <td key={column} data-label={labels[column] || undefined}>
                  {drawLine(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Returns what precedes each cell of the list: its column's name, except for the title and its explanation. */
function labelsOf({ head }: Table): readonly string[] {
  const isPair = head.length === 3 && head[0]?.length !== 0
  return head.map((cell, column) => (column === 0 || (column === 1 && isPair) ? '' : textOf(cell)))
}

function narrowLook({ head, rows }: Table): 'list' | 'fit' | undefined {
  if (head.length < 3) return 'fit'
  if (head.length > COLUMNS_MAX) return undefined
  const isShort = [head, ...rows].every(row =>
    row.every(cell => textOf(cell).length <= SHORT_CELL_CHARACTERS),
  )
  return isShort ? 'fit' : 'list'
}
