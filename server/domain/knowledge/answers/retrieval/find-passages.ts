/** What an answer can rest on: which searches are made for a question, and what of their results is handed on. */
import { MODEL_PASSAGES } from '#contract/constants/ai.ts'
import type { Within } from '../../search/knowledge.ts'
import type { SearchHit } from '../../search/search-index.ts'
import { earlierQuestion, type Turn } from './conversation-so-far.ts'
import { coreOf } from './question-parts.ts'

/** A search of the company that asks. */
export type AskSearch = (query: string, limit: number, within?: Within) => Promise<readonly SearchHit[]>

/** The best eight for a language model, which reads them all. */
export async function findPassages(search: AskSearch, turns: readonly Turn[]): Promise<SearchHit[]> {
  const found = await Promise.all(searchQueries(turns).map(query => search(query, MODEL_PASSAGES)))
  return mergeHits(found, MODEL_PASSAGES)
}

/**
 * What to search for, the most telling first: the message; of a long one its last question; and what the visitor asked
 * before together with it, since 'and on Android?' says nothing alone.
 */
export function searchQueries(turns: readonly Turn[]): string[] {
  const message = turns.at(-1)!.content
  const question = coreOf(message)
  const before = earlierQuestion(turns)
  const queries = [message, question, ...(before === null ? [] : [`${before}\n${question}`])]
  return [...new Set(queries)]
}

/** One list after the other is asked for its next best; what was found twice counts where it came first. */
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
