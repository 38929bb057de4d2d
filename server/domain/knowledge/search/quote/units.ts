import { isUnspaced } from '../words/split-words.ts'
import { readBlocks } from './blocks.ts'
import { leansOnBefore } from './leans.ts'
import type { Block } from './paragraph-lines.ts'

/** What is quoted as a whole or not at all: a sentence, a row of a table, a block of code. */
export type Unit = {
  readonly text: string
  readonly words: number
  /** Places of its block, and of its line within all lines of the article. */
  readonly block: number
  readonly line: number
  /** The mark of its line, where it begins one. */
  readonly mark: string
  readonly kind: Block['kind']
  readonly isCode: boolean
  /** Whether it announces what is below it: a list, code, a table. */
  readonly announces: boolean
}

/** An article as units in order; headings are among them, but never quoted. */
export type Units = {
  readonly all: readonly Unit[]
  /** The first unit of each block, and at the end how many units there are. */
  readonly blockStarts: readonly number[]
  /** How many words several units have. */
  readonly wordsOf: (places: readonly number[]) => number
  /** Whether a unit is only understood after the one before. */
  readonly leans: (place: number) => boolean
}

const ENDS_IN_COLON = /[:：]["”»]?$/
/** Above a list, how a sentence without a colon speaks of it. */
const POINTS_BELOW =
  /\b(?:below|following|as follows|unten|folgend\p{L}*|siguientes?|a continuación|suivante?s?|ci-dessous)\b|הבא|להלן|التالي|أدناه/iu

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

/** Whether a list is there, with or without a heading of its own. */
function isListed(blocks: readonly Block[], at: number): boolean {
  const kind = blocks[at]?.kind === 'heading' ? blocks[at + 1]?.kind : blocks[at]?.kind
  return kind === 'list' || kind === 'steps' || kind === 'table'
}

/** The units of a block. */
export function unitsOfBlock({ all, blockStarts }: Units, block: number): number[] {
  const from = blockStarts[block] ?? all.length
  const to = blockStarts[block + 1] ?? from
  return Array.from({ length: to - from }, (_, i) => from + i)
}

/** Whether a quote that ended here would leave its reader waiting: for what is announced, or for the answer. */
export function endsOpen({ announces, text }: Unit): boolean {
  return announces || /[?؟？]["”»)]?$/.test(text)
}

/** How far back a quote may begin for a sentence that can't begin one. */
const MOST_BEFORE = 3

/**
 * The sentences that a quote of this one begins with: those it leans on, then itself. Null where they are out of reach,
 * above a heading or in a list.
 */
export function withAntecedents({ all, leans }: Units, at: number): number[] | null {
  let from = at
  while (leans(from)) {
    const before = all[from - 1]
    if (!before || at - from === MOST_BEFORE || !isText(before, all[from]!)) return null
    from--
  }
  return range(from, at)
}

/** Whether a unit is the text right before another one: of the same item, or of the same section. */
function isText(before: Unit, { line, kind }: Unit): boolean {
  return (
    before.line === line || (before.kind === 'text' && !before.isCode && kind !== 'list' && kind !== 'steps')
  )
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}

/** Characters of a script without spaces that are as much to read as a word. */
const CHARACTERS = 2

/** How many words a text has; of Chinese, Thai and the like about as many as a translation would have. */
export function countWords(text: string): number {
  const written = text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
  if (!isUnspaced(text)) return written.length
  return written.reduce(
    (sum, word) => sum + (isUnspaced(word) ? Math.ceil([...word].length / CHARACTERS) : 1),
    0,
  )
}
