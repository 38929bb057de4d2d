import type { Matches } from './compare.ts'
import { sentences, windowAround } from './passages.ts'
import { splitWords } from './split-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Share of its own worth that a sentence gives to the pair it stands in, beside what both say together. */
const ALONE_SHARE = 0.25
/** What the article's beginning gains where the question is the title: it is what the article was written to say. */
const BEGINNING_SHARE = 0.4

export type Excerpt = {
  /** The one or two neighbouring sentences that hold most of the question. */
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
  const lines = sentences(body)
  const shares = lines.map(line => sharesOf(line, matches, idf.length, vocabulary))
  const worth = (some: Float64Array) => some.reduce((sum, share, place) => sum + share * idf[place]!, 0)
  let best = { from: 0, worth: -1 }
  shares.forEach((own, from) => {
    const next = shares[from + 1]
    const both = next ? own.map((share, place) => Math.max(share, next[place]!)) : own
    const said = worth(both) + ALONE_SHARE * (worth(own) + (next ? worth(next) : 0))
    const value = from === 0 ? said * (1 + BEGINNING_SHARE * titleLikeness) : said
    if (value > best.worth) best = { from, worth: value }
  })
  return {
    excerpt: lines.slice(best.from, best.from + 2).join(' '),
    text: windowAround(lines, best.from),
  }
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
