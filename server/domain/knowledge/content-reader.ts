import type { Query } from '#server/ports/database.ts'
import { PUBLISHED } from '../articles/published.ts'
import type { Article } from './search-index.ts'

/** Which state of an article is known: its slug and when it was changed last, to the microsecond. */
export type ArticleState = { readonly slug: string; readonly changed: string }

/** An article with its state. */
export type DatedArticle = Article & ArticleState

/** A text that changes with every change of the articles that the transaction's claims may answer from. */
export async function readContentVersion(query: Query): Promise<string> {
  const [row] = await query<{ version: string }>('select app.published_content_version() as version')
  return row!.version
}

/** All published, public articles of a company, without their texts. */
export function readArticleStates(query: Query, companyId: string): Promise<ArticleState[]> {
  return query<ArticleState>(
    `select c.slug, c.updated_at::text as changed from public.content c where c.company_id = $1 and ${PUBLISHED}`,
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
    `select c.slug, c.title, c.body, c.alternate_questions, c.language, c.updated_at::text as changed
       from public.content c where c.company_id = $1 and ${PUBLISHED} and c.slug = any($2) order by c.slug`,
    [companyId, slugs],
  )
}
