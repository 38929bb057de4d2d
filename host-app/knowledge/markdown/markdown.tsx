import { createContext, type ReactNode, useContext } from 'react'
import { LINK_REL } from '#core/text/link-rel.ts'
import { numbered } from '../../templates/numbered.tsx'
import prose from '../../templates/prose.module.css'
import styles from './markdown.module.css'
import { readMarkdown } from './read-markdown.ts'
import type { Block, Cell, Inline, LinkTarget } from './tree.ts'

/** The origin where the files of articles lie; empty stands for the page's own. */
export const FilesOrigin = createContext('')

/** An article's Markdown as elements: no part of it was ever HTML, so that nothing in it can run. */
export function Markdown({ text }: { readonly text: string }) {
  return <MarkdownBlocks blocks={readMarkdown(text)} />
}

/** The same of a text that has been read. */
export function MarkdownBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={`${prose['prose']} ${styles['text']}`} dir="auto">
      {drawBlocks(blocks)}
    </div>
  )
}

const drawBlocks = (blocks: readonly Block[]) => numbered(blocks, drawBlock)
const drawLine = (line: readonly Inline[]) => numbered(line, drawPiece)

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading id={block.id}>{drawLine(block.children)}</Heading>
    }
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the code scrolls sideways.
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'quote':
      return <blockquote>{drawBlocks(block.blocks)}</blockquote>
    case 'table':
      return <Table {...block} />
    case 'rule':
      return <hr />
    case 'verbatim':
      return <p className={styles['verbatim']}>{block.text}</p>
  }
}

function Table({
  head,
  rows,
}: {
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the table scrolls sideways.
    <div className={prose['scroll']} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {numbered(head, ({ align, children }) => (
              <th scope="col" data-align={align}>
                {drawLine(children)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows, row => (
            <tr>
              {numbered(row, ({ align, children }) => (
                <td data-align={align}>{drawLine(children)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
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
    case 'link':
      return <MarkdownLink {...piece} />
    case 'image':
      return <Image {...piece} />
  }
}

type LinkProps = { readonly target: LinkTarget; readonly children: readonly Inline[] }

function MarkdownLink({ target: { href, isForeign }, children }: LinkProps) {
  return (
    <a href={href} {...(isForeign && { rel: LINK_REL })}>
      {drawLine(children)}
    </a>
  )
}

function Image({ path, alt, size }: Extract<Inline, { readonly kind: 'image' }>) {
  const origin = useContext(FilesOrigin)
  return <img src={origin + path} alt={alt} loading="lazy" decoding="async" {...size} />
}
