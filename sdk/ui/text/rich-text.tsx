import { type ReactNode, useMemo } from 'react'
import { LINK_REL } from '#core/text/link-rel.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type Block, parseMarkdown } from './markdown.ts'
import { type Inline, parseAddresses } from './markdown-inline.ts'
import { numbered } from './numbered.tsx'

type Props = { readonly text: string }

/**
 * An answer, with its Markdown rendered. It consists of elements, never of HTML, so that nothing in it can run
 * (Trusted Types).
 */
export function RichText({ text }: Props) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return <div className="rich">{numbered(blocks, drawBlock)}</div>
}

/** A visitor's text, unchanged except for links. */
export function PlainText({ text }: Props) {
  return numbered(parseAddresses(text), drawInline)
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{numbered(block.children, drawInline)}</p>
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'list': {
      const items = numbered(block.items, item => <li>{numbered(item, drawInline)}</li>)
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
  }
}

function drawInline(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code dir="ltr">{inline.text}</code>
    case 'strong':
      return <strong>{numbered(inline.children, drawInline)}</strong>
    case 'emphasis':
      return <em>{numbered(inline.children, drawInline)}</em>
    case 'link':
      return <Link {...inline} />
  }
}

function Link({ href, text }: { readonly href: string; readonly text: string }) {
  const { t } = useMessages()
  return (
    <a href={href} target="_blank" rel={LINK_REL} title={`${href} (${t.opensInTab})`}>
      {text}
    </a>
  )
}
