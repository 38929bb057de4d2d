/** SQL for published articles as visitors get them, and how their rows become summaries. */
import { type ArticleSummary, articleSummary } from '#contract/entities/knowledge.ts'
import type { Row } from '#server/ports/database.ts'
import { withIsoDates } from '../../conversations/rows.ts'

/** SQL condition on a row `c` of `public.content`: visitors may read it and the AI may answer from it. */
export const PUBLISHED = "c.status = 'published' and c.visibility = 'public'"

/** SQL for the instant of publication. Rows from before that was recorded give when they were created. */
export const PUBLISHED_AT = 'coalesce(c.published_at, c.created_at)'

/** The columns of an article summary, to be selected from `ARTICLE_TABLES`. */
export const ARTICLE_COLUMNS = `
  c.id, c.type, c.language, c.slug, c.title, c.excerpt, k.slug as category_slug, k.name as category_name,
  s.slug as section_slug, s.name as section_name, ${PUBLISHED_AT} as published_at, c.updated_at`
/** The articles `c` with their category `k` and section `s`. */
export const ARTICLE_TABLES = `
  public.content c
  left join public.content_categories k on k.id = c.category_id
  left join public.content_sections s on s.id = c.section_id`

/** Converts a row with `ARTICLE_COLUMNS` to an article summary. */
export function toArticleSummary(row: Row): ArticleSummary {
  return articleSummary.parse(withTopics(row))
}

/** Returns the row with its category and section as objects of slug and name, or null. */
export function withTopics(row: Row): Row {
  const link = (topic: 'category' | 'section') =>
    typeof row[`${topic}_slug`] === 'string'
      ? { slug: row[`${topic}_slug`], name: row[`${topic}_name`] }
      : null
  return { ...withIsoDates(row), category: link('category'), section: link('section') }
}
