/** Random documents and their visible content, for the round-trip tests. */
import type { Block, Cell, Document, Inline, ListItem, Mark } from './document.ts'
import { tidyInline } from './tidy-inline.ts'

/** Returns a document's visible text, one line for each block. */
export function wordsOf({ content }: Document): string {
  return content.map(blockWords).filter(Boolean).join('\n')
}

function blockWords(block: Block | ListItem | Cell): string {
  if (block.type === 'horizontalRule') return '---'
  if (block.type === 'table')
    return block.content.map(row => row.content.map(blockWords).join('|')).join('\n')
  if (block.type === 'codeBlock') return (block.content ?? []).map(({ text }) => text).join('')
  if (block.type === 'paragraph' || block.type === 'heading')
    return tidyInline(block.content ?? [])
      .map(piece => (piece.type === 'text' ? piece.text : piece.type === 'image' ? piece.attrs.alt : '\n'))
      .join('')
  return (block.content as readonly Block[]).map(blockWords).filter(Boolean).join('\n')
}

/** Returns its blocks without their text. Empty blocks are dropped. */
export function shapeOf({ content }: Document): unknown {
  const shape = (block: Block | ListItem): unknown => {
    if (block.type === 'paragraph' || block.type === 'heading')
      return blockWords(block) === '' ? null : block.type
    if (
      block.type === 'blockquote' ||
      block.type === 'listItem' ||
      block.type === 'bulletList' ||
      block.type === 'orderedList'
    )
      return [
        block.type,
        ...((block.content as readonly (Block | ListItem)[]).map(shape).filter(Boolean) as unknown[]),
      ]
    return block.type
  }
  return content.map(shape).filter(Boolean)
}

/** Returns every mark in it. */
export function markTypes(document: Document): Mark[] {
  return JSON.stringify(document)
    .split('"marks":')
    .slice(1)
    .flatMap(part => JSON.parse(part.slice(0, part.indexOf(']') + 1)) as Mark[])
}

/** Returns a paragraph of pieces. */
export function paragraph(content: readonly Inline[]): Block {
  return { type: 'paragraph', content }
}

/** Returns a random integer from 0 to below `below`. */
export type Random = (below: number) => number

const SCRAPS = [
  'word',
  'two words',
  ' ',
  '  ',
  '*',
  '**',
  '_',
  '__',
  'a_b',
  '`',
  '``',
  '~',
  '~~',
  '[',
  ']',
  '[x](y)',
  '](',
  '!',
  '![',
  '#',
  '# ',
  '- ',
  '+ ',
  '1. ',
  '12) ',
  '>',
  '> ',
  '|',
  '| - |',
  '---',
  '===',
  '***',
  '\\',
  '\\*',
  '<',
  '<b>',
  '</',
  '<!--',
  '&',
  '&amp;',
  '&#35;',
  '&copy;',
  'https://example.com',
  'https://example.com/*a*',
  'www.example.com',
  'ada@example.com',
  '.',
  ',',
  ':',
  '!',
  '?',
  '(',
  ')',
  '"',
  "'",
  'שלום',
  'é',
  '語',
  '👍',
  '\u00A0',
  '\t',
  '    ',
  ':--',
  '{',
  '}',
  '$',
  '^',
  '=',
]
const MARKS: readonly Mark[] = [
  { type: 'bold' },
  { type: 'italic' },
  { type: 'strike' },
  { type: 'code' },
  { type: 'link', attrs: { href: 'https://example.com/a', title: null } },
  { type: 'link', attrs: { href: '/b?c=d', title: 'a "title"' } },
]

/**
 * Returns a document that somebody could have typed, with many characters that Markdown could read as
 * syntax.
 */
export function randomDocument(random: Random): Document {
  return { type: 'doc', content: many(random, 4, () => randomBlock(random, 2)) }
}

function randomBlock(random: Random, depth: number): Block {
  const kind = random(depth > 0 ? 9 : 5)
  const inner = () => many(random, 3, () => randomBlock(random, depth - 1))
  const item = (): ListItem => ({
    type: 'listItem',
    content: [randomLine(random), ...(random(2) ? inner() : [])],
  })
  if (kind < 3) return randomLine(random)
  if (kind === 3) return { type: 'heading', attrs: { level: 1 + random(6) }, content: pieces(random, false) }
  if (kind === 4) {
    const text = many(random, 4, () => SCRAPS[random(SCRAPS.length)]!.trim()).join(random(2) ? '\n' : ' ')
    return { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: `${text}x` }] }
  }
  if (kind === 5)
    return {
      type: 'blockquote',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [word] }, ...inner()],
    }
  if (kind === 6) return { type: 'bulletList', content: many(random, 3, item) }
  if (kind === 7) return { type: 'orderedList', attrs: { start: random(12) }, content: many(random, 3, item) }
  return randomTable(random)
}

const word: Inline = { type: 'text', text: 'word' }

function randomTable(random: Random): Block {
  const width = 1 + random(3)
  const cell = (type: Cell['type']): Cell => ({
    type,
    attrs: { align: null },
    content: [paragraph(type === 'tableHeader' ? [word] : pieces(random, false))],
  })
  const row = (type: Cell['type']) => ({
    type: 'tableRow' as const,
    content: Array.from({ length: width }, () => cell(type)),
  })
  return { type: 'table', content: [row('tableHeader'), ...many(random, 3, () => row('tableCell'))] }
}

function randomLine(random: Random): Block {
  return paragraph(pieces(random, true))
}

function pieces(random: Random, withBreaks: boolean): Inline[] {
  return many(random, 6, (): Inline => {
    const marks = MARKS.filter((_, index) => random(5) === 0 && !(index === 5 && random(2)))
    const links = marks.filter(({ type }) => type === 'link')
    const own = marks.filter(mark => mark.type !== 'link' || mark === links[0])
    if (withBreaks && random(12) === 0) return { type: 'hardBreak' }
    if (random(15) === 0)
      return {
        type: 'image',
        attrs: {
          src: '/p.png',
          alt: SCRAPS[random(SCRAPS.length)]!.replace(/[^\p{L} ]/gu, '').trim(),
          title: null,
        },
        marks: own.filter(({ type }) => type === 'link'),
      }
    return { type: 'text', text: SCRAPS[random(SCRAPS.length)]!, marks: own }
  })
}

function many<T>(random: Random, max: number, make: () => T): T[] {
  return Array.from({ length: 1 + random(max) }, make)
}

/** Returns a seeded random generator, the same in every run (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
