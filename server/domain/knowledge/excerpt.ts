import { SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import type { Matches } from './compare.ts'
import { type Passage, passagesOf, windowAround } from './passages.ts'
import { splitWords } from './split-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Share of its own worth that a sentence gives to the pair it stands in, beside what both say together. */
const ALONE_SHARE = 0.25
/** What a sentence has of the words that only the heading above it says. */
const HEADING_SHARE = 0.5
/** What the article's beginning gains where the question is the title: it is what the article was written to say. */
const BEGINNING_SHARE = 0.4
/** How far the second sentence may stand from the first. */
const APART = 5

export type Excerpt = {
  /** The one or two sentences that hold most of the question; an ellipsis stands for what is left out between them. */
  readonly excerpt: string
  /** At most 1,200 characters around them. */
  readonly text: string
}

/** What an article says on a question. `titleLikeness`, 0..1: how alike the question and its title are. */
export function excerptOf(
  body: string,
  matches: Matches,
  idf: readonly number[],
  vocabulary: Vocabulary,
  titleLikeness: number,
): Excerpt {
  const passages = passagesOf(body)
  const said = saidIn(passages, line => sharesOf(line, matches, idf.length, vocabulary))
  const alone = said.map(shares => worthOf(shares, shares, idf))

  let best = { first: 0, second: 0, worth: -1 }
  for (const { first, second } of pairsOf(passages)) {
    const both = worthOf(said[first]!, said[second]!, idf)
    const own = [alone[first]!, alone[second]!] as const
    // One that stands apart counts for what it adds, not for saying the same again.
    const each = second === first + 1 ? own[0] + own[1] : Math.max(...own)
    const value = both + ALONE_SHARE * each
    const worth = first === 0 ? value * (1 + BEGINNING_SHARE * titleLikeness) : value
    if (worth > best.worth) best = { first, second, worth }
  }
  const lines = passages.map(({ text }) => text)
  return { excerpt: quote(lines, best), text: windowAround(lines, best.first) }
}

/** Places of the sentences of an excerpt; twice the same is one alone. */
type Pair = { readonly first: number; readonly second: number }

/** Each sentence with the next one, or alone where none is next, and with others that stand further on within one text. */
function* pairsOf(passages: readonly Passage[]): Generator<Pair> {
  for (let first = 0; first < passages.length; first++) {
    if (passages[first]!.isHeading) continue
    let length = passages[first]!.text.length
    const isNextQuotable = passages[first + 1]?.isHeading === false
    if (!isNextQuotable) yield { first, second: first }
    for (let second = first + 1; second <= first + APART && second < passages.length; second++) {
      const { text, isHeading } = passages[second]!
      length += 1 + text.length
      if (second > first + 1 && length > SNIPPET_MAX_LENGTH) break
      if (!isHeading) yield { first, second }
    }
  }
}

function quote(lines: readonly string[], { first, second }: Pair): string {
  if (second === first) return lines[first] ?? ''
  return `${lines[first]} ${second === first + 1 ? '' : '… '}${lines[second]}`
}

/** What each passage says of the question; a sentence says some of what the heading above it says. */
function saidIn(passages: readonly Passage[], read: (text: string) => Float64Array): Float64Array[] {
  let heading: Float64Array | null = null
  return passages.map(({ text, isHeading }) => {
    const own = read(text)
    if (isHeading) heading = own.map(share => HEADING_SHARE * share)
    return isHeading || !heading ? own : either(own, heading)
  })
}

/** What two passages say together; the same one twice is what it says alone. */
function worthOf(one: Float64Array, other: Float64Array, idf: readonly number[]): number {
  let worth = 0
  for (let place = 0; place < idf.length; place++) worth += Math.max(one[place]!, other[place]!) * idf[place]!
  return worth
}

function either(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((share, place) => Math.max(share, other[place]!))
}

/** How well a sentence matches each word of the question. */
function sharesOf(line: string, matches: Matches, places: number, vocabulary: Vocabulary): Float64Array {
  const shares = new Float64Array(places)
  for (const word of splitWords(line)) {
    const id = vocabulary.find(word)
    if (id === undefined) continue
    for (const { place, share } of matches.get(id) ?? []) shares[place] = Math.max(shares[place]!, share)
  }
  return shares
}
