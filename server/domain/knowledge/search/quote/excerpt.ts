import { SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import { quoteAfter } from './continuation.ts'
import { listQuotes } from './list-quotes.ts'
import { apartQuotes, textQuotes, withParagraphsBelow } from './text-quotes.ts'
import { readUnits, type Unit, type Units } from './units.ts'
import { type QuoteQuery, type Weights, weigh } from './weigh.ts'

const HEADING_MARK = '## '

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

/**
 * Returns units in order as Markdown: sentences of a line side by side, lines of a list below each other, blocks
 * apart.
 */
function renderUnits({ all }: Units, places: readonly number[]): string {
  const units = places.map(place => all[place]!)
  let text = ''
  for (const [i, unit] of units.entries()) {
    const before = units[i - 1]
    const isNext = places[i - 1] === places[i]! - 1
    const mark = unit.mark !== '' && isListed(units, i) ? unit.mark : ''
    text += `${before ? separator(before, unit, isNext) : ''}${mark}${unit.text}`
  }
  return text
}

/** Whether units are shown as a list. A single item without its introduction becomes a sentence. */
function isListed(units: readonly Unit[], at: number): boolean {
  const { block, line } = units[at]!
  return units.some(unit =>
    unit.block === block ? unit.line !== line : unit.block === block - 1 && unit.announces,
  )
}

function separator(before: Unit, unit: Unit, isNext: boolean): string {
  if (before.block !== unit.block) return '\n\n'
  if (before.line !== unit.line) return '\n'
  return isNext ? ' ' : '\n\n'
}

/**
 * Returns whole units of at most 1,200 characters as Markdown: those from `from` to `to`, then what follows, then
 * what precedes.
 */
function windowAround(units: Units, from: number, to: number): string {
  const { all } = units
  const size = (at: number) => windowPiece(all[at - 1], all[at]!).length
  let [first, last, length] = [from, Math.min(to, all.length - 1), 0]
  for (let at = first; at <= last; at++) length += size(at)
  while (last > first && length > SNIPPET_MAX_LENGTH) length -= size(last--)
  for (;;) {
    if (last + 1 < all.length && length + size(last + 1) <= SNIPPET_MAX_LENGTH) length += size(++last)
    else if (first > 0 && length + size(first - 1) <= SNIPPET_MAX_LENGTH) length += size(--first)
    else break
  }
  const pieces = all
    .slice(first, last + 1)
    .map((unit, i) => windowPiece(i === 0 ? undefined : all[first + i - 1], unit))
  return pieces.join('').slice(0, SNIPPET_MAX_LENGTH)
}

function windowPiece(before: Unit | undefined, unit: Unit): string {
  const mark = unit.kind === 'heading' ? HEADING_MARK : unit.mark
  return `${before ? separator(before, unit, true) : ''}${mark}${unit.text}`
}
