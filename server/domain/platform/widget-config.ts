import type { ArticleLink, WidgetConfig } from '#contract/entities/widget.ts'
import type { Clock } from '#core/clock.ts'
import { isOpen, nextOpening } from '#core/office-hours.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { PUBLISHED } from '../knowledge/articles/published.ts'
import { readCompanySettings } from './widget-config/company-settings.ts'

/** Articles that the widget's home shows. */
const HOME_ARTICLES = 3

/** What every visitor of a company may know before the first word, at this moment. */
export async function widgetConfig(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  company: Company,
): Promise<WidgetConfig> {
  const now = clock.now()
  const { settings, articles } = await database.as(tenantClaims({ companyId: company.id }), async query => ({
    settings: await readCompanySettings(query, company.id),
    articles: await query<ArticleLink>(
      `select c.title, c.slug from public.content c
        where c.company_id = $1 and c.type = 'article' and ${PUBLISHED}
        order by c.created_at desc, c.slug limit $2`,
      [company.id, HOME_ARTICLES],
    ),
  }))
  const { office_hours: hours } = settings
  const isOnline = hours === null || isOpen(hours, now)
  const opensAt = hours === null || isOnline ? null : nextOpening(hours, now)
  return {
    company_name: company.name,
    is_online: isOnline,
    opens_at: opensAt === null ? null : new Date(opensAt).toISOString(),
    away_text: settings.away_text,
    reply_time: settings.reply_time,
    is_ai_enabled: settings.ai_enabled,
    starters: settings.starters,
    articles,
    ticket_form: settings.ticket_form,
  }
}
