import { randomUUID } from 'node:crypto'
import type { ContentType } from '#contract/constants/knowledge.ts'
import type { Query } from '#server/ports/database.ts'
import { slugOf, unusedSlugs } from '../authoring/slugs.ts'
import type { ReadItem } from './read-item.ts'

/** The properties of the drafts that an import creates. */
type Wanted = {
  readonly company_id: string
  readonly type: ContentType
  readonly language: string
  readonly category_id: string | null
  readonly created_by: string
  readonly created_by_name: string
}

/**
 * Creates a draft for each item that is a document and records each item's result, in a few statements for all of
 * them.
 */
export async function storeItems(
  query: Query,
  wanted: Wanted,
  items: readonly ReadItem[],
  now: Date,
): Promise<void> {
  const documents = items.filter(item => item.kind === 'document')
  const failures = items.filter(item => item.kind === 'nothing')
  const { company_id: companyId, type } = wanted
  const titles = documents.map(({ document }) => document.title)
  const slugs = await unusedSlugs(
    query,
    companyId,
    titles.map(title => slugOf(title, type)),
  )
  const ids = documents.map(() => randomUUID())
  await query(
    `insert into public.content (company_id, type, language, category_id, created_at, updated_at, id, slug, title, body)
     select $1, $2, $3, $4, $5, $5, made.* from unnest($6::uuid[], $7::text[], $8::text[], $9::text[]) as made`,
    [
      ...[companyId, type, wanted.language, wanted.category_id, now],
      ...[ids, slugs, titles, documents.map(({ document }) => document.body)],
    ],
  )
  await query('update public.content_drafts set updated_by = $2, updated_by_name = $3 where id = any($1)', [
    ids,
    wanted.created_by,
    wanted.created_by_name,
  ])
  await query(
    `update public.import_items t set state = 'done', content_id = made.content_id, body = null
       from unnest($1::uuid[], $2::uuid[]) as made (id, content_id) where t.id = made.id`,
    [documents.map(({ id }) => id), ids],
  )
  await query(
    `update public.import_items t set state = 'failed', error = wrong.error, body = null
       from unnest($1::uuid[], $2::text[]) as wrong (id, error) where t.id = wrong.id`,
    [failures.map(({ id }) => id), failures.map(({ error }) => error)],
  )
}
