import { z } from 'zod'
import { CONTENT_TYPES } from '#contract/constants/knowledge.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { PUBLISHED } from './published.ts'

const published = z.object({ type: z.enum(CONTENT_TYPES), language: z.string(), articles: z.int() })

/** How much there is to read of a type in a language. */
export type Published = z.infer<typeof published>

/** Of which types a company has published something, and in which languages; the most first. */
export async function listPublished(
  database: Database,
  { id: companyId }: Company,
): Promise<readonly Published[]> {
  const rows = await database.as(tenantClaims({ companyId }), query =>
    query(
      `select c.type, c.language, count(*)::int as articles from public.content c
        where c.company_id = $1 and ${PUBLISHED} group by c.type, c.language order by 3 desc, c.type, c.language`,
      [companyId],
    ),
  )
  return z.array(published).parse(rows)
}
