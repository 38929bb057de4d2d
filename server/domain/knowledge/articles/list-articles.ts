import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Database, Row } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { microsOf, pageOf, readCursor } from '../../cursor.ts'
import { ARTICLE_COLUMNS, ARTICLE_TABLES, PUBLISHED, PUBLISHED_AT, toArticleSummary } from './article-rows.ts'

const MICROS = microsOf(PUBLISHED_AT)

/** Returns a page of the published articles of a type, the newest first. */
export async function listArticles(
  database: Database,
  { id: companyId }: Company,
  { type, category, section, language, cursor, limit }: ParsedRequestOf<'listArticles'>['query'],
): Promise<ResponseOf<'listArticles'>> {
  const from = readCursor(cursor)
  const found = await database.as(tenantClaims({ companyId }), query =>
    query<Row & { id: string; micros: string }>(
      `select ${ARTICLE_COLUMNS}, ${MICROS}::text as micros from ${ARTICLE_TABLES}
        where c.company_id = $1 and c.type = $2 and ${PUBLISHED} and (${MICROS}, c.id) < ($3::bigint, $4::uuid)
          and ($5::text is null or k.slug = $5) and ($6::text is null or s.slug = $6)
          and ($7::text is null or c.language = $7)
        order by ${MICROS} desc, c.id desc limit $8`,
      [companyId, type, from.micros, from.id, category ?? null, section ?? null, language ?? null, limit + 1],
    ),
  )
  const { rows, next } = pageOf(found, limit)
  return { articles: rows.map(toArticleSummary), next }
}

/** Returns the Markdown of the published articles among these ids, by id. */
export async function readBodies(
  database: Database,
  { id: companyId }: Company,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.as(tenantClaims({ companyId }), query =>
    query<{ id: string; body: string }>(
      `select c.id, c.body from public.content c where c.company_id = $1 and c.id = any($2) and ${PUBLISHED}`,
      [companyId, [...ids]],
    ),
  )
  return new Map(rows.map(({ id, body }) => [id, body]))
}
