/** Overviews of what a company has published: its topics, its types and languages, its sitemap. */
import { z } from 'zod'
import { CONTENT_TYPES } from '#contract/constants/knowledge.ts'
import { type SitemapEntry, sitemapEntry, topic } from '#contract/entities/knowledge.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { ARTICLE_TABLES, PUBLISHED } from './article-rows.ts'

/** Returns the tree of published articles without empty categories and sections, and the languages there are. */
export function listKnowledgeTopics(
  database: Database,
  { id: companyId }: Company,
  language: string | undefined,
): Promise<Omit<ResponseOf<'listKnowledgeTopics'>, 'help_center'>> {
  const counted = (column: string) => `
    cross join lateral (
      select count(*) as articles from public.content c
       where c.company_id = t.company_id and c.${column} = t.id and c.type = 'article' and ${PUBLISHED}) counted
    where t.company_id = $1 and counted.articles > 0`
  return database.as(tenantClaims({ companyId }), async query => {
    const categories = await query(
      `select t.id, t.slug, t.name, t.description, t.language, articles
         from public.content_categories t ${counted('category_id')} and ($2::text is null or t.language = $2)
        order by t.position, t.name, t.id`,
      [companyId, language ?? null],
    )
    const sections = await query(
      `select t.id, t.category_id, t.slug, t.name, t.description, articles
         from public.content_sections t ${counted('section_id')} order by t.position, t.name, t.id`,
      [companyId],
    )
    const languages = await query<{ language: string }>(
      `select distinct c.language from public.content c
        where c.company_id = $1 and c.type = 'article' and ${PUBLISHED} order by c.language`,
      [companyId],
    )
    return {
      topics: z.array(topic).parse(
        categories.map(category => ({
          ...category,
          sections: sections.filter(section => section['category_id'] === category['id']),
        })),
      ),
      languages: languages.map(row => row.language),
    }
  })
}

const published = z.object({ type: z.enum(CONTENT_TYPES), language: z.string(), articles: z.int() })

/** How many articles of a type are published in a language. */
export type Published = z.infer<typeof published>

/** Returns the types and languages in which a company has published something, the most frequent first. */
export async function listPublished(
  database: Database,
  { id: companyId }: Company,
): Promise<readonly Published[]> {
  const rows = await database.as(tenantClaims({ companyId }), query =>
    query(
      `select c.type, c.language, count(*)::int as articles from public.content c
        where c.company_id = $1 and ${PUBLISHED} group by c.type, c.language order by 3 desc, c.type, c.language`,
      [companyId],
    ),
  )
  return z.array(published).parse(rows)
}

/** The most entries that one sitemap may have (sitemaps.org). */
const MAX_ENTRIES = 50_000

/** Returns every published page of a company, by type and slug. Spec 2.2. */
export async function listSitemap(database: Database, { id: companyId }: Company): Promise<SitemapEntry[]> {
  const rows = await database.as(tenantClaims({ companyId }), query =>
    query(
      `select c.type, c.slug, c.language, c.translation_group, k.slug as category, s.slug as section, c.updated_at
         from ${ARTICLE_TABLES} where c.company_id = $1 and ${PUBLISHED} order by c.type, c.slug limit ${MAX_ENTRIES}`,
      [companyId],
    ),
  )
  return z.array(sitemapEntry).parse(rows.map(withIsoDates))
}
