import { endsOpen, type Unit, type Units, unitsOfBlock, withAntecedents } from './units.ts'

/** The most words of a quote that is not a procedure. */
export const QUOTE_WORDS = 60
/** The most words of two sentences with the one they refer to. A single sentence has no limit. */
const PAIR_WORDS = 90
const MOST_SENTENCES = 3
/** The most lines of code that are quoted with the text before it. */
const CODE_LINES = 12
/** The largest distance between the sentences of a quote, in units. */
const APART = 5

/**
 * Yields quotes of running text, each as places of units: consecutive sentences, the first of which needs none before
 * it.
 */
export function* textQuotes(units: Units): Generator<readonly number[]> {
  const { all } = units
  for (let at = 0; at < all.length; at++) {
    if (!isRunning(all[at]!)) continue
    const places = withAntecedents(units, at)
    if (places === null) continue
    const isWholeLine = all[places[0]! - 1]?.line !== all[at]!.line
    let words = units.wordsOf(places)
    let quote = ended(units, places)
    for (let end = at + 1; places.length < MOST_SENTENCES; end++) {
      const [last, next] = [all[end - 1]!, all[end]]
      if (!next || !isRunning(next) || !goesOn(last, next)) break
      const isBelow = next.line !== last.line
      // Only a whole paragraph continues into the next one; the end of a paragraph may be about something else.
      if (isBelow && next.kind === 'text' && (places.length > 1 || !isWholeLine)) break
      words += next.words
      if (words > (end === at + 1 ? PAIR_WORDS : QUOTE_WORDS)) break
      if (isBelow && quote) yield quote
      places.push(end)
      quote = ended(units, places) ?? quote
    }
    if (quote) yield quote
  }
}

/** Yields quotes of two sentences that are apart in one section and can each be read by themselves. */
export function* apartQuotes(units: Units): Generator<readonly number[]> {
  const { all } = units
  for (let at = 0; at < all.length; at++) {
    if (!isSentence(all[at]!)) continue
    const first = withAntecedents(units, at)
    if (first === null) continue
    const words = units.wordsOf(first)
    for (let other = at + 1; other <= at + APART && other < all.length; other++) {
      if (all[other]!.kind === 'heading') break
      const isAlone = other > at + 1 && isSentence(all[other]!) && withAntecedents(units, other)?.length === 1
      if (isAlone && words + all[other]!.words <= PAIR_WORDS) yield [...first, other]
    }
  }
}

/** Extends a quote by the following paragraphs of its section, as far as whole ones fit. */
export function withParagraphsBelow(units: Units, places: readonly number[]): readonly number[] {
  const { all } = units
  const longer = [...places]
  let words = units.wordsOf(places)
  for (let next = (places.at(-1) ?? all.length) + 1; next < all.length; next = longer.at(-1)! + 1) {
    if (all[next - 1]!.kind !== 'text' || all[next]!.kind !== 'text') break
    let end = next
    while (all[end + 1]?.line === all[next]!.line) end++
    const paragraph = all.slice(next, end + 1)
    words += paragraph.reduce((sum, unit) => sum + unit.words, 0)
    if (words > QUOTE_WORDS || endsOpen(all[end]!)) break
    for (let place = next; place <= end; place++) longer.push(place)
  }
  return longer
}

/** Whether a unit is a sentence of a text, an item of a list of facts, or a row of a table. */
function isRunning({ kind, isCode }: Unit): boolean {
  return !isCode && (kind === 'text' || kind === 'list' || kind === 'table')
}

function isSentence(unit: Unit): boolean {
  return unit.kind === 'text' && !endsOpen(unit)
}

function goesOn(before: Unit, next: Unit): boolean {
  if (before.line === next.line) return true
  return before.kind === next.kind && (before.kind === 'text' || before.block === next.block)
}

/**
 * Returns the sentences as a quote with the code that they introduce or that follows directly; null if a quote cannot
 * end there.
 */
function ended(units: Units, places: readonly number[]): readonly number[] | null {
  const end = places.at(-1)!
  const code = codeAfter(units, end)
  const isOpen = units.all[end]!.announces
    ? code.length === 0
    : places.length > 1 && endsOpen(units.all[end]!)
  return isOpen ? null : [...places, ...code]
}

/** Returns the code directly below a unit, if it is short. */
export function codeAfter(units: Units, end: number): readonly number[] {
  const next = units.all[end + 1]
  if (next?.kind !== 'code' || next.text.split('\n').length - 2 > CODE_LINES) return []
  return unitsOfBlock(units, next.block).slice(0, 1)
}
