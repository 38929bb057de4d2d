/** The categories of articles, and the sections in them. */
import { z } from 'zod'
import { type ContentCategory, contentCategory } from '#contract/entities/content.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { freeSlug, slugOf } from './slugs.ts'

type Kind = 'category' | 'section'

const TABLES = { category: 'public.content_categories', section: 'public.content_sections' } as const

/** Returns all of the company's categories and sections, in its order. */
export async function listTopics(
  database: Database,
  { claims, companyId }: Member,
): Promise<ContentCategory[]> {
  const counted = (column: string) =>
    `(select count(*) from public.content_drafts d where d.company_id = t.company_id and d.${column} = t.id) as contents`
  return database.as(claims, async query => {
    const categories = await query(
      `select id, slug, name, description, position, language, ${counted('category_id')}
         from ${TABLES.category} t where company_id = $1 order by position, name, id`,
      [companyId],
    )
    const sections = await query(
      `select id, category_id, slug, name, description, position, ${counted('section_id')}
         from ${TABLES.section} t where company_id = $1 order by position, name, id`,
      [companyId],
    )
    const withSections = categories.map(category => ({
      ...category,
      sections: sections.filter(section => section['category_id'] === category['id']),
    }))
    return z.array(contentCategory).parse(withSections)
  })
}

/**
 * Adds a category at the end.
 * @throws slug_taken (409) for a slug in the request.
 */
export function createCategory(
  database: Database,
  { claims, companyId }: Member,
  { name, description, language, slug }: ParsedRequestOf<'createCategory'>['body'],
): Promise<{ id: string }> {
  return written(database, claims, async query => {
    const siblings = await query<{ slug: string; position: number }>(
      `select slug, position from ${TABLES.category} where company_id = $1`,
      [companyId],
    )
    const [row] = await query<{ id: string }>(
      `insert into ${TABLES.category} (company_id, slug, name, description, language, position)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [companyId, slug ?? newSlug(name, 'category', siblings), name, description, language, behind(siblings)],
    )
    return row!
  })
}

/**
 * Adds a section at the end of its category.
 * @throws topic_not_found (404), slug_taken (409)
 */
export function createSection(
  database: Database,
  { claims, companyId }: Member,
  { category_id, name, description, slug }: ParsedRequestOf<'createSection'>['body'],
): Promise<{ id: string }> {
  return written(database, claims, async query => {
    const category = await query(
      `select from ${TABLES.category} where company_id = $1 and id = $2 for key share`,
      [companyId, category_id],
    )
    if (category.length === 0) throw new AppError('topic_not_found')
    const siblings = await query<{ slug: string; position: number }>(
      `select slug, position from ${TABLES.section} where company_id = $1 and category_id = $2`,
      [companyId, category_id],
    )
    const [row] = await query<{ id: string }>(
      `insert into ${TABLES.section} (company_id, category_id, slug, name, description, position)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [
        companyId,
        category_id,
        slug ?? newSlug(name, 'section', siblings),
        name,
        description,
        behind(siblings),
      ],
    )
    return row!
  })
}

type Change = ParsedRequestOf<'updateCategory'>['body']

/**
 * Stores the given fields of a category or section.
 * @throws topic_not_found (404), slug_taken (409)
 */
export function updateTopic(
  database: Database,
  { claims, companyId }: Member,
  kind: Kind,
  id: string,
  change: Change,
): Promise<void> {
  const given = (['name', 'slug', 'description', 'language'] as const).filter(
    field => change[field] !== undefined,
  )
  return written(database, claims, async query => {
    const changed = await query(
      `update ${TABLES[kind]}
          set updated_at = now(), ${given.map((field, index) => `${field} = $${index + 3}`).join(', ')}
        where company_id = $1 and id = $2 returning id`,
      [companyId, id, ...given.map(field => change[field])],
    )
    if (changed.length === 0) throw new AppError('topic_not_found')
  })
}

/**
 * Deletes a category or section.
 * @throws topic_not_found (404); topic_in_use (409) while an article or a draft belongs to it.
 */
export function removeTopic(
  database: Database,
  { claims, companyId }: Member,
  kind: Kind,
  id: string,
): Promise<void> {
  return written(database, claims, async query => {
    const removed = await query(
      `delete from ${TABLES[kind]} where company_id = $1 and id = $2 returning id`,
      [companyId, id],
    )
    if (removed.length === 0) throw new AppError('topic_not_found')
  })
}

/**
 * Puts categories or sections in the given order.
 * @throws topic_not_found (404) if the company lacks one of them; then none is moved.
 */
export function orderTopics(
  database: Database,
  { claims, companyId }: Member,
  { kind, ids }: ParsedRequestOf<'orderTopics'>['body'],
): Promise<void> {
  const wanted = [...new Set(ids)]
  return written(database, claims, async query => {
    const moved = await query(
      `update ${TABLES[kind]} t set position = wish.position, updated_at = now()
         from unnest($2::uuid[]) with ordinality as wish (id, position)
        where t.company_id = $1 and t.id = wish.id returning t.id`,
      [companyId, wanted],
    )
    if (moved.length < wanted.length) throw new AppError('topic_not_found')
  })
}

function newSlug(name: string, kind: Kind, siblings: readonly { readonly slug: string }[]): string {
  return freeSlug(slugOf(name, kind), new Set(siblings.map(({ slug }) => slug)))
}

function behind(others: readonly { readonly position: number }[]): number {
  return others.reduce((last, { position }) => Math.max(last, position), 0) + 1
}

async function written<T>(
  database: Database,
  claims: Member['claims'],
  work: (query: Query) => Promise<T>,
): Promise<T> {
  try {
    return await database.as(claims, work)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw new AppError('slug_taken')
    if (error instanceof DatabaseError && error.code === '23503') throw new AppError('topic_in_use')
    throw error
  }
}
