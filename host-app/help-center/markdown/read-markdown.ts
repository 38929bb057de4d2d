import type { Token, Tokens } from 'marked'
import { createAnchors } from '#core/text/anchors.ts'
import { decodeEntities } from '#core/text/decode-entities.ts'
import {
  type Align,
  type Block,
  type Cell,
  type HeadingLevel,
  type Inline,
  plainText,
} from '#core/text/markdown.ts'
import { lex } from './lex.ts'
import { linkTarget, ownImage } from './link-target.ts'

const MARKS = { strong: 'strong', em: 'emphasis', del: 'deleted' } as const

/**
 * Parses GitHub Flavored Markdown; HTML becomes text. Headings start at level 2, below the page's own, and
 * never skip a level. Their anchors start with `prefix`, for pages with several texts. A text that is too complex is
 * returned as it was written. Never throws.
 */
export function readMarkdown(text: string, prefix = ''): readonly Block[] {
  const tokens = lex(text)
  return tokens ? readBlocks(tokens, createOutline(prefix)) : [{ kind: 'verbatim', text }]
}

type Outline = (depth: number, words: string) => { readonly level: HeadingLevel; readonly id: string }

function createOutline(prefix: string): Outline {
  const idOf = createAnchors(prefix)
  let last = 1
  return (depth, words) => {
    last = Math.min(Math.max(depth, 2), last + 1)
    return { level: last as HeadingLevel, id: idOf(words) }
  }
}

function readBlocks(tokens: readonly Token[], outline: Outline): readonly Block[] {
  return tokens.flatMap(token => readBlock(token as Tokens.Generic, outline) ?? [])
}

function readBlock(token: Tokens.Generic, outline: Outline): Block | null {
  switch (token.type) {
    case 'heading': {
      const children = readLine(token.tokens)
      return { kind: 'heading', ...outline(token['depth'], plainText(children)), children }
    }
    case 'paragraph':
      return { kind: 'paragraph', children: readLine(token.tokens) }
    case 'text':
      return { kind: 'line', children: readLine(token.tokens ?? [token]) }
    case 'list':
      return {
        kind: 'list',
        start: token['ordered'] ? Number(token['start']) : null,
        items: token['items'].map((item: Tokens.ListItem) => readItem(item, outline)),
      }
    case 'code':
      return { kind: 'code', text: token['text'] }
    case 'blockquote':
      return { kind: 'quote', blocks: readBlocks(token.tokens ?? [], outline) }
    case 'table':
      return {
        kind: 'table',
        head: token['header'].map(readCell),
        rows: token['rows'].map((row: Tokens.TableCell[]) => row.map(readCell)),
      }
    case 'hr':
      return { kind: 'rule' }
    case 'space':
    case 'def':
      return null
    default:
      return { kind: 'verbatim', text: token.raw.trimEnd() }
  }
}

/** A task's checkbox comes before the line that it belongs to. */
function readItem({ tokens }: Tokens.ListItem, outline: Outline): readonly Block[] {
  const [first, second, ...rest] = tokens as Tokens.Generic[]
  if (first?.type !== 'checkbox' || second?.type !== 'text') return readBlocks(tokens, outline)
  const line: Block = { kind: 'line', children: readLine([first, ...(second.tokens ?? [second])]) }
  return [line, ...readBlocks(rest, outline)]
}

function readCell({ align, tokens }: Tokens.TableCell): Cell {
  return { align: align as Align, children: readLine(tokens) }
}

/**
 * Converts a line's tokens. A link to a forbidden target becomes its text; a foreign image becomes a link to
 * it (R14).
 */
function readLine(tokens: readonly Token[] = []): readonly Inline[] {
  return joined(tokens.flatMap(token => readPiece(token as Tokens.Generic)))
}

/** Joins neighboring texts, since each escape is a token, and each piece takes time to render. */
function joined(pieces: readonly Inline[]): readonly Inline[] {
  const joint: Inline[] = []
  for (const piece of pieces) {
    const last = joint.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') joint[joint.length - 1] = last + piece
    else joint.push(piece)
  }
  return joint
}

function readPiece(token: Tokens.Generic): readonly Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? readLine(token.tokens) : [decodeEntities(token['text'])]
    case 'strong':
    case 'em':
    case 'del':
      return [{ kind: MARKS[token.type], children: readLine(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', text: token['text'] }]
    case 'br':
      return [{ kind: 'break' }]
    case 'checkbox':
      return [{ kind: 'checkbox', isChecked: token['checked'] }]
    case 'escape':
      return [token['text']]
    case 'link':
      return readLink(token['href'], readLine(token.tokens))
    case 'image':
      return readImage(token['href'], token['text'])
    default:
      return [token.raw]
  }
}

function readLink(href: string, children: readonly Inline[]): readonly Inline[] {
  const target = linkTarget(decodeEntities(href))
  // Links can't be nested, and a foreign image in the text would become one.
  return target ? [{ kind: 'link', target, children: children.flatMap(withoutLink) }] : children
}

function withoutLink(piece: Inline): readonly Inline[] {
  return typeof piece !== 'string' && piece.kind === 'link' ? piece.children : [piece]
}

function readImage(href: string, words: string): readonly Inline[] {
  const address = decodeEntities(href)
  const alt = decodeEntities(words)
  const image = ownImage(address)
  return image ? [{ kind: 'image', alt, ...image }] : readLink(address, [alt || address])
}
