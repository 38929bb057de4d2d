import { LIKELY_REQUEST_PATTERNS } from './likely-request-patterns.ts'
import { REQUEST_PATTERNS } from './request-patterns.ts'
import { LIKELY_VERB_FIRST, REFUSES_LAST, VERB_FIRST, VERB_LAST } from './word-orders.ts'

/** The patterns of a language, ready to match; see {@link holdsWish}. */
export type Grammar = {
  readonly requests: RegExp
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
    requests: anyOf([
      ...REQUEST_PATTERNS,
      ...(verbLast ? VERB_LAST : []),
      ...(verbFirst ? VERB_FIRST : []),
      ...(refusesLast ? REFUSES_LAST : []),
    ]),
    likely: anyOf([...LIKELY_REQUEST_PATTERNS, ...(verbFirst ? LIKELY_VERB_FIRST : [])]),
    isRefusalLast: refusesLast === true,
  }
}

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'gi')
}
