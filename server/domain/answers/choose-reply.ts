import { SUGGESTED_ARTICLES_MAX } from '#contract/constants/ai.ts'
import type { SearchHit } from '../knowledge/search-index.ts'
import { isSure } from './answer-notes.ts'

/** An article that is at least this likely to answer is worth a suggestion, where another one is, too. */
const MAY_ANSWER = 0.001
/** A single article that is not sure is a guess, not a choice. */
const SUGGESTED_ARTICLES_MIN = 2

/** What the visitor gets. `hits` are what an answer may rest on, or the articles to choose from, the best first. */
export type ReplyChoice =
  | { readonly kind: 'answer'; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'suggestions'; readonly hits: readonly SearchHit[] }
  | { readonly kind: 'offer' }

/** Chooses the kind of reply by what the search found, the best first: an answer, articles to choose from, or a human. */
export function chooseReply(hits: readonly SearchHit[]): ReplyChoice {
  const sure = hits.filter(isSure)
  if (sure.length > 0) return { kind: 'answer', hits: sure }
  const likely = hits.filter(({ confidence }) => confidence >= MAY_ANSWER).slice(0, SUGGESTED_ARTICLES_MAX)
  return likely.length >= SUGGESTED_ARTICLES_MIN ? { kind: 'suggestions', hits: likely } : { kind: 'offer' }
}
