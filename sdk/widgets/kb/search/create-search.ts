import { SEARCH_AFTER_MS } from '#contract/constants/knowledge.ts'
import type { KnowledgeEndpointName } from '#contract/routes/knowledge-endpoints.ts'
import type { Clock } from '#core/clock.ts'
import type { Api, Result } from '#sdk/runtime/api/create-api.ts'
import type { KbCache } from '../data/kb-cache.ts'
import type { RemoteLoader } from '../data/remote.ts'
import type { KbFound, KbStores } from '../kb-session.ts'

type Options = {
  readonly api: Api<KnowledgeEndpointName>
  readonly clock: Clock
  readonly cache: KbCache<KbFound>
  readonly $found: KbStores['$found']
  readonly found: RemoteLoader<KbFound>
}

/** Searches while the visitor types: cached results show at once and are refreshed from the server. */
export function createSearch({ api, clock, cache, $found, found }: Options) {
  let timer: unknown = null
  let latest = ''

  async function fetchFound(query: string): Promise<Result<KbFound>> {
    const result = await api('searchKnowledge', { query: { q: query } })
    if (result.kind !== 'ok') return result
    const { results, confidence, threshold } = result.value
    return { kind: 'ok', value: { query, results, isSure: confidence >= threshold } }
  }

  async function search(): Promise<void> {
    clock.clearTimeout(timer)
    const query = latest
    // The results of the previous query stay until the new ones have loaded.
    const known = cache.read(nameOf(query)) ?? $found.get().value
    const value = await found.load(known, () => fetchFound(query))
    if (value) cache.keep(nameOf(query), value)
  }

  return {
    /** Searches once the visitor pauses. */
    ask(text: string): void {
      const query = text.trim()
      if (query === latest) return
      clock.clearTimeout(timer)
      latest = query
      const before = $found.get().value
      const known = query === '' ? null : (cache.read(nameOf(query)) ?? before)
      found.set({ status: 'loading', value: known })
      if (query !== '') timer = clock.setTimeout(() => void search(), SEARCH_AFTER_MS)
    },
    /** Searches now. */
    now(): void {
      if (latest !== '') void search()
    },
    stop: () => clock.clearTimeout(timer),
  }
}

/** Returns the cache name of a query, without regard to case and kind of spaces. */
function nameOf(query: string): string {
  return query.toLowerCase().replace(/\s+/g, ' ')
}
