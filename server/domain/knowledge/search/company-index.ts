import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Claims, Database, Query } from '#server/ports/database.ts'
import { readArticleStates, readArticles, readContentVersion, readPartDigests } from './content-reader.ts'
import { type Article, createLiveSearchIndex, type LiveSearchIndex } from './search-index.ts'

/** Articles read per transaction. */
const BATCH = 500

/**
 * A part of the articles: its digest before they were read, and the instant of each article's last change, by slug.
 */
type Part = { readonly digest: string; readonly changed: Map<string, string> }

/** A company's index with the state of the articles in it. */
export type CompanyIndex = {
  readonly index: LiveSearchIndex
  /** The content version read before the articles were. */
  readonly version: string
  /** The parts of its articles, by number. */
  readonly parts: ReadonlyMap<number, Part>
}

/**
 * Returns the company's index with its articles as they are now: `current` brought up to date, or a new one.
 * `current` must not be searched meanwhile. The work pauses often so that other requests are served. A change that
 * happens during it is found the next time, when the version differs.
 */
export async function readCompanyIndex(
  database: Database,
  companyId: string,
  claims: Claims,
  current?: CompanyIndex,
): Promise<CompanyIndex> {
  const before: CompanyIndex['parts'] = current?.parts ?? new Map()
  const { version, parts, states } = await database.as(claims, async query => ({
    version: await readContentVersion(query),
    ...(await readDifferingParts(query, companyId, before)),
  }))

  const known = new Map<string, string>()
  for (const [number, part] of before) {
    if (parts.get(number) !== part) for (const [slug, changed] of part.changed) known.set(slug, changed)
  }
  const stale = states.filter(({ slug, changed }) => known.get(slug) !== changed).map(({ slug }) => slug)
  const articles: Article[] = []
  for (let from = 0; from < stale.length; from += BATCH) {
    const slugs = stale.slice(from, from + BATCH)
    articles.push(...(await database.as(claims, query => readArticles(query, companyId, slugs))))
  }
  const present = new Set(states.map(({ slug }) => slug))
  // Articles withdrawn after the states were read.
  const read = new Set(articles.map(({ slug }) => slug))
  for (const slug of stale) if (!read.has(slug)) present.delete(slug)
  const removed = [...known.keys()].filter(slug => !present.has(slug))

  const index = current?.index ?? createLiveSearchIndex(articles)
  for (const _pause of index.change(articles, removed)) await nextTurn()
  return { index, version, parts }
}

/** Returns the present parts, unchanged ones taken from `before`, and the articles of the changed ones. */
async function readDifferingParts(query: Query, companyId: string, before: CompanyIndex['parts']) {
  const parts = new Map<number, Part>()
  for (const { part, digest } of await readPartDigests(query, companyId)) {
    const same = before.get(part)
    parts.set(part, same?.digest === digest ? same : { digest, changed: new Map() })
  }
  const differing = [...parts.keys()].filter(part => parts.get(part) !== before.get(part))
  const states = await readArticleStates(query, companyId, differing)
  for (const { part, slug, changed } of states) parts.get(part)!.changed.set(slug, changed)
  return { parts, states }
}
