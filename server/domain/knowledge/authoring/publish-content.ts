/** Publishing: the draft replaces what visitors read, in one transaction. */
import type { ContentDetail } from '#contract/entities/content.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { CONTENT_FIELDS, contentColumns } from './content-fields.ts'
import { type LockedDraft, lockDraft } from './lock-draft.ts'
import { readDetail } from './read-content.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/** Who publishes. The name is stored with the version. */
type Publisher = { readonly id: string | null; readonly name: string }

/**
 * Publishes an article's draft.
 * @throws content_not_found (404); slug_taken (409); content_changed (409) if the draft's revision is not `revision`.
 */
export function publishContent(
  { database, clock }: Deps,
  member: Member,
  id: string,
  revision?: number,
): Promise<ContentDetail> {
  const now = new Date(clock.now())
  return database
    .as(member.claims, async query => {
      const locked = await lockDraft(query, member.companyId, id, revision)
      const isNew = await publishLocked(query, member.companyId, locked, publisherOf(member), now)
      if (isNew) {
        const detail = { title: locked.draft.title }
        await writeAudit(query, member, { action: 'content.published', targetId: id, detail })
      }
      return readDetail(query, member.companyId, id)
    })
    .catch((error: unknown) => {
      throw publishRefusal(error)
    })
}

function publisherOf({ userId, fullName }: Member): Publisher {
  return { id: userId, name: fullName }
}

/** Returns `slug_taken` for the database's unique violation of a slug, else the error unchanged. */
export function publishRefusal(error: unknown): unknown {
  const isTaken = error instanceof DatabaseError && error.constraint === 'one_slug_a_company'
  return isTaken ? new AppError('slug_taken') : error
}

/** Publishes a locked draft. Returns false if visitors read it already. */
export async function publishLocked(
  query: Query,
  companyId: string,
  { id, type, status, slug, has_changes, published_at, publish_at, draft }: LockedDraft,
  by: Publisher,
  now: Date,
): Promise<boolean> {
  if (status === 'published' && !has_changes && publish_at === null) return false
  const updated = await query(
    `update public.content c
        set ${CONTENT_FIELDS.map(field => `${field} = d.${field}`).join(', ')}, status = 'published',
            published_at = coalesce(c.published_at, $3), publish_at = null, scheduled_by = null, scheduled_by_name = null
       from public.content_drafts d where d.id = c.id and c.id = $1 and c.company_id = $2
      returning c.id`,
    [id, companyId, now],
  )
  if (updated.length === 0) throw new AppError('forbidden')
  await query(
    `insert into public.content_versions (company_id, content_id, number, published_at, published_by, published_by_name,
       ${contentColumns()})
     select $2, $1, 1 + coalesce((select max(number) from public.content_versions where content_id = $1), 0), $3, $4, $5,
            ${contentColumns('c')}
       from public.content c where c.id = $1`,
    [id, companyId, now, by.id, by.name],
  )
  await query('update public.content_drafts set has_changes = false, revision = revision + 1 where id = $1', [
    id,
  ])
  // A slug in use is no former address any more.
  await query('delete from public.content_redirects where company_id = $1 and type = $2 and slug = $3', [
    companyId,
    type,
    draft.slug,
  ])
  if (published_at !== null && slug !== draft.slug)
    await query(
      `insert into public.content_redirects (company_id, content_id, type, slug, created_at)
       values ($1, $2, $3, $4, $5)
       on conflict (company_id, type, slug) do update set content_id = excluded.content_id`,
      [companyId, id, type, slug, now],
    )
  return true
}
