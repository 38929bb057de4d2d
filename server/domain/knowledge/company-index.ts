import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Claims, Database } from '#server/ports/database.ts'
import { type DatedArticle, readArticleStates, readArticles, readContentVersion } from './content-reader.ts'
import { createLiveSearchIndex, type LiveSearchIndex } from './search-index.ts'

/** Articles read in one transaction. */
const BATCH = 500

/** One company's index and the state of the articles in it. */
export type CompanyIndex = {
  readonly index: LiveSearchIndex
  /** The content version from before the articles were read. */
  readonly version: string
  /** When each article in the index was changed last, by slug. */
  readonly changed: ReadonlyMap<string, string>
}

/**
 * A company's index in the present state of its articles: `current` with what has changed since, which must not be
 * searched meanwhile, or a new one. Other work of the process goes on. What changes during this is left for the next
 * time, when the version differs.
 */
export async function readCompanyIndex(
  database: Database,
  companyId: string,
  claims: Claims,
  current?: CompanyIndex,
): Promise<CompanyIndex> {
  const { version, states } = await database.as(claims, async query => ({
    version: await readContentVersion(query),
    states: await readArticleStates(query, companyId),
  }))
  const known = current?.changed ?? new Map<string, string>()
  const present = new Set(states.map(({ slug }) => slug))
  const stale = states.filter(({ slug, changed }) => known.get(slug) !== changed).map(({ slug }) => slug)
  const articles: DatedArticle[] = []
  for (let from = 0; from < stale.length; from += BATCH) {
    const slugs = stale.slice(from, from + BATCH)
    articles.push(...(await database.as(claims, query => readArticles(query, companyId, slugs))))
  }
  const read = new Set(articles.map(({ slug }) => slug))
  const gone = [...known.keys()].filter(slug => !present.has(slug))
  const vanished = stale.filter(slug => known.has(slug) && !read.has(slug))
  const removed = [...gone, ...vanished]

  const index = current?.index ?? createLiveSearchIndex(articles)
  for (const _pause of index.change(articles, removed)) await nextTurn()
  const changed = new Map(known)
  for (const slug of removed) changed.delete(slug)
  for (const article of articles) changed.set(article.slug, article.changed)
  return { index, version, changed }
}
