import type { Database } from '#server/ports/database.ts'
import { tenantClaims } from '../actor.ts'
import { PUBLISHED } from '../knowledge/articles/article-rows.ts'

/** Returns the titles and texts of a company's published articles: the words that its callers use. */
export async function articleTexts(database: Database, companyId: string): Promise<readonly string[]> {
  const rows = await database.as(tenantClaims({ companyId }), query =>
    query<{ title: string; body: string }>(
      `select c.title, c.body from public.content c where c.company_id = $1 and c.type = 'article' and ${PUBLISHED}`,
      [companyId],
    ),
  )
  return rows.flatMap(({ title, body }) => [title, body])
}
