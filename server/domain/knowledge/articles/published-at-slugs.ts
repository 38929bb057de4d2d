import type { Query } from '#server/ports/database.ts'
import { PUBLISHED } from './article-rows.ts'

/** A published article, without its text. */
export type PublishedArticle = {
  readonly id: string
  readonly slug: string
  readonly type: string
  readonly language: string
  readonly title: string
  readonly updated_at: Date
}

/** Returns the company's published articles with these slugs, by slug. */
export async function publishedAtSlugs(
  query: Query,
  companyId: string,
  slugs: readonly string[],
): Promise<Map<string, PublishedArticle>> {
  const rows = await query<PublishedArticle>(
    `select c.id, c.slug, c.type, c.language, c.title, c.updated_at from public.content c
      where c.company_id = $1 and c.slug = any($2) and ${PUBLISHED}`,
    [companyId, [...new Set(slugs)]],
  )
  return new Map(rows.map(row => [row.slug, row]))
}
