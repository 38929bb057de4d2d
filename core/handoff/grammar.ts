import { LIKELY_REQUEST_PATTERNS } from './likely-request-patterns.ts'
import { REQUEST_PATTERNS } from './request-patterns.ts'
import { LIKELY_VERB_FIRST, REFUSES_LAST, VERB_FIRST, VERB_LAST } from './word-orders.ts'

/** The compiled patterns of a language. `asksForHuman` matches clauses against them. */
export type Grammar = {
  readonly requests: RegExp
  readonly likely: RegExp
  readonly isRefusalLast: boolean
}

/** The word order of a language. */
type Order = {
  readonly verbLast?: true | undefined
  readonly verbFirst?: true | undefined
  readonly refusesLast?: true | undefined
}

/** Compiles the patterns of a language from its word order. */
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
