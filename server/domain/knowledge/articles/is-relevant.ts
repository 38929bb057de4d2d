import type { SearchHit } from '../search/search-index.ts'
import { fold } from '../search/words/fold.ts'
import { splitWords } from '../search/words/split-words.ts'

/**
 * Whether a hit is shown to a visitor who searches: the article has a word of the query in some form, or its title has
 * a word that begins like the query's last one, which may be unfinished. Other hits share runs of characters alone.
 */
export function isRelevant({ hasQueryWord, article }: SearchHit, query: string): boolean {
  if (hasQueryWord) return true
  const last = splitWords(query).at(-1)
  return last !== undefined && splitWords(article.title).some(word => fold(word).startsWith(fold(last)))
}
