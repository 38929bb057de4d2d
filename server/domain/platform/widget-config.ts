import { SUGGESTED_ARTICLES } from '#contract/constants/conversation.ts'
import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import type { ArticleLink, WidgetConfig } from '#contract/entities/widget.ts'
import { type QuickReply, widgetTexts } from '#contract/settings/chat-flow.ts'
import type { HelpCenterSettings } from '#contract/settings/help-center.ts'
import { widgetTimers } from '#core/conversation/widget-timers.ts'
import { isOpen, nextOpening } from '#core/office-hours.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../actor.ts'
import { isStaffed, type OnlineDeps } from '../conversations/attention/is-online.ts'
import { PUBLISHED } from '../knowledge/articles/article-rows.ts'
import type { Knowledge } from '../knowledge/search/knowledge.ts'
import { readWidgetBrand } from '../settings/brand.ts'
import { readHelpCenter } from '../settings/help-center.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Articles on the widget's home. */
const HOME_ARTICLES = 3

/**
 * Returns what the widget needs before the first message, at this moment. Every visitor of the company may read it.
 */
export async function widgetConfig(
  deps: OnlineDeps,
  company: Company,
  origin: string,
): Promise<WidgetConfig> {
  const { database, clock } = deps
  const now = clock.now()
  const { brand, hours, ticketForm, chatFlow, quickReplies, help, articles } = await database.as(
    tenantClaims({ companyId: company.id }),
    async query => {
      const chatFlow = await readSettings(query, company.id, 'chat-flow')
      return {
        chatFlow,
        quickReplies: await withPublishedArticles(query, company.id, chatFlow.quick_replies),
        brand: await readWidgetBrand(query, company, origin),
        hours: await readSettings(query, company.id, 'hours'),
        ticketForm: await readSettings(query, company.id, 'ticket-form'),
        help: await readSettings(query, company.id, 'help-center'),
        articles: await query<ArticleLink>(
          `select c.title, c.slug from public.content c
          where c.company_id = $1 and c.type = 'article' and ${PUBLISHED}
          order by c.created_at desc, c.slug limit $2`,
          [company.id, HOME_ARTICLES],
        ),
      }
    },
  )
  const { office_hours: officeHours } = hours
  const isOfficeOpen = officeHours === null || isOpen(officeHours, now)
  const opensAt = isOfficeOpen ? null : nextOpening(officeHours, now)
  return {
    company_name: company.name,
    brand,
    is_open: isOfficeOpen,
    is_online: isOfficeOpen && (await isStaffed(deps, company.id)),
    opens_at: opensAt === null ? null : new Date(opensAt).toISOString(),
    away_text: hours.away_text,
    reply_time: hours.reply_time,
    is_ai_enabled: chatFlow.is_ai_enabled,
    starters: chatFlow.starters,
    quick_replies: quickReplies,
    timers: [...widgetTimers(chatFlow.timers)],
    texts: widgetTexts.parse(chatFlow.texts),
    has_help_center: help.is_public,
    articles: linksToArticles(help) ? articles : [],
    ticket_form: ticketForm,
  }
}

/** Returns the quick replies without those whose article visitors can't read. */
async function withPublishedArticles(
  query: Query,
  companyId: string,
  replies: readonly QuickReply[],
): Promise<QuickReply[]> {
  const slugs = replies.flatMap(reply => (reply.action === 'article' ? [reply.slug] : []))
  const published =
    slugs.length === 0
      ? []
      : await query<{ slug: string }>(
          `select c.slug from public.content c
            where c.company_id = $1 and c.type = 'article' and c.slug = any($2) and ${PUBLISHED}`,
          [companyId, slugs],
        )
  return replies.filter(
    reply => reply.action !== 'article' || published.some(({ slug }) => slug === reply.slug),
  )
}

/** Whether the company's widgets may link to the pages of articles. */
function linksToArticles({ is_public, is_in_widgets }: HelpCenterSettings): boolean {
  return is_public && is_in_widgets
}

/** Returns published articles that surely match a few words, the best first. None if widgets show no articles. */
export async function suggestArticles(
  { database, knowledge }: { readonly database: Database; readonly knowledge: Knowledge },
  company: Company,
  words: string,
): Promise<ArticleLink[]> {
  if (!linksToArticles(await readHelpCenter(database, company))) return []
  const claims = tenantClaims({ companyId: company.id })
  const hits = await knowledge.search(company.id, claims, words, SUGGESTED_ARTICLES)
  return hits
    .filter(({ confidence }) => confidence >= CONFIDENCE_THRESHOLD)
    .map(({ article: { title, slug } }) => ({ title, slug }))
}
