import { LIKELY } from './likely-wishes.ts'
import { WISHES } from './wishes.ts'
import { LIKELY_VERB_FIRST, REFUSES_LAST, VERB_FIRST, VERB_LAST } from './word-orders.ts'

/** The patterns of a language, ready to match; see {@link holdsWish}. */
export type Grammar = {
  readonly wishes: RegExp
  readonly likely: RegExp
  readonly isRefusalLast: boolean
}

/** Where a language may put what. */
type Order = {
  readonly verbLast?: true | undefined
  readonly verbFirst?: true | undefined
  readonly refusesLast?: true | undefined
}

/** Readies what a language needs, by its word order. */
export function grammarOf({ verbLast, verbFirst, refusesLast }: Order): Grammar {
  return {
    wishes: anyOf([
      ...WISHES,
      ...(verbLast ? VERB_LAST : []),
      ...(verbFirst ? VERB_FIRST : []),
      ...(refusesLast ? REFUSES_LAST : []),
    ]),
    likely: anyOf([...LIKELY, ...(verbFirst ? LIKELY_VERB_FIRST : [])]),
    isRefusalLast: refusesLast === true,
  }
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'gi')
}
