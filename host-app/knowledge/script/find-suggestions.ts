import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { KNOWLEDGE_ENDPOINTS } from '#contract/routes/knowledge-endpoints.ts'
import type { TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'
import { createAnswerCache } from './answer-cache.ts'

/** As much of an article as a suggestion needs. */
export type Suggestion = { readonly type: string; readonly slug: string; readonly title: string }

const SHOWN_MAX = 6
/** With fewer titles that fit, the server is asked as well. */
const ENOUGH = 3

type Deps = {
  readonly storage: TolerantStorage
  readonly now: () => number
  /** The answer to a GET, as JSON. */
  readonly get: (path: string) => Promise<unknown>
  readonly language: string
}

/** Finds articles for what has been written so far: by their titles, which this browser keeps, and by the server's search. */
export function createFindSuggestions({ storage, now, get, language }: Deps) {
  const answersAt = (key: string) => createAnswerCache({ storage, key, now, isValue: isList })
  const lists = answersAt(STORAGE_KEYS.knowledgeList)
  const searches = answersAt(STORAGE_KEYS.knowledgeSearch)

  async function ask(path: string, query: Record<string, string>, part: string): Promise<unknown> {
    const answer = (await get(`${path}?${new URLSearchParams({ ...query, language })}`)) as Record<
      string,
      unknown
    >
    return (answer[part] as Suggestion[]).map(({ type, slug, title }) => ({ type, slug, title }))
  }

  return {
    async byTitle(text: string): Promise<readonly Suggestion[]> {
      const list = await lists.read(language, () => ask(KNOWLEDGE_ENDPOINTS.listArticles[1], {}, 'articles'))
      const words = folded(text).split(/\s+/)
      return (list ?? [])
        .filter(({ title }) => words.every(word => folded(title).includes(word)))
        .slice(0, SHOWN_MAX)
    },
    /** What is already known first; the server is asked only for more than it. */
    async bySearch(text: string, known: readonly Suggestion[]): Promise<readonly Suggestion[]> {
      if (known.length >= ENOUGH) return known
      const found = await searches.read(`${language} ${folded(text)}`, () =>
        ask(KNOWLEDGE_ENDPOINTS.searchKnowledge[1], { q: text }, 'results'),
      )
      const others = (found ?? []).filter(each => !known.some(({ slug }) => slug === each.slug))
      return [...known, ...others].slice(0, SHOWN_MAX)
    },
  }
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

function isList(value: unknown): value is readonly Suggestion[] {
  return Array.isArray(value) && value.every(isSuggestion)
}

function isSuggestion(value: Partial<Suggestion> | null): boolean {
  const parts = [value?.type, value?.slug]
  return typeof value?.title === 'string' && parts.every(part => /^[\w-]+$/.test(part ?? ''))
}
