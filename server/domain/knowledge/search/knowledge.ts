import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { type CompanyIndex, readCompanyIndex } from './company-index.ts'
import { readContentVersion } from './content-reader.ts'
import { readVectors } from './meaning/article-vectors.ts'
import type { Article, LiveSearchIndex, SearchHit } from './search-index.ts'
import { isLatin } from './words/is-english.ts'
import type { SynonymGroups } from './words/synonyms.ts'

/** Memory for all indexes together; the companies asked longest ago give way. */
const MAX_BYTES = 512 * 1_024 * 1_024

/** Articles whose vectors are read in one transaction. */
const VECTOR_BATCH = 500

/** The one article to read. */
export type Within = {
  readonly slug: string
  /** What was told before: the article says something else first, where it can. */
  readonly saidBefore?: string
}

/** Searches what is published and public in the company that the claims name, the best first. */
export type Search = (
  companyId: string,
  claims: Claims,
  question: string,
  limit: number,
  /** One article alone: it is always sure, and nothing is found once visitors can't read it. */
  within?: Within,
) => Promise<SearchHit[]>

/** A search of one article, as after a visitor has picked it. */
export function onlyIn(slug: string, search: Search): Search {
  return (companyId, claims, question, limit) => search(companyId, claims, question, limit, { slug })
}

/** What is to be published or withdrawn. */
export type Previewed = {
  /** Stand in place of live articles of the same slug, or beside all of them. */
  readonly put: readonly Article[]
  /** Slugs of live articles. */
  readonly removed: readonly string[]
}

/** A company's articles as they would be. */
export type Preview = {
  readonly search: Search
  /** The same by words alone. */
  readonly searchByWords: Search
  /** Whether `search` goes by meaning, too. */
  readonly readsMeaning: boolean
}

export type Knowledge = {
  readonly search: Search
  /** The languages of a company's published, public articles (BCP 47), the commonest first. */
  readonly languagesOf: (companyId: string, claims: Claims) => Promise<readonly string[]>
  /**
   * A search of the company as it would be once that is done; it keeps to the articles of now and to this company. Whoever
   * calls it has read the drafts under claims that may: what is found is theirs alone.
   */
  readonly preview: (companyId: string, claims: Claims, previewed: Previewed) => Promise<Preview>
}

export type KnowledgeOptions = {
  /** Reads a company's own groups of synonyms, with each search. */
  readonly readSynonyms?: (query: Query, companyId: string) => Promise<SynonymGroups>
  /** Reads questions, and has read the articles; without one, words alone are compared. */
  readonly embedder?: Embedder | undefined
  /** Memory for all indexes together, in bytes; 512 MB when left out. */
  readonly maxBytes?: number
}

/** A company's index, or its making: work on it is one after the other. */
type IndexEntry = {
  current: CompanyIndex | undefined
  refreshing: Promise<void> | undefined
  /** The reading of vectors, which nobody waits for. */
  readingVectors: Promise<void> | undefined
  synonyms: string
}

/** Search with an index a company, which follows the company's published articles before it answers. */
export function createKnowledge(
  database: Database,
  { readSynonyms, embedder, maxBytes = MAX_BYTES }: KnowledgeOptions = {},
): Knowledge {
  const entries = new Map<string, IndexEntry>()

  /** Moves a company to the end, where those stand that were asked last. */
  function touch(companyId: string): IndexEntry {
    const entry = entries.get(companyId) ?? {
      current: undefined,
      refreshing: undefined,
      readingVectors: undefined,
      synonyms: '[]',
    }
    entries.delete(companyId)
    entries.set(companyId, entry)
    return entry
  }

  function refresh(entry: IndexEntry, companyId: string, claims: Claims): Promise<void> {
    entry.refreshing ??= readCompanyIndex(
      database,
      companyId,
      claims,
      entry.current?.index.isWorn() ? undefined : entry.current,
    )
      .then(
        index => {
          if (entry.current?.index !== index.index) entry.synonyms = '[]'
          entry.current = index
          forget(companyId)
        },
        error => {
          // Half a change may be in it.
          entry.current = undefined
          throw error
        },
      )
      .finally(() => {
        entry.refreshing = undefined
      })
    return entry.refreshing
  }

  /** Drops the companies asked longest ago until the others fit; never the one asked now. */
  function forget(companyId: string): void {
    let bytes = 0
    for (const [id, { current }] of [...entries].reverse()) {
      bytes += current?.index.bytes() ?? 0
      if (bytes > maxBytes && id !== companyId) entries.delete(id)
    }
  }

  /** Has the index take the vectors that it lacks, in the background, as far as there are any yet. */
  function takeVectors(entry: IndexEntry, companyId: string, { model }: Embedder): void {
    const { index } = entry.current!
    const lacking = index.lackingVectors()
    if (lacking.length === 0 || entry.readingVectors) return
    const read = async () => {
      for (let from = 0; from < lacking.length; from += VECTOR_BATCH) {
        const slugs = lacking.slice(from, from + VECTOR_BATCH)
        const vectors = await database.as(JOB_CLAIMS, query => readVectors(query, companyId, model, slugs))
        index.takeVectors(vectors)
      }
    }
    entry.readingVectors = read()
      // The next search tries again; until then words alone are compared.
      .catch(() => {})
      .finally(() => {
        entry.readingVectors = undefined
      })
  }

  /** The question's vector; undefined where the company's articles have none, or none can be had in time. */
  async function meaningOf(
    companyId: string,
    question: string,
    within: Within | undefined,
  ): Promise<Float32Array | undefined> {
    const index = entries.get(companyId)?.current?.index
    // One article needs no order.
    if (!embedder || within !== undefined || !index?.hasMeaning()) return undefined
    if (embedder.isEnglishOnly && !isLatin(question)) return undefined
    const vectors = await embedder.embed([index.spelled(question)], 'question').catch(() => [])
    return vectors[0]
  }

  /** Hands the company's index, in its present state, to `use`, which must be done with it when it returns. */
  async function withIndex<T>(
    companyId: string,
    claims: Claims,
    use: (index: LiveSearchIndex) => T,
  ): Promise<T> {
    const { version, groups } = await database.as(claims, async query => ({
      version: await readContentVersion(query),
      groups: (await readSynonyms?.(query, companyId)) ?? [],
    }))
    const entry = touch(companyId)
    // One that began before the version was read may have read less than that.
    while (entry.refreshing) await entry.refreshing
    if (entry.current?.version !== version) await refresh(entry, companyId, claims)
    while (entry.refreshing) await entry.refreshing
    const { index } = entry.current!
    const synonyms = JSON.stringify(groups)
    if (synonyms !== entry.synonyms) index.takeSynonyms(groups)
    entry.synonyms = synonyms
    if (embedder) takeVectors(entry, companyId, embedder)
    return use(index)
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
          // It is asked a few hundred questions in a row.
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
