import { ARTICLE_READ_AFTER_MS } from '#contract/constants/health.ts'
import type { HealthCheck } from '#contract/entities/health.ts'
import type { Query } from '#server/ports/database.ts'
import { PUBLISHED } from '../knowledge/articles/article-rows.ts'
import { checkOf } from './check-of.ts'

/**
 * Checks whether search has read the company's published articles. Each search updates the index of words first, so
 * only the vectors can be late. Runs under the jobs' claims, because nobody else may read vectors.
 * @param model the model of the vectors; null if search uses words only
 * @param now in ms, of the server's clock
 */
export async function checkKnowledge(
  query: Query,
  companyId: string,
  model: string | null,
  now: number,
): Promise<HealthCheck> {
  const [row] = await query<{ articles: number; unread: number; since: Date | null }>(
    `select count(*)::integer as articles, count(*) filter (where is_unread)::integer as unread,
            min(updated_at) filter (where is_unread) as since
       from (select c.updated_at, $2::text is not null and c.updated_at <= $3 and not exists (
                      select from app.article_vectors v
                       where v.content_id = c.id and v.model = $2 and v.article_changed = c.updated_at) as is_unread
               from public.content c where c.company_id = $1 and ${PUBLISHED}) article`,
    [companyId, model, new Date(now - ARTICLE_READ_AFTER_MS)],
  )
  const { articles, unread, since } = row!
  const counts = { articles, unread }
  if (articles === 0) return checkOf('knowledge', 'no-articles', counts)
  return checkOf('knowledge', unread > 0 ? 'articles-being-read' : 'articles-searchable', counts, since)
}
