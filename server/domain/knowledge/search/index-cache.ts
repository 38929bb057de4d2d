/** Holds the search indexes of the companies in use in memory, within a limit. */
import { createFairTurns } from '#server/limits/fair-turns.ts'
import type { Claims, Database } from '#server/ports/database.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import { type CompanyIndex, readCompanyIndex } from './company-index.ts'
import type { LiveSearchIndex } from './search-index.ts'

/**
 * Indexes that are built from nothing at once. Each holds its articles twice meanwhile, in memory beyond the limit. More
 * than one, so that a company with 100,000 articles does not keep all others waiting.
 */
const BUILDS_AT_ONCE = 3

type Entry = {
  current: CompanyIndex | undefined
  /** The update that runs. All who need it wait for the same one. */
  refreshing: Promise<void> | undefined
  /** Work on the index that nobody waits for. */
  background: Promise<void> | undefined
  /** How many wait for the index or use it. */
  users: number
  /** Its part of `total`. */
  bytes: number
}

/** The indexes in memory. */
export type IndexCache = {
  /**
   * Calls `use` with the company's index at a content version, or a later one. The index is read first if it isn't in
   * memory, once for all who ask meanwhile. `use` must not keep it.
   */
  readonly withIndex: <T>(
    companyId: string,
    claims: Claims,
    version: string,
    use: (index: LiveSearchIndex) => T,
  ) => Promise<T>
  /** Returns the company's index as it is, if it is in memory. */
  readonly peek: (companyId: string) => LiveSearchIndex | undefined
  /** Adds to a company's index in memory in the background. Does nothing while such work runs. */
  readonly addLater: (companyId: string, work: (index: LiveSearchIndex) => Promise<void>) => void
}

/** What the cache needs. `maxBytes` is the memory for all indexes together. */
export type IndexCacheOptions = {
  readonly database: Database
  readonly metrics: Pick<Metrics, 'count' | 'watch'>
  readonly maxBytes: number
}

/** Creates an empty cache. */
export function createIndexCache({ database, metrics, maxBytes }: IndexCacheOptions): IndexCache {
  /** By company, the one unused for longest first. */
  const entries = new Map<string, Entry>()
  const builds = createFairTurns({ slots: BUILDS_AT_ONCE, perCompany: 1 })
  let total = 0
  const gauge = (value: number) => [{ labels: {}, value }]
  metrics.watch('lapwing_search_indexes', () => gauge(entries.size))
  metrics.watch('lapwing_search_index_bytes', () => gauge(total))
  metrics.watch('lapwing_search_index_builds_waiting', () => gauge(builds.counts().waiting))

  /** Moves a company to the end, as the most recently used. */
  function touch(companyId: string): Entry {
    const entry: Entry = entries.get(companyId) ?? {
      current: undefined,
      refreshing: undefined,
      background: undefined,
      users: 0,
      bytes: 0,
    }
    entries.delete(companyId)
    entries.set(companyId, entry)
    return entry
  }

  function measure(entry: Entry): void {
    const bytes = entry.current?.index.bytes() ?? 0
    total += bytes - entry.bytes
    entry.bytes = bytes
  }

  async function refresh(entry: Entry, companyId: string, claims: Claims): Promise<void> {
    const known = entry.current?.index.isWorn() ? undefined : entry.current
    const read = () => readCompanyIndex(database, companyId, claims, known)
    try {
      if (!known) metrics.count('lapwing_search_index_builds_total', {})
      entry.current = await (known ? read() : builds.run(companyId, read))
    } catch (error) {
      // The index may hold half a change.
      entry.current = undefined
      throw error
    } finally {
      entry.refreshing = undefined
      measure(entry)
    }
  }

  /** Runs `work` on a company's entry, which stays in memory until it settles. */
  async function using<T>(companyId: string, entry: Entry, work: () => Promise<T>): Promise<T> {
    entry.users += 1
    try {
      return await work()
    } finally {
      entry.users -= 1
      if (entry.users === 0 && !entry.current) entries.delete(companyId)
      evict()
    }
  }

  /** Drops the indexes unused for longest until the others fit, but never one in use, or the newest. */
  function evict(): void {
    if (total <= maxBytes) return
    const newest = [...entries.keys()].at(-1)
    for (const [companyId, { users, bytes }] of entries) {
      if (users > 0 || companyId === newest) continue
      entries.delete(companyId)
      total -= bytes
      metrics.count('lapwing_search_index_evictions_total', {})
      if (total <= maxBytes) return
    }
  }

  return {
    withIndex(companyId, claims, version, use) {
      const entry = touch(companyId)
      return using(companyId, entry, async () => {
        // An update that began before the version was read may have missed changes.
        while (entry.refreshing) await entry.refreshing
        if (entry.current?.version !== version) {
          entry.refreshing = refresh(entry, companyId, claims)
          await entry.refreshing
        }
        while (entry.refreshing) await entry.refreshing
        return use(entry.current!.index)
      })
    },
    peek: companyId => entries.get(companyId)?.current?.index,
    addLater(companyId, work) {
      const entry = entries.get(companyId)
      const index = entry?.current?.index
      if (!entry || !index || entry.background) return
      entry.background = using(companyId, entry, () => work(index).finally(() => measure(entry))).finally(
        () => {
          entry.background = undefined
        },
      )
    },
  }
}
