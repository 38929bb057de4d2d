import type { Query } from '#server/ports/database.ts'
import type { Article } from './search-index.ts'

/** Which state of an article is known: its slug and when it was changed last, to the microsecond. */
export type ArticleState = { readonly slug: string; readonly changed: string }

/** An article with its state. */
export type DatedArticle = Article & ArticleState

const PUBLISHED = `company_id = $1 and status = 'published' and visibility = 'public'`

/** A text that changes with every change of the articles that the transaction's claims may answer from. */
export async function readContentVersion(query: Query): Promise<string> {
  const [row] = await query<{ version: string }>('select app.published_content_version() as version')
  return row!.version
}

/** All published, public articles of a company, without their texts. */
export function readArticleStates(query: Query, companyId: string): Promise<ArticleState[]> {
  return query<ArticleState>(
    `select slug, updated_at::text as changed from public.content where ${PUBLISHED}`,
    [companyId],
  )
}

/** Those of the named articles that are still published and public. */
export function readArticles(
  query: Query,
  companyId: string,
  slugs: readonly string[],
): Promise<DatedArticle[]> {
  return query(
    `select slug, title, body, alternate_questions, language, updated_at::text as changed from public.content
      where ${PUBLISHED} and slug = any($2) order by slug`,
    [companyId, slugs],
  )
}
