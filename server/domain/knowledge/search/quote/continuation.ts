/** Finds what the visitor was already told of an article, and what comes after it. */
import { splitWords } from '../words/split-words.ts'
import { PROCEDURE_WORDS } from './list-quotes.ts'
import { QUOTE_WORDS } from './text-quotes.ts'
import { endsOpen, type Units } from './units.ts'

/** Returns the units that `saidBefore` contains word for word. */
export function placesSaidBefore({ all }: Units, saidBefore: string): ReadonlySet<number> {
  const words = spaced(saidBefore)
  if (words.trim() === '') return new Set()
  return new Set(
    [...all.keys()].filter(place => {
      const own = spaced(all[place]!.text)
      return own.trim() !== '' && words.includes(own)
    }),
  )
}

/** Returns the words with a space on both sides of each, so that no word is found inside another. */
function spaced(text: string): string {
  return ` ${splitWords(text).join(' ')} `
}

/**
 * Returns the units after the last one that was told, as many as fit in a quote. Empty if none was told or none is
 * left.
 */
export function quoteAfter(units: Units, saidBefore: string): readonly number[] {
  const { all } = units
  const last = [...placesSaidBefore(units, saidBefore)].filter(place => all[place]!.kind !== 'heading').at(-1)
  if (last === undefined) return []
  const quote: number[] = []
  let next = last + 1
  while (all[next]?.kind === 'heading') next++
  for (let words = 0; next < all.length; next++) {
    const unit = all[next]!
    words += unit.words
    const limit = unit.kind === 'steps' ? PROCEDURE_WORDS : QUOTE_WORDS
    if (unit.kind === 'heading' || (quote.length > 0 && words > limit)) break
    quote.push(next)
  }
  while (quote.length > 0 && endsOpen(all[quote.at(-1)!]!)) quote.pop()
  return quote
}
