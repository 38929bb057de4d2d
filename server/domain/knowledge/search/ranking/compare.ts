/** Second step of a search: compares one article with a question word by word. */
import { QUESTION_END } from '../postings/article-tokens.ts'
import type { Question } from './question.ts'

/** Words within which a passage has to match. */
const WINDOW = 30
/** The most words between two neighbors of the question in the article. */
const NEAR = 4
const REVERSED_SHARE = 0.5

/** How an article compares with a question, in shares from 0 to 1. */
export type Comparison = {
  /** How similar the question is to the title or to one of the alternate questions. */
  readonly title: number
  /** The largest share of the question within 30 words of the article. */
  readonly window: number
  /** The share of neighboring words of the question that are neighbors in the article. */
  readonly pairs: number
}

/** For each word of the vocabulary, the words of the question that it stands for and how well. */
export type Matches = ReadonlyMap<number, readonly Match[]>
type Match = { readonly place: number; readonly share: number }

/** Returns the matches of a question. */
export function matchesOf({ words }: Question): Matches {
  const matches = new Map<number, Match[]>()
  words.forEach(({ same, alike }, place) => {
    for (const { ids, shares } of [same, alike])
      ids.forEach((id, i) => {
        const match = { place, share: shares?.[i] ?? 1 }
        const list = matches.get(id)
        if (list) list.push(match)
        else matches.set(id, [match])
      })
  })
  return matches
}

/**
 * Returns the question's words that the article has in no form. Words that only come from synonyms are not included.
 */
export function missingWords(tokens: Int32Array, { words, order }: Question, matches: Matches): string[] {
  const met = new Set<number>()
  for (const token of tokens) for (const { place } of matches.get(token) ?? []) met.add(place)
  return [...new Set(order)].flatMap(place => (met.has(place) ? [] : words[place]!.word))
}

/**
 * Compares an article with a question.
 * `idf` has a weight for each word of the question, `weightOf` one for each word of the vocabulary. All shares are 0
 * if the question has no weight.
 */
export function compare(
  tokens: Int32Array,
  question: Question,
  matches: Matches,
  idf: readonly number[],
  weightOf: (word: number) => number,
): Comparison {
  // Synonyms may replace the visitor's words, so missing synonyms lower no share.
  const total = [...new Set(question.order)].reduce((sum, place) => sum + idf[place]!, 0)
  if (total === 0) return { title: 0, window: 0, pairs: 0 }
  const hits = hitsIn(tokens, matches)
  const window = Math.min(1, bestWindow(hits, idf) / total)
  return {
    title: titleLikeness(tokens, matches, idf, total, weightOf),
    window,
    pairs: neighbours(hits, question.order, idf) ?? window,
  }
}

type Hit = Match & { readonly at: number }

function hitsIn(tokens: Int32Array, matches: Matches): Hit[] {
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; at++)
    for (const { place, share } of matches.get(tokens[at]!) ?? []) hits.push({ at, place, share })
  return hits
}

/** Returns the largest weight of the question's words within one window, each by its best match. */
function bestWindow(hits: readonly Hit[], idf: readonly number[]): number {
  let best = 0
  let from = 0
  const shares = new Float64Array(idf.length)
  for (let to = 0; to < hits.length; to++) {
    while (hits[to]!.at - hits[from]!.at > WINDOW) from++
    shares.fill(0)
    let covered = 0
    for (let i = from; i <= to; i++) {
      const { place, share } = hits[i]!
      if (share <= shares[place]!) continue
      covered += (share - shares[place]!) * idf[place]!
      shares[place] = share
    }
    best = Math.max(best, covered)
  }
  return best
}

/** Returns the share of neighbors; null if the question has no two neighboring words. */
function neighbours(hits: readonly Hit[], order: readonly number[], idf: readonly number[]): number | null {
  const weights = new Map<string, number>()
  for (let i = 0; i + 1 < order.length; i++) {
    const [one, other] = [order[i]!, order[i + 1]!]
    if (one !== other) weights.set(`${one} ${other}`, Math.min(idf[one]!, idf[other]!))
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return null
  const found = new Map<string, number>()
  const note = (pair: string, share: number) => {
    if (weights.has(pair)) found.set(pair, Math.max(found.get(pair) ?? 0, share))
  }
  hits.forEach((hit, i) => {
    for (let j = i - 1; j >= 0 && hit.at - hits[j]!.at <= NEAR; j--) {
      const before = hits[j]!
      if (before.at === hit.at || before.place === hit.place) continue
      const share = Math.min(before.share, hit.share)
      note(`${before.place} ${hit.place}`, share)
      note(`${hit.place} ${before.place}`, share * REVERSED_SHARE)
    }
  })
  let sum = 0
  for (const [pair, share] of found) sum += share * weights.get(pair)!
  return sum / total
}

/**
 * Returns the harmonic mean of the share of the question in the title and of the title in the question; the best of
 * the title and all alternate questions.
 */
function titleLikeness(
  tokens: Int32Array,
  matches: Matches,
  idf: readonly number[],
  total: number,
  weightOf: (word: number) => number,
): number {
  let best = 0
  let from = 0
  for (let end = tokens.indexOf(QUESTION_END); end >= 0; end = tokens.indexOf(QUESTION_END, from)) {
    const shares = new Float64Array(idf.length)
    let [length, met] = [0, 0]
    for (const word of new Set(tokens.subarray(from, end))) {
      const weight = weightOf(word)
      let most = 0
      for (const { place, share } of matches.get(word) ?? []) {
        shares[place] = Math.max(shares[place]!, share)
        most = Math.max(most, share)
      }
      length += weight
      met += weight * most
    }
    const covered = Math.min(1, shares.reduce((sum, share, place) => sum + share * idf[place]!, 0) / total)
    const precise = length > 0 ? met / length : 0
    if (covered + precise > 0) best = Math.max(best, (2 * covered * precise) / (covered + precise))
    from = end + 1
  }
  return best
}
