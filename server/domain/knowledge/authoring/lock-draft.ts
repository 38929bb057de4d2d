import type { ContentType } from '#contract/constants/knowledge.ts'
import type { ContentFields } from '#contract/entities/content.ts'
import type { Query, Row } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'
import { contentColumns, contentFieldsOf } from './content-fields.ts'

/** A draft and the state of its article, locked until the transaction ends. */
export type LockedDraft = {
  readonly id: string
  readonly type: ContentType
  readonly status: 'draft' | 'published' | 'archived'
  readonly slug: string
  readonly revision: number
  readonly has_changes: boolean
  readonly published_at: Date | null
  readonly publish_at: Date | null
  readonly scheduled_by: string | null
  readonly scheduled_by_name: string | null
  readonly draft: ContentFields
}

/**
 * Locks an article of the company for a change. Every change begins by locking the draft's row.
 * @throws content_not_found (404); forbidden (403) if the member may only read it; content_changed (409) if its
 * revision is not `revision`.
 */
export async function lockDraft(
  query: Query,
  companyId: string,
  id: string,
  revision?: number,
): Promise<LockedDraft> {
  const seen = await query('select from public.content_drafts where company_id = $1 and id = $2', [
    companyId,
    id,
  ])
  if (seen.length === 0) throw new AppError('content_not_found')
  const [draft] = await query<Row & { revision: number; has_changes: boolean }>(
    `select revision, has_changes, ${contentColumns()} from public.content_drafts
      where company_id = $1 and id = $2 for update`,
    [companyId, id],
  )
  if (!draft) throw new AppError('forbidden')
  if (revision !== undefined && revision !== draft.revision) throw new AppError('content_changed')
  const [content] = await query<Omit<LockedDraft, 'revision' | 'has_changes' | 'draft'>>(
    `select id, type, status, slug, published_at, publish_at, scheduled_by, scheduled_by_name
       from public.content where company_id = $1 and id = $2`,
    [companyId, id],
  )
  return {
    ...content!,
    revision: draft.revision,
    has_changes: draft.has_changes,
    draft: contentFieldsOf(draft),
  }
}

/**
 * Rejects if another article of the company has the slug.
 * @throws slug_taken (409)
 */
export async function requireFreeSlug(
  query: Query,
  companyId: string,
  { id }: Pick<LockedDraft, 'id'>,
  slug: string,
): Promise<void> {
  const others = await query('select from public.content where company_id = $1 and slug = $2 and id <> $3', [
    companyId,
    slug,
    id,
  ])
  if (others.length > 0) throw new AppError('slug_taken')
}
