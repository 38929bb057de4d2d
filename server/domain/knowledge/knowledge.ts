import type { Claims, Database, Query } from '#server/ports/database.ts'
import { type CompanyIndex, readCompanyIndex } from './company-index.ts'
import { readContentVersion } from './content-reader.ts'
import type { SearchHit } from './search-index.ts'
import type { SynonymGroups } from './synonyms.ts'

/** Memory for all indexes together; the companies asked longest ago give way. */
const MAX_BYTES = 512 * 1_024 * 1_024

export type Knowledge = {
  /** Searches what is published and public in the company that the claims name, the best first. */
  readonly search: (
    companyId: string,
    claims: Claims,
    question: string,
    limit: number,
  ) => Promise<SearchHit[]>
}

export type KnowledgeOptions = {
  /** Reads a company's own groups of synonyms, with each search. */
  readonly readSynonyms?: (query: Query, companyId: string) => Promise<SynonymGroups>
  /** Memory for all indexes together, in bytes; 512 MB when left out. */
  readonly maxBytes?: number
}

/** A company's index, or its making: work on it is one after the other. */
type Kept = {
  current: CompanyIndex | undefined
  refreshing: Promise<void> | undefined
  synonyms: string
}

/** Search with an index a company, which follows the company's published articles before it answers. */
export function createKnowledge(
  database: Database,
  { readSynonyms, maxBytes = MAX_BYTES }: KnowledgeOptions = {},
): Knowledge {
  const kept = new Map<string, Kept>()

  /** Moves a company to the end, where those stand that were asked last. */
  function touch(companyId: string): Kept {
    const entry = kept.get(companyId) ?? { current: undefined, refreshing: undefined, synonyms: '[]' }
    kept.delete(companyId)
    kept.set(companyId, entry)
    return entry
  }

  function refresh(entry: Kept, companyId: string, claims: Claims): Promise<void> {
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
    for (const [id, { current }] of [...kept].reverse()) {
      bytes += current?.index.bytes() ?? 0
      if (bytes > maxBytes && id !== companyId) kept.delete(id)
    }
  }

  return {
    async search(companyId, claims, question, limit) {
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
      return index.search(question, limit)
    },
  }
}
