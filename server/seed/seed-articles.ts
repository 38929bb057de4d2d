import type { Query } from '#server/ports/database.ts'
import type { SeedArticle } from './types.ts'

const MINUTE_MS = 60_000

/** Gives a company these articles; the first ones are the newest, which the widget's home shows. `now` in milliseconds. */
export async function seedArticles(
  query: Query,
  companyId: string,
  articles: readonly SeedArticle[],
  now: number,
): Promise<void> {
  for (const [index, article] of articles.entries())
    await query(
      `insert into public.content (company_id, slug, title, category, section, language, body, alternate_questions,
         status, visibility, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [
        companyId,
        article.slug,
        article.title,
        article.category,
        article.section,
        article.language,
        article.body,
        [...article.alternate_questions],
        article.status,
        article.visibility,
        new Date(now - index * MINUTE_MS),
      ],
    )
}
