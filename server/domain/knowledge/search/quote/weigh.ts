import type { Matches } from '../ranking/compare.ts'
import { splitWords } from '../words/split-words.ts'
import type { Vocabulary } from '../words/vocabulary.ts'
import { placesSaidBefore } from './continuation.ts'
import { holds, kindsOf } from './question-kind.ts'
import type { Units } from './units.ts'

/** Recognizes clauses that limit what a sentence is about: 'If you forgot to clock out, …', 'To replace your card, …'. */

const OPENERS = [
  // English
  'if|when|whenever|once|after|before|while|unless|until|in case|to(?= \\p{L})|for(?= \\p{L})',
  // German
  'wenn|falls|sobald|nachdem|bevor|während|sofern|solange|um|zum|zur|für',
  // Spanish and French
  'si|cuando|para|después de|antes de|mientras|una vez|quand|lorsque|pour|après|avant|une fois|dès',
  // Hebrew
  'אם|כאשר|כש\\p{L}+|לאחר|אחרי|לפני|כדי|ל\\p{L}{3,}',
  // Arabic
  'إذا|عند|عندما|بعد|قبل|لكي|ل\\p{L}{3,}',
].join('|')

/** A longer clause is rarely one that a comma ends. */
const MOST_CHARACTERS = 120

const CLAUSE = new RegExp(`^(?:${OPENERS})(?![\\p{L}])[^,،:;.]{1,${MOST_CHARACTERS}}(?=[,،:])`, 'iu')

/** Share of a sentence's own weight that is added to its quote, besides what its sentences cover together. */
const ALONE_SHARE = 0.25
/** Weight of words that only the heading above a sentence has. */
const HEADING_SHARE = 0.5
/**
 * Added to the article's beginning if the question is similar to the title, which the article was written to answer.
 */
const TITLE_SHARE = 0.4
/** The least similarity to the title with which a beginning may be quoted without a word of the question. */
const ALIKE = 0.5
/** Added to a quote with the kind of fact that is asked for, and to a procedure if the question asks how. */
const KIND_SHARE = 0.15
/** Subtracted from two sentences that are apart, and from a list without introduction. */
const APART_LOSS = 0.1
const LIST_LOSS = 0.1
/** Subtracted from a quote of which a part begins with a condition or purpose of which the question says nothing. */
const NARROW_LOSS = 0.25
/** Subtracted from a quote that does not begin with its best sentence, and for each of its words. */
const LATE_LOSS = 0.03
const WORD_LOSS = 0.0005

/** Subtracted from a quote that the visitor was told before, or a part of it for a part. */
const SAID_BEFORE_LOSS = 0.25

/** A question as the index has read it, and what else a quote depends on. */
export type QuoteQuery = {
  readonly question: string
  /** The article's title, which is the heading of its beginning. */
  readonly title: string
  readonly matches: Matches
  readonly idf: readonly number[]
  readonly vocabulary: Vocabulary
  /** 0 to 1: how similar the question is to the article's title or to one of its alternate questions. */
  readonly titleLikeness: number
  /** What the visitor was told before. */
  readonly saidBefore?: string | undefined
}

/** How well the units of an article answer a question. */
export type Weights = {
  /** Weight of one unit, which may be a heading. */
  readonly ofUnit: (place: number) => number
  /** Weight of a quote. The higher, the better it answers. */
  readonly ofQuote: (places: readonly number[]) => number
  /** 0 to 1: the share of the question that these units cover together. */
  readonly coverage: (places: readonly number[]) => number
  /** Whether the visitor was told a unit before, word for word. */
  readonly isSaidBefore: (place: number) => boolean
}

