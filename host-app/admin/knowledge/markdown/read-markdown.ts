import { Lexer } from 'marked'
import { isTooComplex, limitSigns } from '#core/markdown/lex-markdown.ts'
import type { MarkdownToken } from '#core/markdown/read-blocks.ts'
import { decodeEntities } from '#core/text/decode-entities.ts'
import { linkTarget } from '#host-app/help-center/markdown/read-markdown.ts'
import type { Block, Cell, Document, Inline, ListItem, Mark, Paragraph } from './document.ts'
import { tidyInline } from './tidy-inline.ts'

/** The document for the rich editor; `missed` names what it could not write back unchanged. */
export type Reading = { readonly document: Document; readonly missed: readonly string[] }

/** Called for everything that the rich editor could not write back unchanged. */
type Miss = (what: string) => void

const MARKS: Readonly<Record<string, 'bold' | 'italic' | 'strike'>> = {
  strong: 'bold',
  em: 'italic',
  del: 'strike',
}

/** Reads Markdown (CommonMark with GitHub's tables and strikethrough). */
export function readMarkdown(text: string): Reading {
  const missed: string[] = []
  const tokens = lex(text)
  if (!tokens) missed.push('lists or quotes that are nested too deep')
  const content = readBlocks(tokens ?? [], what => missed.push(what))
  return {
    document: { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] },
    missed,
  }
}

/** Returns the tokens of a text's blocks; null if it is too complex to read. */
export function lex(text: string): readonly MarkdownToken[] | null {
  return isTooComplex(text) ? null : limitSigns<MarkdownToken>(new Lexer()).lex(text)
}

function readBlocks(tokens: readonly MarkdownToken[], miss: Miss): Block[] {
  return tokens.flatMap(token => readBlock(token, miss) ?? [])
}

function readBlock(token: MarkdownToken, miss: Miss): Block | null {
  switch (token.type) {
    case 'space':
      return null
    case 'paragraph':
    case 'text':
      return paragraph(readInline(token.tokens ?? [token], miss))
    case 'heading': {
      const content = readInline(token.tokens, miss)
      return { type: 'heading', attrs: { level: token['depth'] }, ...(content.length > 0 && { content }) }
    }
    case 'code': {
      const { text, lang } = token
      return {
        type: 'codeBlock',
        attrs: { language: lang || null },
        ...(text !== '' && { content: [{ type: 'text' as const, text }] }),
      }
    }
    case 'blockquote':
      return { type: 'blockquote', content: orEmpty(readBlocks(token.tokens ?? [], miss)) }
    case 'hr':
      return { type: 'horizontalRule' }
    case 'list':
      return readList(token, miss)
    case 'table':
      return readTable(token, miss)
  }
  miss(token.type)
  return paragraph(readInline([{ type: 'html', raw: token.raw }], miss))
}

function readList({ ordered, start, items }: MarkdownToken, miss: Miss): Block {
  const content = items.map(({ task, tokens }: MarkdownToken): ListItem => {
    if (task) miss('a task')
    const blocks = readBlocks(tokens ?? [], miss)
    return {
      type: 'listItem',
      content: blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks],
    }
  })
  return ordered
    ? { type: 'orderedList', attrs: { start: start === '' ? 1 : start }, content }
    : { type: 'bulletList', content }
}

function readTable({ header, rows }: MarkdownToken, miss: Miss): Block {
  const cells = (type: Cell['type'], row: readonly MarkdownToken[]) => ({
    type: 'tableRow' as const,
    content: row.map(
      ({ tokens, align }: MarkdownToken): Cell => ({
        type,
        attrs: { align },
        content: [paragraph(readInline(tokens, miss)) ?? { type: 'paragraph' }],
      }),
    ),
  })
  return {
    type: 'table',
    content: [
      cells('tableHeader', header),
      ...rows.map((row: readonly MarkdownToken[]) => cells('tableCell', row)),
    ],
  }
}

function paragraph(content: readonly Inline[]): Paragraph | null {
  return content.length > 0 ? { type: 'paragraph', content } : null
}

function orEmpty(blocks: readonly Block[]): readonly Block[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}

/** Reads one line's inline syntax. */
export function readLine(text: string): Inline[] {
  return readInline(limitSigns<MarkdownToken>(new Lexer()).inlineTokens(text), () => {})
}

/** Converts a line's tokens to the editor's pieces. HTML becomes text. */
function readInline(tokens: readonly MarkdownToken[] | undefined, miss: Miss): Inline[] {
  return tidyInline((tokens ?? []).flatMap(token => readPiece(token, [], miss)))
}

function readPiece(token: MarkdownToken, marks: readonly Mark[], miss: Miss): Inline[] {
  const within = (mark: Mark) =>
    (token.tokens ?? []).flatMap(inner => readPiece(inner, [...marks, mark], miss))
  const mark = MARKS[token.type]
  if (mark) return within({ type: mark })
  switch (token.type) {
    case 'text':
      if (token.tokens) return token.tokens.flatMap(inner => readPiece(inner, marks, miss))
      return text(token['escaped'] ? token['text'] : decodeEntities(token['text']))
    case 'escape':
      return text(token['text'])
    case 'html':
      if (/&[#\w]+;/.test(token.raw)) miss('an entity in HTML')
      return text(token.raw)
    case 'codespan':
      return [{ type: 'text', text: token['text'], marks: [...marks, { type: 'code' }] }]
    case 'br':
      return [{ type: 'hardBreak' }]
    case 'link': {
      const href = decodeEntities(token['href'])
      if (linkTarget(href)) return within({ type: 'link', attrs: { href, title: token['title'] || null } })
      // A bare address that may not be a link is text for readers, too.
      if (token.raw !== token['text']) miss('a link that is not allowed')
      return text(token.raw)
    }
    case 'image': {
      const src = decodeEntities(token['href'])
      const alt = plainText(readInline(token.tokens ?? [token], miss))
      if (linkTarget(src))
        return [{ type: 'image', attrs: { src, alt, title: token['title'] || null }, marks }]
      miss('a picture that is not allowed')
      return text(token.raw)
    }
  }
  miss(token.type)
  return text(token.raw)

  function text(value: string): Inline[] {
    return value === '' ? [] : [{ type: 'text', text: value, marks }]
  }
}

function plainText(pieces: readonly Inline[]): string {
  return pieces.map(piece => (piece.type === 'text' ? piece.text : ' ')).join('')
}
