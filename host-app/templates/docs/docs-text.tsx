import type { Block, DocsExample, DocsPage } from '../../content/page.ts'
import { numbered } from '../../ui/numbered.tsx'
import { Prose } from '../prose.tsx'
import { DocsLive } from './docs-live.tsx'
import styles from './docs-text.module.css'

type Piece = { readonly blocks: readonly Block[]; readonly example?: DocsExample }

/** The text of a page, with its live examples. */
export function DocsText({ page }: { readonly page: DocsPage }) {
  return (
    <div className={styles['text']}>
      {numbered(piecesOf(page), ({ blocks, example }) => (
        <>
          <Prose blocks={blocks} />
          {example && <DocsLive example={example} />}
        </>
      ))}
    </div>
  )
}

/** Splits a page at the ends of the parts that have an example. */
export function piecesOf({ blocks, examples }: Pick<DocsPage, 'blocks' | 'examples'>): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const example of examples) {
    const heading = blocks.findIndex(block => block.kind === 'heading' && block.id === example.under)
    const next = blocks.findIndex((block, index) => index > heading && block.kind === 'heading')
    const end = next === -1 ? blocks.length : next
    pieces.push({ blocks: blocks.slice(from, end), example })
    from = end
  }
  return [...pieces, { blocks: blocks.slice(from) }]
}
