import type { Token, Tokens } from 'marked'
import type { Block, Cell, Document, Inline, ListItem, Paragraph } from './document.ts'
import { lex } from './lex.ts'
import { type Miss, readInline } from './read-inline.ts'

/** The document for the rich editor; `missed` names what it could not write back unchanged. */
export type Reading = { readonly document: Document; readonly missed: readonly string[] }

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

function readBlocks(tokens: readonly Token[], miss: Miss): Block[] {
  return tokens.flatMap(token => readBlock(token as Tokens.Generic, miss) ?? [])
}

function readBlock(token: Tokens.Generic, miss: Miss): Block | null {
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
      return readList(token as Tokens.List, miss)
    case 'table':
      return readTable(token as Tokens.Table, miss)
  }
  miss(token.type)
  return paragraph(readInline([{ type: 'html', raw: token.raw } as Token], miss))
}

function readList({ ordered, start, items }: Tokens.List, miss: Miss): Block {
  const content = items.map((item): ListItem => {
    if (item.task) miss('a task')
    const blocks = readBlocks(item.tokens, miss)
    return {
      type: 'listItem',
      content: blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks],
    }
  })
  return ordered
    ? { type: 'orderedList', attrs: { start: start === '' ? 1 : start }, content }
    : { type: 'bulletList', content }
}

function readTable({ header, rows }: Tokens.Table, miss: Miss): Block {
  const cells = (type: Cell['type'], row: readonly Tokens.TableCell[]) => ({
    type: 'tableRow' as const,
    content: row.map(
      ({ tokens, align }): Cell => ({
        type,
        attrs: { align },
        content: [paragraph(readInline(tokens, miss)) ?? { type: 'paragraph' }],
      }),
    ),
  })
  return {
    type: 'table',
    content: [cells('tableHeader', header), ...rows.map(row => cells('tableCell', row))],
  }
}

function paragraph(content: readonly Inline[]): Paragraph | null {
  return content.length > 0 ? { type: 'paragraph', content } : null
}

function orEmpty(blocks: readonly Block[]): readonly Block[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}
