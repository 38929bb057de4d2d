import { codeAfter, QUOTE_WORDS } from './text-quotes.ts'
import { type Unit, type Units, unitsOfBlock, withAntecedents } from './units.ts'

/** The most words of a quoted procedure. */
export const PROCEDURE_WORDS = 120
/** An item with at least this share of the best one's weight is quoted with it. */
const BESIDE_BEST = 0.6
/** The least items of a quoted list that has an introduction. */
const ITEMS_MIN = 2
/** The most words of a sentence without a colon that introduces steps. */
const LEAD_IN_WORDS = 15

type Item = { readonly places: readonly number[]; readonly words: number; readonly worth: number }

/**
 * Yields quotes of lists, each as places of units: procedures as a whole, of other lists the items that matter, below
 * the sentence that introduces them.
 */
export function* listQuotes(units: Units, worthOf: (place: number) => number): Generator<readonly number[]> {
  const { all, blockStarts } = units
  for (let block = 0; block + 1 < blockStarts.length; block++) {
    const kind = all[blockStarts[block]!]?.kind
    if (kind !== 'list' && kind !== 'steps' && kind !== 'table') continue
    const leadIn = leadInOf(units, blockStarts[block]!, kind)
    const items = itemsOf(units, block, worthOf)
    const limit = (kind === 'steps' ? PROCEDURE_WORDS : QUOTE_WORDS) - units.wordsOf(leadIn)
    const isShort = items.reduce((sum, { words }) => sum + words, 0) <= limit
    const stands = kind === 'steps' || leadIn.length > 0 || !units.leans(blockStarts[block]!)
    if (isShort && stands) yield [...leadIn, ...placesOf(items)]
    if (!isShort && kind === 'steps') yield [...leadIn, ...placesOf(stepsWithin(items, limit))]
    if (kind !== 'steps' && leadIn.length > 0) yield [...leadIn, ...placesOf(bestItems(items, limit))]
  }
}

/** Returns the sentence that introduces a list, with those it refers to. */
function leadInOf(units: Units, start: number, kind: Unit['kind']): readonly number[] {
  const before = units.all[start - 1]
  if (before?.kind !== 'text') return []
  const isAlone = units.all[start - 2]?.line !== before.line
  if (!before.announces && !(kind === 'steps' && isAlone && before.words <= LEAD_IN_WORDS)) return []
  return withAntecedents(units, start - 1) ?? []
}

/**
 * Returns the items of a list. Code between items belongs to the one before. If the last item introduces code, it has
 * the code or is left out with it.
 */
function itemsOf(units: Units, block: number, worthOf: (place: number) => number): Item[] {
  const items: number[][] = []
  for (const place of unitsOfBlock(units, block)) {
    if (units.all[place]!.mark !== '' || items.length === 0) items.push([place])
    else items.at(-1)!.push(place)
  }
  const end = items.at(-1)?.at(-1)
  if (end !== undefined && units.all[end]!.announces) {
    const code = codeAfter(units, end)
    if (code.length > 0) items.at(-1)!.push(...code)
    else if (items.length > 1) items.pop()
  }
  return items.map(places => ({
    places,
    words: units.wordsOf(places),
    worth: Math.max(...places.slice(0, PROCEDURE_WORDS).map(worthOf)),
  }))
}

/** Returns consecutive steps around the best one that fit: as many before it as possible, then those after it. */
function stepsWithin(items: readonly Item[], limit: number): readonly Item[] {
  const best = items.reduce((most, { worth }, at) => (worth > items[most]!.worth ? at : most), 0)
  let [from, words] = [best, items[best]!.words]
  while (from > 0 && words + items[from - 1]!.words <= limit) words += items[--from]!.words
  let to = best + 1
  while (to < items.length && words + items[to]!.words <= limit) words += items[to++]!.words
  return items.slice(from, to)
}

/** Returns the best items, in the order of the list. */
function bestItems(items: readonly Item[], limit: number): readonly Item[] {
  const order = [...items.entries()].sort(([a, one], [b, other]) => other.worth - one.worth || a - b)
  const chosen = new Set<Item>()
  let words = 0
  for (const [, item] of order) {
    const isWanted = chosen.size < ITEMS_MIN || item.worth >= BESIDE_BEST * order[0]![1].worth
    if (!isWanted || (chosen.size > 0 && words + item.words > limit)) continue
    chosen.add(item)
    words += item.words
  }
  return items.filter(item => chosen.has(item))
}

function placesOf(items: readonly Item[]): readonly number[] {
  return items.flatMap(({ places }) => places)
}
