import { type ContentType, RELATED_ARTICLES } from '#contract/constants/knowledge.ts'
import { type Article, article } from '#contract/entities/knowledge.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import {
  ARTICLE_COLUMNS,
  ARTICLE_TABLES,
  PUBLISHED,
  PUBLISHED_AT,
  toArticleSummary,
  withTopics,
} from './article-rows.ts'

/**
 * Returns the published article at an address. A former address also returns it, so that its `slug` may differ from
 * the requested one.
 * @throws content_not_found (404)
 */
export function readArticle(
  database: Database,
  { id: companyId }: Company,
  { type, slug }: { readonly type: ContentType; readonly slug: string },
): Promise<Article> {
  return database.as(tenantClaims({ companyId }), async query => {
    const id = await idAt(query, companyId, type, slug)
    const [row] = await query(
      `select ${ARTICLE_COLUMNS}, c.body, c.seo_title, c.seo_description, c.translation_group, c.category_id, c.section_id
         from ${ARTICLE_TABLES} where c.id = $1`,
      [id],
    )
    return article.parse({
      ...withTopics(row!),
      translations: await query(
        `select c.language, c.slug, c.title from public.content c
          where c.company_id = $1 and c.translation_group = $2 and c.id <> $3 and c.type = $4 and ${PUBLISHED}
          order by c.language`,
        [companyId, row!['translation_group'], id, type],
      ),
      related: await readRelated(query, companyId, row!),
    })
  })
}

/**
 * Returns the id of the article that has this slug now, else of the one that had it before.
 * @throws content_not_found (404)
 */
export async function idAt(
  query: Query,
  companyId: string,
  type: ContentType,
  slug: string,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `select c.id, c.slug = $3 as stands
       from public.content c
       left join public.content_redirects r on r.content_id = c.id and r.type = $2 and r.slug = $3
      where c.company_id = $1 and c.type = $2 and (c.slug = $3 or r.id is not null) and ${PUBLISHED}
      order by stands desc limit 1`,
    [companyId, type, slug],
  )
  if (!row) throw new AppError('content_not_found')
  return row.id
}

/**
 * Returns articles of the same section, then of the same category, then the newest of the type, all in the same
 * language.
 */
async function readRelated(query: Query, companyId: string, row: Row) {
  const rows = await query(
    `select ${ARTICLE_COLUMNS} from ${ARTICLE_TABLES}
      where c.company_id = $1 and c.type = $2 and c.language = $3 and c.id <> $4 and ${PUBLISHED}
      order by coalesce(c.section_id = $5, false) desc, coalesce(c.category_id = $6, false) desc, ${PUBLISHED_AT} desc, c.id
      limit ${RELATED_ARTICLES}`,
    [companyId, row['type'], row['language'], row['id'], row['section_id'], row['category_id']],
  )
  return rows.map(toArticleSummary)
}
