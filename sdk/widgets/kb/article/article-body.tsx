import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import { LINK_REL } from '#core/text/link-rel.ts'
import { tenantPage } from '#sdk/runtime/api/tenant-page.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import type { KbMessages } from '#sdk/ui/messages/kb-messages.ts'
import { useKbMessages } from '#sdk/ui/messages/use-kb-messages.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { numbered } from '#sdk/ui/text/numbered.tsx'
import type { KbSession } from '../kb-session.ts'
import articleCss from './article-body.css?inline'
import type { Block, Cell, Inline, Item, Target } from './blocks.ts'
import { readArticle } from './read-article.ts'

type Props = { readonly session: KbSession; readonly body: string }

/** What rendering a block needs. */
type Context = {
  readonly t: KbMessages
  /** Returns the URL of an article's own page, for opening it in another tab. */
  readonly hrefOf: (slug: string) => string
  readonly onArticle: (event: MouseEvent, slug: string) => void
  readonly onHeading: (event: MouseEvent, id: string) => void
}

/**
 * The text of an article. It consists of elements, never of HTML, so that nothing in it can run (Trusted Types).
 */
export function ArticleBody({ session, body }: Props) {
  const { t } = useKbMessages()
  const { baseUrl } = session.environment
  const { tenant } = session
  const text = useRef<HTMLDivElement>(null)
  useStyleSheet(text, articleCss)
  const blocks = useMemo(() => {
    const pages = new URL(tenantPage(baseUrl, tenant, '/')).origin
    return readArticle(body, { pages, files: new URL(baseUrl).origin })
  }, [body, baseUrl, tenant])

  const context: Context = {
    t,
    hrefOf: slug => tenantPage(baseUrl, tenant, `/kb/${slug}`),
    onArticle(event, slug) {
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      session.show({ kind: 'article', type: 'article', slug, title: '' })
    },
    // Not a normal link: the page's URL must not change, and an id in a shadow root is no link target.
    onHeading(event, id) {
      event.preventDefault()
      const headings = [...text.current!.querySelectorAll<HTMLElement>('[data-id]')]
      headings.find(({ dataset }) => dataset['id'] === id)?.focus()
    },
  }

  return (
    <div ref={text} className="rich">
      {drawBlocks(blocks, context)}
    </div>
  )
}

function drawBlocks(blocks: readonly Block[], context: Context): ReactNode {
  return numbered(blocks, block => drawBlock(block, context))
}

function drawBlock(block: Block, context: Context): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block}>{drawInlines(block.children, context)}</Heading>
    case 'paragraph':
      return <p>{drawInlines(block.children, context)}</p>
    case 'line':
      return drawInlines(block.children, context)
    case 'code':
      return (
        <Wide name={context.t.code}>
          <pre dir="ltr">
            <code>{block.text}</code>
          </pre>
        </Wide>
      )
    case 'quote':
      return <blockquote>{drawBlocks(block.blocks, context)}</blockquote>
    case 'list': {
      const items = numbered(block.items, item => drawItem(item, context))
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'table':
      return drawTable(block, context)
    case 'rule':
      return <hr />
  }
}

/** A container for content that may be too wide. The keyboard can scroll it, too. */
function Wide({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="wide" tabIndex={0} aria-label={name}>
      {children}
    </section>
  )
}

/** A heading of the text. The article's title is a heading of level 2. */
function Heading({
  block,
  children,
}: {
  readonly block: Extract<Block, { kind: 'heading' }>
  readonly children: ReactNode
}) {
  const Tag = (['h3', 'h3', 'h4', 'h5', 'h6', 'h6'] as const)[block.depth - 1] ?? 'h6'
  return (
    <Tag data-id={block.id} tabIndex={-1}>
      {children}
    </Tag>
  )
}

function drawItem({ isDone, blocks }: Item, context: Context): ReactNode {
  return (
    <li className={isDone === null ? undefined : 'task'}>
      {isDone !== null && (isDone ? '☑ ' : '☐ ')}
      {drawBlocks(blocks, context)}
    </li>
  )
}

function drawTable({ head, rows }: Extract<Block, { kind: 'table' }>, context: Context): ReactNode {
  const className = ({ align }: Cell) => (align ? `to-${align}` : undefined)
  return (
    <Wide name={context.t.table}>
      <table>
        <thead>
          <tr>
            {numbered(head, cell => (
              <th scope="col" className={className(cell)}>
                {drawInlines(cell.children, context)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows, row => (
            <tr>
              {numbered(row, cell => (
                <td className={className(cell)}>{drawInlines(cell.children, context)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}

function drawInlines(inlines: readonly Inline[], context: Context): ReactNode {
  return numbered(inlines, inline => drawInline(inline, context))
}

function drawInline(inline: Inline, context: Context): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code dir="ltr">{inline.text}</code>
    case 'break':
      return <br />
    case 'strong':
      return <strong>{drawInlines(inline.children, context)}</strong>
    case 'emphasis':
      return <em>{drawInlines(inline.children, context)}</em>
    case 'deleted':
      return <del>{drawInlines(inline.children, context)}</del>
    case 'link':
      return drawLink(inline.target, drawInlines(inline.children, context), context)
    case 'image':
      return <img src={inline.src} alt={inline.alt} loading="lazy" decoding="async" />
    case 'foreign-image': {
      const { href, alt } = inline
      return drawLink({ kind: 'page', href }, fill(context.t.picture, { name: alt || href }), context)
    }
  }
}

function drawLink(target: Target, children: ReactNode, context: Context): ReactNode {
  switch (target.kind) {
    case 'article':
      return (
        <a href={context.hrefOf(target.slug)} onClick={event => context.onArticle(event, target.slug)}>
          {children}
        </a>
      )
    case 'heading':
      return (
        <a href={`#${target.id}`} onClick={event => context.onHeading(event, target.id)}>
          {children}
        </a>
      )
    case 'page':
      return (
        <a
          href={target.href}
          target="_blank"
          rel={LINK_REL}
          title={`${target.href} (${context.t.opensInTab})`}
        >
          {children}
        </a>
      )
  }
}
