import type { Block, Cell, Document, List, Table } from './document.ts'
import { readMarkdown } from './read-markdown.ts'
import { tidyInline } from './tidy-inline.ts'
import { writeInline } from './write-inline.ts'

/** Writes the rich editor's document as Markdown that is read back as the same text. */
export function writeMarkdown({ content }: Document): string {
  return writeBlocks(content, { isNested: false })
}

type Place = { readonly isNested: boolean }

function writeBlocks(blocks: readonly Block[], place: Place): string {
  const shown = blocks.filter(block => !isEmpty(block))
  const areSecond = secondsOfLists(shown)
  return shown.map((block, index) => writeBlock(block, place, areSecond[index]!)).join('\n\n')
}

function isEmpty(block: Block): boolean {
  return (
    (block.type === 'paragraph' || block.type === 'heading') && tidyInline(block.content ?? []).length === 0
  )
}

/** Whether each block follows another of its kind. Such lists need different signs, or they would be read as one. */
function secondsOfLists(blocks: readonly Block[]): readonly boolean[] {
  let count = 0
  return blocks.map(({ type }, index) => {
    count = blocks[index - 1]?.type === type ? count + 1 : 0
    return count % 2 === 1
  })
}

function writeBlock(block: Block, place: Place, isSecond: boolean): string {
  switch (block.type) {
    case 'paragraph':
      return writeInline(block.content)
    case 'heading': {
      const line = writeInline(block.content?.map(piece => (piece.type === 'hardBreak' ? space : piece)))
      return `${'#'.repeat(block.attrs.level)} ${line.replace(/(^| )(#+)$/, '$1\\$2')}`
    }
    case 'codeBlock':
      return writeCode(block.content?.map(({ text }) => text).join('') ?? '', block.attrs.language ?? '')
    case 'blockquote':
      return indent(writeBlocks(block.content, { isNested: true }), '> ', '> ')
    case 'horizontalRule':
      // In a list, `---` would be read as more of the list's own signs.
      return place.isNested ? '___' : '---'
    case 'bulletList':
    case 'orderedList':
      return writeList(block, isSecond)
    case 'table':
      return writeTable(block)
  }
}

const space = { type: 'text', text: ' ' } as const

function writeCode(text: string, language: string): string {
  const sign = language.includes('`') ? '~' : '`'
  const longest = Math.max(2, ...(text.match(sign === '`' ? /`+/g : /~+/g) ?? []).map(({ length }) => length))
  const fence = sign.repeat(longest + 1)
  return `${fence}${language}\n${text === '' ? '' : `${text}\n`}${fence}`
}

function writeList(list: List, isSecond: boolean): string {
  const start = list.type === 'orderedList' ? (list.attrs.start ?? 1) : null
  const signs = isSecond ? { bullet: '*', behind: ')' } : { bullet: '-', behind: '.' }
  const texts = list.content.map(({ content }) => writeItem(content))
  const items = texts.map((text, index) => {
    const sign = start === null ? signs.bullet : `${start + index}${signs.behind}`
    return text === '' ? sign : indent(text, `${sign} `, ' '.repeat(sign.length + 1))
  })
  return items.join(texts.some(text => text.includes('\n\n')) ? '\n\n' : '\n')
}

/**
 * Writes a list item. Nested lists follow their line directly; other blocks have an empty line between them.
 */
function writeItem(blocks: readonly Block[]): string {
  const shown = blocks.filter(block => !isEmpty(block))
  const areSecond = secondsOfLists(shown)
  return shown
    .map((block, index) => {
      const text = writeBlock(block, { isNested: true }, areSecond[index]!)
      const isClose =
        index === 1 && shown[0]!.type === 'paragraph' && mayFollowALine(block) && shown.length === 2
      return index === 0 ? text : (isClose ? '\n' : '\n\n') + text
    })
    .join('')
}

/**
 * Whether a block may follow a line directly. A list that is empty or starts with another number than 1 may
 * not.
 */
function mayFollowALine(block: Block): boolean {
  if (block.type !== 'bulletList' && block.type !== 'orderedList') return false
  const isFromOne = block.type === 'bulletList' || block.attrs.start === 1
  return isFromOne && !block.content[0]!.content.every(isEmpty)
}

function writeTable({ content: [head, ...rows] }: Table): string {
  const width = Math.max(
    ...[head, ...rows].map(row => row?.content.reduce((sum, cell) => sum + spanOf(cell), 0) ?? 0),
  )
  const line = (cells: readonly Cell[]) => {
    const texts = cells.flatMap(cell => [textOf(cell), ...Array<string>(spanOf(cell) - 1).fill('')])
    return `| ${[...texts, ...Array<string>(width - texts.length).fill('')].join(' | ')} |`
  }
  const aligns = head!.content.flatMap(cell => Array(spanOf(cell)).fill(RULES[cell.attrs.align ?? 'none']))
  const rule = `| ${[...aligns, ...Array(width - aligns.length).fill(RULES.none)].join(' | ')} |`
  return [line(head!.content), rule, ...rows.map(row => line(row.content))].join('\n')
}

const RULES = { none: '---', left: ':--', center: ':-:', right: '--:' } as const

function spanOf({ attrs }: Cell): number {
  return attrs.colspan ?? 1
}

/** Joins the paragraphs of a cell, which has only one line. */
function textOf({ content }: Cell): string {
  const pieces = content.flatMap((block, index) =>
    block.type === 'paragraph' ? [...(index > 0 ? [space] : []), ...(block.content ?? [])] : [],
  )
  return writeInline(pieces, { isInTable: true })
}

function indent(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) =>
      line === '' ? (index === 0 ? first : others).trimEnd() : (index === 0 ? first : others) + line,
    )
    .join('\n')
}

/** Returns whether the rich editor preserves everything that readers see of a Markdown text. */
export function keepsMarkdown(text: string): boolean {
  const { document, missed } = readMarkdown(text)
  if (missed.length > 0) return false
  const again = readMarkdown(writeMarkdown(document))
  return again.missed.length === 0 && JSON.stringify(again.document) === JSON.stringify(document)
}
