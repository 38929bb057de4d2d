import { quoteAfter } from './continuation.ts'
import { listQuotes } from './list-quotes.ts'
import { renderUnits, windowAround } from './render-units.ts'
import { apartQuotes, textQuotes, withParagraphsBelow } from './text-quotes.ts'
import { readUnits, type Units } from './units.ts'
import { type QuoteQuery, type Weights, weigh } from './weigh.ts'

/** A quote that covers less of the question than this share is extended by more of its section. */
const WELL_COVERED = 0.4

/** What an article says on a question, and the text around it. */
export type Excerpt = {
  /**
   * The quote, word for word, as Markdown that can be read by itself: whole sentences of about 60 words at most, two
   * long sentences, some items of a list, or a procedure of at most 120 words.
   */
  readonly excerpt: string
  /** At most 1,200 characters around the quote, as Markdown. */
  readonly text: string
}

/**
 * Returns what an article says on a question. A question of several parts needs one call for each; `joinExcerpts`
 * joins the results.
 */
export function excerptOf(body: string, query: QuoteQuery): Excerpt {
  const units = readUnits(body)
  return placed(units, bestQuote(units, weigh(units, query)))
}

/** Returns what an article says after what was told of it before. Empty if none of it was told or nothing is left. */
export function continuationOf(body: string, saidBefore: string): Excerpt {
  const units = readUnits(body)
  return placed(units, quoteAfter(units, saidBefore))
}

function placed(units: Units, places: readonly number[]): Excerpt {
  return {
    excerpt: renderUnits(units, places),
    text: windowAround(units, places[0] ?? 0, places.at(-1) ?? 0),
  }
}

function bestQuote(units: Units, weights: Weights): readonly number[] {
  let best: { readonly places: readonly number[]; readonly worth: number } = { places: [], worth: -1 }
  const quotes = [textQuotes(units), apartQuotes(units), listQuotes(units, weights.ofUnit)]
  for (const places of quotes.flatMap(each => [...each])) {
    const worth = weights.ofQuote(places)
    if (worth > best.worth) best = { places, worth }
  }
  const { places } = best
  const whole = weights.coverage(places) < WELL_COVERED ? withParagraphsBelow(units, places) : places
  // Its beginning may have been told just before; the rest continues from there.
  const firstNew = whole.findIndex(place => !weights.isSaidBefore(place))
  return firstNew > 0 ? whole.slice(firstNew) : whole
}
