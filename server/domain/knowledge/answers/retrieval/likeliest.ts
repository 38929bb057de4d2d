/** Searches for one question and decides how sure the built-in answerer may be of the hits. */
import {
  ANSWER_LIKELIHOOD,
  ANSWER_PASSAGES,
  SUGGESTED_ARTICLES_MAX,
  SUGGESTION_LIKELIHOOD,
} from '#contract/constants/ai.ts'
import { holds, kindsOf } from '../../search/quote/question-kind.ts'
import { CERTAIN, type SearchHit } from '../../search/search-index.ts'
import { isSure } from '../answer-notes.ts'
import type { AskSearch } from './find-passages.ts'
import { coreOf } from './question-parts.ts'

/** The highest likelihood of an article that may only be suggested. */
const UNSURE = ANSWER_LIKELIHOOD - 0.01

/**
 * Returns the hits of a message. A long message is also searched by its last question, and the likelier result is
 * returned.
 */
export async function findLikeliest(search: AskSearch, message: string): Promise<readonly SearchHit[]> {
  const whole = amountsAsked(message, await search(message, ANSWER_PASSAGES))
  const question = coreOf(message)
  if (question === message || isAnswered(whole)) return whole
  return mostLikely(whole, amountsAsked(question, await search(question, ANSWER_PASSAGES)))
}

/** Makes hits unsure whose quote has no number although the question asks for a price or an amount. */
export function amountsAsked(question: string, hits: readonly SearchHit[]): readonly SearchHit[] {
  if (!kindsOf(question).includes('amount')) return hits
  return hits.map(hit => (hit.likelihood >= CERTAIN || holds('amount', hit.excerpt) ? hit : unsure(hit)))
}

/** Returns the hit with its likelihood lowered, so that it is suggested but not quoted. */
export function unsure(hit: SearchHit): SearchHit {
  return { ...hit, likelihood: Math.min(hit.likelihood, UNSURE) }
}

/** Whether the first hit is sure enough to be quoted. */
export function isAnswered([best]: readonly SearchHit[]): boolean {
  return best !== undefined && isSure(best)
}

/** Returns the list whose first hit is likelier; `some` if both are equal. */
export function mostLikely(some: readonly SearchHit[], others: readonly SearchHit[]): readonly SearchHit[] {
  return (others[0]?.likelihood ?? 0) > (some[0]?.likelihood ?? 0) ? others : some
}

/** The least likelihood of further suggestions, as a share of the least likelihood of the first. */
const SHARE_OF_FIRST = 0.1

/** Returns the articles from which a visitor may choose if none is sure to answer, the best first. May be empty. */
export function toSuggest(hits: readonly SearchHit[]): readonly SearchHit[] {
  const [best, ...others] = hits.slice(0, SUGGESTED_ARTICLES_MAX)
  if (!best || best.likelihood < SUGGESTION_LIKELIHOOD) return []
  return [best, ...others.filter(({ likelihood }) => likelihood >= SHARE_OF_FIRST * SUGGESTION_LIKELIHOOD)]
}
