import { randomUUID } from 'node:crypto'
import type { Query } from '#server/ports/database.ts'
import { topicSlug } from './articles/topic-slugs.ts'
import type { SeedArticle, SeedEntry } from './types.ts'

const MINUTE_MS = 60_000
/** The publisher's name in the article versions. */
const PUBLISHER = 'Demo'
/** The language suffix of a slug. Slugs of translations are equal except for it. */
const LANGUAGE_SUFFIX = /-(?:ar|he)$/

/**
 * Inserts a company's articles. The first ones get the newest dates, so that the widget's home shows them.
 * @param now ms since the epoch.
 */
export async function seedArticles(
  query: Query,
  companyId: string,
  articles: readonly SeedArticle[],
  now: number,
): Promise<void> {
  const topics = await seedTopics(query, companyId, articles)
  const groups = new Map<string, string>()
  for (const [index, article] of articles.entries()) {
    const stem = article.slug.replace(LANGUAGE_SUFFIX, '')
    const group = groups.get(stem) ?? randomUUID()
    groups.set(stem, group)
    const { category, section, ...words } = article
    await insert(query, companyId, {
      ...words,
      type: 'article',
      excerpt: '',
      group,
      categoryId: topics.get(category)!,
      sectionId: topics.get(`${category} ${section}`)!,
      at: new Date(now - index * MINUTE_MS),
    })
  }
}

/**
 * Inserts a company's content other than articles, with dates before its articles', the newest first.
 * @param now ms since the epoch.
 */
export async function seedEntries(
  query: Query,
  companyId: string,
  entries: readonly SeedEntry[],
  now: number,
): Promise<void> {
  for (const [index, entry] of entries.entries())
    await insert(query, companyId, {
      ...entry,
      language: 'en',
      status: 'published',
      visibility: 'public',
      group: randomUUID(),
      categoryId: null,
      sectionId: null,
      at: new Date(now - (index + 1) * 24 * 60 * MINUTE_MS),
    })
}

/**
 * Inserts the categories and sections in the order in which articles name them. Returns their ids by `category` and
 * `category section`.
 */
async function seedTopics(
  query: Query,
  companyId: string,
  articles: readonly SeedArticle[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { category, section, language } of articles) {
    if (!ids.has(category))
      ids.set(
        category,
        await insertTopic(
          query,
          'insert into public.content_categories (company_id, slug, name, position, language) values ($1, $2, $3, $4, $5) returning id',
          [companyId, topicSlug(category), category, ids.size + 1, language],
        ),
      )
    if (!ids.has(`${category} ${section}`))
      ids.set(
        `${category} ${section}`,
        await insertTopic(
          query,
          'insert into public.content_sections (company_id, slug, name, position, category_id) values ($1, $2, $3, $4, $5) returning id',
          [companyId, topicSlug(section), section, ids.size + 1, ids.get(category)],
        ),
      )
  }
  return ids
}

async function insertTopic(query: Query, sql: string, values: readonly unknown[]): Promise<string> {
  const [row] = await query<{ id: string }>(sql, values)
  return row!.id
}

type SeedRow = Omit<SeedArticle, 'category' | 'section'> & {
  readonly type: string
  readonly excerpt: string
  readonly group: string
  readonly categoryId: string | null
  readonly sectionId: string | null
  readonly at: Date
}

/** Inserts the content and, if it's published, its first version. The database creates its draft. */
async function insert(query: Query, companyId: string, row: SeedRow): Promise<void> {
  const [inserted] = await query<{ id: string }>(
    `insert into public.content (company_id, type, slug, title, excerpt, category_id, section_id, language, body,
       alternate_questions, status, visibility, translation_group, created_at, updated_at, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15) returning id`,
    [
      companyId,
      row.type,
      row.slug,
      row.title,
      row.excerpt,
      row.categoryId,
      row.sectionId,
      row.language,
      row.body,
      [...row.alternate_questions],
      row.status,
      row.visibility,
      row.group,
      row.at,
      row.status === 'published' ? row.at : null,
    ],
  )
  await query(
    `insert into public.content_versions (company_id, content_id, number, slug, title, excerpt, body, alternate_questions,
       category_id, section_id, seo_title, seo_description, visibility, published_at, published_by_name)
     select company_id, id, 1, slug, title, excerpt, body, alternate_questions, category_id, section_id, seo_title,
            seo_description, visibility, published_at, $2
       from public.content where id = $1 and status = 'published'`,
    [inserted!.id, PUBLISHER],
  )
}