/** Returns the weights of an article's units for a question. */
export function weigh(units: Units, query: QuoteQuery): Weights {
  const { question, idf, titleLikeness, saidBefore = '' } = query
  const { all } = units
  const said = saidIn(units, query)
  const alone = said.map(shares => worthOf([shares], idf))
  const total = idf.reduce((sum, weight) => sum + weight, 0)
  const kinds = kindsOf(question)
  const placesSaid = placesSaidBefore(units, saidBefore)
  const beginning = all.findIndex(({ kind }) => kind !== 'heading')
  const beginsOnIt = titleLikeness > ALIKE || worthOf([sharesOf(all[beginning]?.text ?? '', query)], idf) > 0
  const together = (places: readonly number[]) =>
    worthOf(
      places.map(place => said[place]!),
      idf,
    )

  /** Whether it has what the question asks for: an amount, a time, a yes or no, a procedure. */
  function hasKind(places: readonly number[]): boolean {
    return kinds.some(kind =>
      places.some(place => {
        const unit = all[place]!
        return kind === 'how-to' ? unit.kind === 'steps' : alone[place]! > 0 && holds(kind, unit.text)
      }),
    )
  }

  function ofQuote(places: readonly number[]): number {
    const first = places[0]!
    const [best = 0, second = 0] = places.map(place => alone[place]!).sort((a, b) => b - a)
    const isApart =
      places.every(place => all[place]!.kind === 'text') &&
      places.some((place, i) => i > 0 && place > places[i - 1]! + 1)
    // A sentence that is apart counts only for what it adds.
    let value = together(places) + ALONE_SHARE * (isApart ? best : best + second)
    if (hasKind(places)) value *= 1 + KIND_SHARE
    if (first === beginning && beginsOnIt) value *= 1 + TITLE_SHARE * titleLikeness
    if (isApart) value *= 1 - APART_LOSS
    if (all[first]!.kind === 'list') value *= 1 - LIST_LOSS
    if (best > 0) value *= 1 - LATE_LOSS * (1 - alone[first]! / best)
    const starts = places.filter((place, i) => all[place]!.line !== all[places[i - 1] ?? -1]?.line)
    value *= 1 - NARROW_LOSS * Math.max(...starts.map(place => narrownessOf(all[place]!.text, query)))
    const words = units.wordsOf(places)
    const wordsSaid = units.wordsOf(places.filter(place => placesSaid.has(place)))
    if (words > 0) value *= 1 - (SAID_BEFORE_LOSS * wordsSaid) / words
    return value * (1 - WORD_LOSS * words)
  }

  return {
    ofUnit: place => alone[place]!,
    ofQuote,
    coverage: places => (total > 0 ? together(places) / total : 0),
    isSaidBefore: place => placesSaid.has(place),
  }
}

/**
 * Returns how much each unit covers of the question. A unit has a share of its heading, or of the title above the
 * first heading.
 */
function saidIn({ all }: Units, query: QuoteQuery): Float64Array[] {
  let heading = underHeading(query.title, query)
  return all.map(({ text, kind }) => {
    const own = sharesOf(text, query)
    if (kind === 'heading') heading = underHeading(text, query)
    return kind === 'heading' ? own : either(own, heading)
  })
}

function underHeading(text: string, query: QuoteQuery): Float64Array {
  return sharesOf(text, query).map(share => HEADING_SHARE * share)
}

/** 0 to 1: how much of the condition or purpose with which a sentence begins is not in the question. */
function narrownessOf(text: string, { matches, vocabulary }: QuoteQuery): number {
  const ids = splitWords(openingClause(text) ?? '')
    .map(word => vocabulary.find(word))
    .filter(id => id !== undefined && !vocabulary.isStop(id)) as number[]
  if (ids.length === 0) return 0
  const missing = ids.map(id => 1 - Math.max(0, ...(matches.get(id) ?? []).map(({ share }) => share)))
  return missing.reduce((sum, share) => sum + share, 0) / ids.length
}

/** Returns how much several units cover together. */
function worthOf(shares: readonly Float64Array[], idf: readonly number[]): number {
  let worth = 0
  for (let place = 0; place < idf.length; place++) {
    let most = 0
    for (const each of shares) most = Math.max(most, each[place]!)
    worth += most * idf[place]!
  }
  return worth
}

function either(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((share, place) => Math.max(share, other[place]!))
}

/** Returns how well a text matches each word of the question. */
function sharesOf(text: string, { matches, idf, vocabulary }: QuoteQuery): Float64Array {
  const shares = new Float64Array(idf.length)
  for (const word of splitWords(text)) {
    const id = vocabulary.find(word)
    if (id === undefined) continue
    for (const { place, share } of matches.get(id) ?? []) shares[place] = Math.max(shares[place]!, share)
  }
  return shares
}

/** Returns the condition or purpose with which a sentence begins, or null if it begins with none. */
export function openingClause(sentence: string): string | null {
  return CLAUSE.exec(sentence)?.[0] ?? null
}
