import { type Inline, parseInline } from './markdown-inline.ts'

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

const FENCE = /^ {0,3}```[\w+#.-]*\s*$/
const FENCE_END = /^ {0,3}```\s*$/
const ITEM = /^\s*(?:-|(\d{1,9})\.)[ \t]+(?=\S)/

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
