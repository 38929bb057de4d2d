import type { Query } from '#server/ports/database.ts'
import { PUBLISHED } from '../articles/article-rows.ts'
import type { Article } from './search-index.ts'

/** An article without its text: its part, and the instant of its last change, to the microsecond. */
export type ArticleState = { readonly part: number; readonly slug: string; readonly changed: string }

/** Returns a text that changes with every change of the articles that the transaction's claims may answer from. */
export async function readContentVersion(query: Query): Promise<string> {
  const [row] = await query<{ version: string }>('select app.published_content_version() as version')
  return row!.version
}

/** A part of a company's articles, chosen by their slugs, with a digest of their states. */
export type PartDigest = { readonly part: number; readonly digest: string }

/** Number of parts. With 100,000 articles, a change of one requires 400 to be looked at. */
const PARTS = 256
const PART = `hashtext(c.slug) & ${PARTS - 1}`

/** Returns the digests of all parts in which a company has published, public articles. */
export function readPartDigests(query: Query, companyId: string): Promise<PartDigest[]> {
  return query<PartDigest>(
    `select ${PART} as part, bit_xor(hashtextextended(c.slug || ' ' || c.updated_at, 0))::text as digest
       from public.content c where c.company_id = $1 and ${PUBLISHED} group by 1`,
    [companyId],
  )
}

/** Returns the published, public articles in some of a company's parts, without their texts. */
export function readArticleStates(
  query: Query,
  companyId: string,
  parts: readonly number[],
): Promise<ArticleState[]> {
  return query(
    `select ${PART} as part, c.slug, c.updated_at::text as changed
       from public.content c where c.company_id = $1 and ${PUBLISHED} and ${PART} = any($2)`,
    [companyId, parts],
  )
}

/** Returns those of the articles with these slugs that are still published and public. */
export function readArticles(query: Query, companyId: string, slugs: readonly string[]): Promise<Article[]> {
  return query(
    `select c.slug, c.title, c.body, c.alternate_questions, c.language
       from public.content c where c.company_id = $1 and ${PUBLISHED} and c.slug = any($2) order by c.slug`,
    [companyId, slugs],
  )
}
