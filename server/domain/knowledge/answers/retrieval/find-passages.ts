/** Chooses the searches for a question and merges their hits. */
import { MODEL_PASSAGES } from '#contract/constants/ai.ts'
import type { Within } from '../../search/knowledge.ts'
import type { SearchHit } from '../../search/search-index.ts'
import { earlierQuestion, type Turn } from './conversation-so-far.ts'
import { coreOf } from './question-parts.ts'

/** A search of one company's articles. */
export type AskSearch = (query: string, limit: number, within?: Within) => Promise<readonly SearchHit[]>

/** Returns the best eight hits for a language model, which reads them all. */
export async function findPassages(search: AskSearch, turns: readonly Turn[]): Promise<SearchHit[]> {
  const found = await Promise.all(searchQueries(turns).map(query => search(query, MODEL_PASSAGES)))
  return mergeHits(found, MODEL_PASSAGES)
}

/**
 * Returns the texts to search for, the most significant first: the message, the last question of a long message, and
 * the message together with the previous question, since 'and on Android?' says nothing alone.
 */
export function searchQueries(turns: readonly Turn[]): string[] {
  const message = turns.at(-1)!.content
  const question = coreOf(message)
  const before = earlierQuestion(turns)
  const queries = [message, question, ...(before === null ? [] : [`${before}\n${question}`])]
  return [...new Set(queries)]
}

/** Merges lists of hits by taking the next best of each in turn. A hit in several lists keeps its first place. */
export function mergeHits(lists: readonly (readonly SearchHit[])[], limit: number): SearchHit[] {
  const merged = new Map<string, SearchHit>()
  const deepest = Math.max(0, ...lists.map(({ length }) => length))
  for (let place = 0; place < deepest; place++)
    for (const list of lists) {
      const hit = list[place]
      if (hit && !merged.has(hit.article.slug)) merged.set(hit.article.slug, hit)
    }
  return [...merged.values()].slice(0, limit)
}
