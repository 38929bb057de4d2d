/** What a search finds for one question, and how sure that makes the built-in answerer. */
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

/** An article that can only be suggested is at most this likely. */
const UNSURE = ANSWER_LIKELIHOOD - 0.01

/** What a message finds; a long one by its last question too, whichever is likelier. */
export async function findLikeliest(search: AskSearch, message: string): Promise<readonly SearchHit[]> {
  const whole = amountsAsked(message, await search(message, ANSWER_PASSAGES))
  const question = coreOf(message)
  if (question === message || isAnswered(whole)) return whole
  return mostLikely(whole, amountsAsked(question, await search(question, ANSWER_PASSAGES)))
}

/** A price or a number that is asked for has to stand in what is quoted. */
export function amountsAsked(question: string, hits: readonly SearchHit[]): readonly SearchHit[] {
  if (!kindsOf(question).includes('amount')) return hits
  return hits.map(hit => (hit.likelihood >= CERTAIN || holds('amount', hit.excerpt) ? hit : unsure(hit)))
}

/** To be chosen, not to be quoted at once. */
export function unsure(hit: SearchHit): SearchHit {
  return { ...hit, likelihood: Math.min(hit.likelihood, UNSURE) }
}

export function isAnswered([best]: readonly SearchHit[]): boolean {
  return best !== undefined && isSure(best)
}

export function mostLikely(some: readonly SearchHit[], others: readonly SearchHit[]): readonly SearchHit[] {
  return (others[0]?.likelihood ?? 0) > (some[0]?.likelihood ?? 0) ? others : some
}

/** An article after the first has to be at least this likely, as a share of what the first one has to be. */
const SHARE_OF_FIRST = 0.1

/** The articles that a visitor may choose from where none is likely enough to answer; the best first, or none. */
export function toSuggest(hits: readonly SearchHit[]): readonly SearchHit[] {
  const [best, ...others] = hits.slice(0, SUGGESTED_ARTICLES_MAX)
  if (!best || best.likelihood < SUGGESTION_LIKELIHOOD) return []
  return [best, ...others.filter(({ likelihood }) => likelihood >= SHARE_OF_FIRST * SUGGESTION_LIKELIHOOD)]
}
