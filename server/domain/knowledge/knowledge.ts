import type { Claims, Database } from '#server/ports/database.ts'
import { type Article, createSearchIndex, type SearchHit, type SearchIndex } from './search-index.ts'

/** Companies whose index is kept in memory at once; the one asked longest ago goes first. */
const MAX_INDEXES = 200

export type Knowledge = {
  /** Searches what is published and public in the company that the claims name, the best first. */
  readonly search: (
    companyId: string,
    claims: Claims,
    question: string,
    limit: number,
  ) => Promise<SearchHit[]>
}

/** Search with an index a company, made anew as soon as the company's published articles change. */
export function createKnowledge(database: Database): Knowledge {
  const indexes = new Map<string, { readonly version: string; readonly index: SearchIndex }>()

  return {
    async search(companyId, claims, question, limit) {
      const index = await database.as(claims, async query => {
        const [row] = await query<{ version: string }>('select app.published_content_version() as version')
        const kept = indexes.get(companyId)
        const current =
          kept?.version === row!.version
            ? kept
            : {
                version: row!.version,
                index: createSearchIndex(
                  await query<Article>(
                    `select slug, title, body, alternate_questions from public.content
                      where company_id = $1 and status = 'published' and visibility = 'public' order by slug`,
                    [companyId],
                  ),
                ),
              }
        indexes.delete(companyId)
        indexes.set(companyId, current)
        const oldest = indexes.keys().next().value
        if (indexes.size > MAX_INDEXES && oldest !== undefined) indexes.delete(oldest)
        return current.index
      })
      return index.search(question, limit)
    },
  }
}
