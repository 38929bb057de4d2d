import { type ReactNode, useMemo } from 'react'
import { LINK_REL } from '#core/text/link-rel.ts'
import { useChatMessages } from '../../locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '../../locales/chat/en/thread.ts'
import { type Inline, parseAddresses, parseInline } from './markdown-inline.ts'
import { numbered } from './numbered.tsx'

const FENCE = /^ {0,3}```[\w+#.-]*\s*$/

const FENCE_END = /^ {0,3}```\s*$/

const ITEM = /^\s*(?:-|(\d{1,9})\.)[ \t]+(?=\S)/

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
  const { t } = useChatMessages(THREAD_MESSAGES)
  return (
    <a href={href} target="_blank" rel={LINK_REL} title={`${href} (${t.opensInTab})`}>
      {text}
    </a>
  )
}

/** A block of Markdown. The tree contains no HTML; components render it as elements. */
export type Block =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'list'
      /** The first number of an ordered list; null for a bullet list. */
      readonly start: number | null
      readonly items: readonly (readonly Inline[])[]
    }

/** A block that is not complete yet. */
type Open =
  | { readonly kind: 'paragraph' | 'code'; readonly lines: string[] }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: string[][] }

/**
 * Parses the safe subset of Markdown that answers use: paragraphs, `-` and `1.` lists, fenced code, and the
 * inline elements of `parseInline`. All else stays text. A fence without an end reaches to the end of the text,
 * as in CommonMark 0.31. The running time is linear.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Open[] = []
  let open: Open | null = null
  let isAfterGap = false
  for (const line of text.split(/\r?\n/)) {
    if (open?.kind === 'code') {
      if (FENCE_END.test(line)) open = null
      else open.lines.push(line)
    } else if (line.trim() === '') {
      isAfterGap = true
    } else {
      const next = place(line, open, isAfterGap)
      if (next !== open) blocks.push(next)
      open = next
      isAfterGap = false
    }
  }
  return blocks.map(finish)
}

/** Adds a line to the open block, or starts a new block with it. */
function place(line: string, open: Open | null, isAfterGap: boolean): Open {
  if (FENCE.test(line)) return { kind: 'code', lines: [] }
  const isInParagraph = open?.kind === 'paragraph' && !isAfterGap
  const item = ITEM.exec(line)
  if (item) {
    const start = item[1] === undefined ? null : Number(item[1])
    const words = [line.slice(item[0].length)]
    if (open?.kind === 'list' && (open.start === null) === (start === null)) {
      open.items.push(words)
      return open
    }
    // A line of a paragraph may start with a year, such as '2026.'
    if (!isInParagraph || start === null || start === 1) return { kind: 'list', start, items: [words] }
  }
  if (open?.kind === 'list' && /^\s/.test(line)) {
    open.items.at(-1)!.push(line.trim())
    return open
  }
  if (!isInParagraph) return { kind: 'paragraph', lines: [line] }
  open.lines.push(line)
  return open
}

function finish(open: Open): Block {
  switch (open.kind) {
    case 'paragraph':
      return { kind: 'paragraph', children: parseInline(open.lines.join('\n')) }
    case 'code':
      return { kind: 'code', text: open.lines.join('\n') }
    case 'list':
      return {
        kind: 'list',
        start: open.start,
        items: open.items.map(lines => parseInline(lines.join('\n'))),
      }
  }
}
