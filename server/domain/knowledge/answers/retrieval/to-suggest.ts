import { SUGGESTED_ARTICLES_MAX, SUGGESTION_LIKELIHOOD } from '#contract/constants/ai.ts'
import type { SearchHit } from '../../search/search-index.ts'

/** An article after the first has to be at least this likely, as a share of what the first one has to be. */
const SHARE_OF_FIRST = 0.1

/** The articles that a visitor may choose from where none is likely enough to answer; the best first, or none. */
export function toSuggest(hits: readonly SearchHit[]): readonly SearchHit[] {
  const [best, ...others] = hits.slice(0, SUGGESTED_ARTICLES_MAX)
  if (!best || best.likelihood < SUGGESTION_LIKELIHOOD) return []
  return [best, ...others.filter(({ likelihood }) => likelihood >= SHARE_OF_FIRST * SUGGESTION_LIKELIHOOD)]
}
