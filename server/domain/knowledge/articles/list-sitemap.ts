import { z } from 'zod'
import { type SitemapEntry, sitemapEntry } from '#contract/entities/knowledge.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { ARTICLE_TABLES } from './article-rows.ts'
import { PUBLISHED } from './published.ts'

/** As many as one sitemap may list (sitemaps.org). */
const MAX_ENTRIES = 50_000

/** Every page of published content, by type and slug. */
export async function listSitemap(database: Database, { id: companyId }: Company): Promise<SitemapEntry[]> {
  const rows = await database.as(tenantClaims({ companyId }), query =>
    query(
      `select c.type, c.slug, c.language, c.translation_group, k.slug as category, s.slug as section, c.updated_at
         from ${ARTICLE_TABLES} where c.company_id = $1 and ${PUBLISHED} order by c.type, c.slug limit ${MAX_ENTRIES}`,
      [companyId],
    ),
  )
  return z.array(sitemapEntry).parse(rows.map(withIsoDates))
}
