import { isUnspaced } from '../words/split-words.ts'
import { readBlocks } from './blocks.ts'
import { leansOnBefore } from './leans.ts'
import type { Block } from './paragraph-lines.ts'

/** What is quoted as a whole or not at all: a sentence, a row of a table, a block of code. */
export type Unit = {
  readonly text: string
  readonly words: number
  /** Index of its block, and below of its line among all lines of the article. */
  readonly block: number
  readonly line: number
  /** The mark of its line, such as a list's bullet, if the unit begins the line. */
  readonly mark: string
  readonly kind: Block['kind']
  readonly isCode: boolean
  /** Whether it introduces what follows: a list, code, a table. */
  readonly announces: boolean
}

/** An article as units in order. Headings are among them but are never quoted. */
export type Units = {
  readonly all: readonly Unit[]
  /** Index of each block's first unit, and at the end the number of units. */
  readonly blockStarts: readonly number[]
  /** Returns how many words these units have together. */
  readonly wordsOf: (places: readonly number[]) => number
  /** Whether a unit needs the one before to be understood. */
  readonly leans: (place: number) => boolean
}

const ENDS_IN_COLON = /[:：]["”»]?$/
/** Matches a sentence without a colon that introduces a list. */
const POINTS_BELOW =
  /\b(?:below|following|as follows|unten|folgend\p{L}*|siguientes?|a continuación|suivante?s?|ci-dessous)\b|הבא|להלן|التالي|أدناه/iu

/** Splits an article into units. */
export function readUnits(markdown: string): Units {
  const all: Unit[] = []
  const blockStarts: number[] = []
  let line = 0
  const blocks = readBlocks(markdown)
  for (const [block, { kind, lines }] of blocks.entries()) {
    blockStarts.push(all.length)
    for (const [at, { mark, sentences, isCode = false }] of lines.entries()) {
      const isAboveList = at === lines.length - 1 && isListed(blocks, block + 1)
      for (const [i, text] of sentences.entries()) {
        const isLast = isAboveList && i === sentences.length - 1
        const announces = ENDS_IN_COLON.test(text) || (isLast && POINTS_BELOW.test(text))
        all.push({
          text,
          words: countWords(text),
          block,
          line,
          mark: i === 0 ? mark : '',
          kind,
          isCode,
          announces,
        })
      }
      line++
    }
  }
  const leans: boolean[] = []
  return {
    all,
    blockStarts: [...blockStarts, all.length],
    wordsOf: places => places.reduce((sum, place) => sum + all[place]!.words, 0),
    leans: place => (leans[place] ??= leansOnBefore(all[place]!.text)),
  }
}

/** Whether a list follows, with or without its own heading. */
function isListed(blocks: readonly Block[], at: number): boolean {
  const kind = blocks[at]?.kind === 'heading' ? blocks[at + 1]?.kind : blocks[at]?.kind
  return kind === 'list' || kind === 'steps' || kind === 'table'
}

/** Returns the places of a block's units. */
export function unitsOfBlock({ all, blockStarts }: Units, block: number): number[] {
  const from = blockStarts[block] ?? all.length
  const to = blockStarts[block + 1] ?? from
  return Array.from({ length: to - from }, (_, i) => from + i)
}

/**
 * Whether a quote that ends with this unit would be incomplete, because the unit introduces something or asks a
 * question.
 */
export function endsOpen({ announces, text }: Unit): boolean {
  return announces || /[?؟？]["”»)]?$/.test(text)
}

/** How many units before a sentence a quote may begin. */
const MOST_BEFORE = 3

/**
 * Returns the sentences with which a quote of this one begins: those it refers to, then itself. Null if they are out
 * of reach, above a heading or in a list. The article's first sentence can refer to nothing but the title, which readers
 * see with the quote.
 */
export function withAntecedents({ all, leans }: Units, at: number): number[] | null {
  let from = at
  while (leans(from)) {
    const before = all[from - 1]
    if (!before) break
    if (at - from === MOST_BEFORE || !isText(before, all[from]!)) return null
    from--
  }
  return range(from, at)
}

/** Whether a unit is the text directly before another one, in the same item or section. */
function isText(before: Unit, { line, kind }: Unit): boolean {
  return (
    before.line === line || (before.kind === 'text' && !before.isCode && kind !== 'list' && kind !== 'steps')
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

/** Characters of a script without spaces that take as long to read as one word. */
const CHARACTERS = 2

/**
 * Returns how many words a text has. In scripts without spaces, such as Chinese and Thai, about as many as a
 * translation would have.
 */
export function countWords(text: string): number {
  const written = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  if (!isUnspaced(text)) return written.length
  return written.reduce(
    (sum, word) => sum + (isUnspaced(word) ? Math.ceil([...word].length / CHARACTERS) : 1),
    0,
  )
}
