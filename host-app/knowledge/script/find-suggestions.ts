import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { KNOWLEDGE_ENDPOINTS } from '#contract/routes/knowledge-endpoints.ts'
import type { TolerantStorage } from '../../adapters/browser/tolerant-storage.ts'
import { createAnswerCache } from './answer-cache.ts'

/** The fields of an article that a suggestion needs. */
export type Suggestion = { readonly type: string; readonly slug: string; readonly title: string }

const SHOWN_MAX = 6
/** With fewer matching titles, it also searches on the server. */
const ENOUGH = 3

type Deps = {
  readonly storage: TolerantStorage
  readonly now: () => number
  /** Sends a GET and returns the JSON. */
  readonly get: (path: string) => Promise<unknown>
  readonly language: string
}

/** Creates the search for suggestions: by titles cached in this browser, and by the server's search. */
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
    /** Returns the known matches first, and adds the server's. */
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
