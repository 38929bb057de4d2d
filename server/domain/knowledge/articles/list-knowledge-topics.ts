import { z } from 'zod'
import { topic } from '#contract/entities/knowledge.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import { type Company, tenantClaims } from '../../actor.ts'
import { PUBLISHED } from './published.ts'

/** The tree of the articles that visitors may read; what is empty is left out. With the languages there are. */
export function listKnowledgeTopics(
  database: Database,
  { id: companyId }: Company,
  language: string | undefined,
): Promise<ResponseOf<'listKnowledgeTopics'>> {
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
