import { z } from 'zod'
import { SUGGESTED_ARTICLES } from '#contract/constants/conversation.ts'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import {
  type ArticleLink,
  officeHours,
  replyTime,
  ticketForm,
  type WidgetConfig,
} from '#contract/entities/widget.ts'
import type { Clock } from '#core/clock.ts'
import { isOpen, nextOpening } from '#core/office-hours.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { PUBLISHED } from '../knowledge/articles/article-rows.ts'
import type { Knowledge } from '../knowledge/search/knowledge.ts'

/** Articles on the widget's home. */
const HOME_ARTICLES = 3

/**
 * Returns what the widget needs before the first message, at this moment. Every visitor of the company may read it.
 */
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

/** Returns the company's settings for its widgets; null or empty if it has none. */
const companySettings = z.object({
  office_hours: officeHours.nullable(),
  ticket_form: ticketForm.nullable().transform(form => form ?? { categories: [], fields: [] }),
  away_text: z.string().nullable(),
  reply_time: replyTime.nullable(),
  starters: z.array(z.string()),
  ai_enabled: z.boolean(),
})
/** A company's settings for its widgets. Unset ones are null or empty. */
export type CompanySettings = z.infer<typeof companySettings>

/** Returns a company's settings, under claims that name it. */
export async function readCompanySettings(query: Query, companyId: string): Promise<CompanySettings> {
  const columns = Object.keys(companySettings.shape).join(', ')
  const [row] = await query(`select ${columns} from public.companies where id = $1`, [companyId])
  return companySettings.parse(row)
}

/** Returns published articles that surely match a few words, the best first. */
export async function suggestArticles(
  knowledge: Knowledge,
  company: Company,
  words: string,
): Promise<ArticleLink[]> {
  const claims = tenantClaims({ companyId: company.id })
  const hits = await knowledge.search(company.id, claims, words, SUGGESTED_ARTICLES)
  return hits
    .filter(({ confidence }) => confidence >= CONFIDENCE_THRESHOLD)
    .map(({ article: { title, slug } }) => ({ title, slug }))
}
