import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import type { Cell, TableBlock } from '#core/markdown/blocks.ts'
import { LINK_REL } from '#core/text/link-rel.ts'
import type { KbMessages } from '#sdk/locales/kb/en.ts'
import { useKbMessages } from '#sdk/locales/kb/kb-messages.ts'
import { tenantPage } from '#sdk/runtime/api/tenant-page.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { numbered } from '#sdk/ui/text/numbered.tsx'
import type { KbSession } from '../kb-session.ts'
import articleCss from './article-body.css?inline'
import { type Block, type Inline, readArticle, type Target } from './read-article.ts'

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
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading data-id={block.id} tabIndex={-1}>
          {drawInlines(block.children, context)}
        </Heading>
      )
    }
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
    case 'verbatim':
      return <p>{block.text}</p>
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

function drawItem(blocks: readonly Block[], context: Context): ReactNode {
  const first: { readonly kind: string; readonly children?: readonly Inline[] } | undefined = blocks[0]
  const start = first?.children?.[0]
  const isTask = typeof start === 'object' && start.kind === 'checkbox'
  return <li className={isTask ? 'task' : undefined}>{drawBlocks(blocks, context)}</li>
}

function drawTable({ head, rows }: TableBlock<Target>, context: Context): ReactNode {
  const className = ({ align }: Cell<Target>) => (align ? `to-${align}` : undefined)
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
  if (typeof inline === 'string') return inline
  switch (inline.kind) {
    case 'code':
      return <code dir="ltr">{inline.text}</code>
    case 'break':
      return <br />
    case 'checkbox':
      return inline.isChecked ? '☑ ' : '☐ '
    case 'strong':
    case 'em':
    case 'del':
      return <inline.kind>{drawInlines(inline.children, context)}</inline.kind>
    case 'link':
      return drawLink(inline.target, drawInlines(inline.children, context), context)
    case 'image':
      return <img src={inline.src} alt={inline.alt} loading="lazy" decoding="async" />
    case 'linked-image':
      return drawLink(inline.target, fill(context.t.picture, { name: inline.alt }), context)
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
