import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import { type ContentDetail, contentDetail } from '#contract/entities/content.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { contentColumns, contentFieldsOf } from './content-fields.ts'

/** The columns of a content summary, to be selected from `content c join content_drafts d`. */
export const SUMMARY_COLUMNS = `
  c.id, c.type, c.language, c.translation_group, c.status, d.visibility, d.slug, d.title, d.category_id, d.section_id,
  (d.has_changes or c.published_at is null) as has_changes, c.published_at, c.publish_at, d.updated_at, d.updated_by_name,
  (select count(*) from public.content_feedback f where f.content_id = c.id and f.helpful) as helpful,
  (select count(*) from public.content_feedback f where f.content_id = c.id and not f.helpful) as unhelpful`

/**
 * Returns an article with its draft, as its authors see it.
 * @throws content_not_found (404)
 */
export function getContent(database: Database, member: Member, id: string): Promise<ContentDetail> {
  return database.as(member.claims, query => readDetail(query, member.companyId, id))
}

/**
 * Returns an article with its draft within a transaction.
 * @throws content_not_found (404)
 */
export async function readDetail(query: Query, companyId: string, id: string): Promise<ContentDetail> {
  const [row] = await query(
    `select ${SUMMARY_COLUMNS}, d.revision, c.scheduled_by_name
       from public.content c join public.content_drafts d on d.id = c.id
      where c.company_id = $1 and c.id = $2`,
    [companyId, id],
  )
  if (!row) throw new AppError('content_not_found')
  const [draft] = await query(`select ${contentColumns()} from public.content_drafts where id = $1`, [id])
  const [live] = await query(
    `select ${contentColumns()} from public.content where id = $1 and status = 'published'`,
    [id],
  )
  return contentDetail.parse({
    ...withIsoDates(row),
    draft: contentFieldsOf(draft!),
    live: live ? contentFieldsOf(live) : null,
    versions: await readVersions(query, id),
    translations: await readTranslations(query, companyId, id, row['translation_group']),
    files: await readFiles(query, id),
  })
}

async function readVersions(query: Query, id: string): Promise<Row[]> {
  const rows = await query(
    `select number, title, published_at, published_by_name from public.content_versions
      where content_id = $1 order by number desc`,
    [id],
  )
  return rows.map(withIsoDates)
}

function readTranslations(query: Query, companyId: string, id: string, group: unknown): Promise<Row[]> {
  return query(
    `select c.id, c.language, d.title, d.slug, c.status
       from public.content c join public.content_drafts d on d.id = c.id
      where c.company_id = $1 and c.translation_group = $2 and c.id <> $3 order by c.language`,
    [companyId, group, id],
  )
}

async function readFiles(query: Query, id: string): Promise<Row[]> {
  const rows = await query(
    `select name, regexp_replace(name, '^[^/]*/[0-9]+-[A-Za-z0-9_]+-', '') as file_name,
            coalesce(metadata ->> 'mimetype', 'application/octet-stream') as media_type,
            coalesce((metadata ->> 'size')::bigint, 0) as byte_size, created_at
       from storage.objects where bucket_id = $1 and (storage.foldername(name))[1] = $2 order by created_at, name`,
    [CONTENT_BUCKET, id],
  )
  return rows.map(withIsoDates)
}
