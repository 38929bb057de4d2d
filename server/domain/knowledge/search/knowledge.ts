import { setImmediate as nextTurn } from 'node:timers/promises'
import { createFairTurns } from '#server/limits/fair-turns.ts'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import { type Metrics, NO_METRICS } from '#server/ports/metrics.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { readContentVersion } from './content-reader.ts'
import { createIndexCache } from './index-cache.ts'
import { readVectors } from './meaning/article-vectors.ts'
import type { Article, LiveSearchIndex, SearchHit } from './search-index.ts'
import { isLatin } from './words/is-english.ts'
import type { SynonymGroups } from './words/synonyms.ts'

/** Articles whose vectors are read per transaction. */
const VECTOR_BATCH = 500

/** Questions that are embedded at once: of all companies, and of one. */
const EMBEDDED_AT_ONCE = { slots: 8, perCompany: 1 }

/** The one article that a search reads. */
export type Within = {
  readonly slug: string
  /** What the visitor was told before. The quote says something else if the article has more. */
  readonly saidBefore?: string
}

/**
 * Searches the published, public articles of the company that the claims name, the best first.
 * With `within` only that article is read. It always counts as sure, and nothing is returned once visitors cannot
 * read it.
 */
export type Search = (
  companyId: string,
  claims: Claims,
  question: string,
  limit: number,
  /** Limits the search to one article. */
  within?: Within,
) => Promise<SearchHit[]>

/** Returns a search of one article, as after a visitor has picked it. */
export function onlyIn(slug: string, search: Search): Search {
  return (companyId, claims, question, limit) => search(companyId, claims, question, limit, { slug })
}

/** Articles to publish and withdraw in a preview. */
export type Previewed = {
  /** Replace live articles of the same slug, or are added. */
  readonly put: readonly Article[]
  /** Slugs of live articles to withdraw. */
  readonly removed: readonly string[]
}

/** A search of a company's articles as they would be after a change. */
export type Preview = {
  readonly search: Search
  /** The same search without comparing meanings. */
  readonly searchByWords: Search
  /** Whether `search` also compares meanings. */
  readonly readsMeaning: boolean
}

/** Search over all companies' articles. */
export type Knowledge = {
  readonly search: Search
  /** Returns the languages of a company's published, public articles (BCP 47), the most frequent first. */
  readonly languagesOf: (companyId: string, claims: Claims) => Promise<readonly string[]>
  /**
   * Returns a search of the company as it would be after the change. It keeps to the articles as they are now.
   * The caller must have read the drafts under claims that may, and must not show the hits to anybody else.
   */
  readonly preview: (companyId: string, claims: Claims, previewed: Previewed) => Promise<Preview>
}

/** What the search needs besides the database. */
export type KnowledgeOptions = {
  /** Returns a company's own groups of synonyms. Is called for each search. */
  readonly readSynonyms?: (query: Query, companyId: string) => Promise<SynonymGroups>
  /** Turns questions into vectors, the same model as for the articles. Without it only words are compared. */
  readonly embedder?: Embedder | undefined
  /** Memory for all indexes together, in bytes. No limit if left out. */
  readonly maxBytes?: number
  readonly metrics?: Pick<Metrics, 'count' | 'watch'>
}

/**
 * Creates the search. It keeps an index in memory for each company in use, and updates it with the company's
 * published articles before each answer.
 */
export function createKnowledge(
  database: Database,
  {
    readSynonyms,
    embedder,
    maxBytes = Number.POSITIVE_INFINITY,
    metrics = NO_METRICS,
  }: KnowledgeOptions = {},
): Knowledge {
  const cache = createIndexCache({ database, metrics, maxBytes })
  const embedderTurns = createFairTurns(EMBEDDED_AT_ONCE)

  /** Loads vectors that the index lacks and that exist already, in the background. */
  function takeVectors(index: LiveSearchIndex, companyId: string, { model }: Embedder): void {
    if (index.lackingVectors().length === 0) return
    cache.addLater(companyId, async current => {
      const lacking = current.lackingVectors()
      for (let from = 0; from < lacking.length; from += VECTOR_BATCH) {
        const slugs = lacking.slice(from, from + VECTOR_BATCH)
        // If it fails, the next search tries again; until then only words are compared.
        const vectors = await database
          .as(JOB_CLAIMS, query => readVectors(query, companyId, model, slugs))
          .catch(() => null)
        if (vectors === null) return
        current.takeVectors(vectors)
      }
    })
  }

  /** Returns the question's vector; undefined if the articles have none or the embedder is too slow. */
  async function meaningOf(
    companyId: string,
    question: string,
    within: Within | undefined,
  ): Promise<Float32Array | undefined> {
    const index = cache.peek(companyId)
    // A single article needs no ranking.
    if (!embedder || within !== undefined || !index?.hasMeaning()) return undefined
    if (embedder.isEnglishOnly && !isLatin(question)) return undefined
    const text = index.spelled(question)
    const vectors = await embedderTurns
      .run(companyId, () => embedder.embed([text], 'question'))
      .catch(() => [])
    return vectors[0]
  }

  /** Calls `use` with the company's up-to-date index, which must not be used after `use` returns. */
  async function withIndex<T>(
    companyId: string,
    claims: Claims,
    use: (index: LiveSearchIndex) => T,
  ): Promise<T> {
    const { version, groups } = await database.as(claims, async query => ({
      version: await readContentVersion(query),
      groups: (await readSynonyms?.(query, companyId)) ?? [],
    }))
    return cache.withIndex(companyId, claims, version, index => {
      index.takeSynonyms(groups)
      if (embedder) takeVectors(index, companyId, embedder)
      return use(index)
    })
  }

  return {
    async search(companyId, claims, question, limit, within) {
      const meaning = await meaningOf(companyId, question, within)
      return withIndex(companyId, claims, index => find(index, question, limit, within, meaning))
    },
    languagesOf: (companyId, claims) => withIndex(companyId, claims, index => index.languages()),
    async preview(companyId, claims, { put, removed }) {
      const fork = await withIndex(companyId, claims, index => index.fork())
      for (const _pause of fork.change(put, removed)) await nextTurn()
      const searchBy =
        (read: typeof meaningOf): Search =>
        async (askedCompany, _claims, question, limit, within) => {
          if (askedCompany !== companyId)
            throw new Error('A preview answers for the company it was made for.')
          const meaning = await read(companyId, question, within)
          // It runs a few hundred searches in a row.
          await nextTurn()
          return find(fork, question, limit, within, meaning)
        }
      return {
        search: searchBy(meaningOf),
        searchByWords: searchBy(async () => undefined),
        readsMeaning: embedder !== undefined && fork.hasMeaning(),
      }
    },
  }
}

function find(
  index: LiveSearchIndex,
  question: string,
  limit: number,
  within: Within | undefined,
  meaning: Float32Array | undefined,
): SearchHit[] {
  if (within === undefined) return index.search(question, limit, meaning)
  const hit = index.read(within.slug, question, within.saidBefore)
  return hit ? [hit] : []
}
