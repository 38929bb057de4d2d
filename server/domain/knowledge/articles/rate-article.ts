import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { refuseBlockedNetwork } from '../../conversations/visitors/refuse-blocked.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { idAt } from './read-article.ts'

/**
 * Stores whether an article helped. A second rating from the same browser replaces the first.
 * @throws visitor_blocked (403) for a comment, if the company has blocked the network.
 * @throws content_not_found (404) if visitors cannot read it; forbidden (403) if the company asks for no ratings.
 */
export async function rateArticle(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  company: Company,
  { type, slug, visitor_key, helpful, comment }: ParsedRequestOf<'rateArticle'>['body'],
): Promise<void> {
  if (comment !== '') await refuseBlockedNetwork(database, company)
  const { id: companyId } = company
  return database.as(tenantClaims({ companyId }), async query => {
    const { asks_feedback } = await readSettings(query, companyId, 'help-center')
    if (!asks_feedback) throw new AppError('forbidden')
    const id = await idAt(query, companyId, type, slug)
    const [row] = await query<{ is_kept: boolean }>(
      'select app.rate_content($1, $2, $3, $4, $5) as is_kept',
      [id, visitor_key, helpful, comment, new Date(clock.now())],
    )
    if (!row!.is_kept) throw new AppError('content_not_found')
  })
}
