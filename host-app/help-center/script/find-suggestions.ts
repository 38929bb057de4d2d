import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { KNOWLEDGE_ENDPOINTS } from '#contract/routes/knowledge-endpoints.ts'
import type { TolerantStorage } from '#host-app/shared/browser/tolerant-storage.ts'

/** Maximum age of an answer that is shown without a request, in ms. */
const FRESH_MS = 10 * 60_000

/** Maximum number of answers stored under a key. */
const ANSWERS_MAX = 20

/** The property for page answers. Other code stores other properties under the same key. */
const SCOPE = 'pages'

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

type Entry = { readonly name: string; readonly at: number; readonly value: unknown }

/**
 * Creates a cache of the server's answers under a key of the browser's storage. `read` validates an answer,
 * because anything on the page may have written it.
 */
export function createAnswerCache<Value>(given: {
  readonly storage: TolerantStorage
  readonly key: string
  readonly now: () => number
  readonly isValue: (value: unknown) => value is Value
}) {
  const { storage, key, now, isValue } = given

  function stored(): Record<string, unknown> {
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? '')
      return isObject(found) ? found : {}
    } catch {
      return {}
    }
  }

  function entries(): readonly Entry[] {
    const found = stored()[SCOPE]
    return Array.isArray(found) ? found.filter(isFresh) : []
  }

  /** An entry from the future comes from a wrong clock. */
  function isFresh(entry: unknown): entry is Entry {
    const age = isObject(entry) ? now() - Number(entry['at']) : Number.NaN
    return age >= 0 && age < FRESH_MS
  }

  return {
    /**
     * Returns the cached answer with this name, else the result of `ask`, and caches it; null if `ask`
     * returns nothing.
     */
    async read(name: string, ask: () => Promise<unknown>): Promise<Value | null> {
      const known = entries().find(entry => entry.name === name)?.value
      if (isValue(known)) return known
      const value = await ask().catch(() => null)
      if (!isValue(value)) return null
      const others = entries().filter(entry => entry.name !== name)
      const kept = [{ name, at: now(), value }, ...others].slice(0, ANSWERS_MAX)
      storage.setItem(key, JSON.stringify({ ...stored(), [SCOPE]: kept }))
      return value
    },
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
