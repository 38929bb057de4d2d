import type { ContentDetail } from '#contract/entities/content.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { lockDraft, requireFreeSlug } from './lock-draft.ts'
import { readDetail } from './read-content.ts'

/**
 * Sets the instant at which the draft is published automatically; null cancels it.
 * @throws content_not_found (404), content_changed (409), slug_taken (409), publish_date_past (409)
 */
export function scheduleContent(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  id: string,
  { revision, publish_at }: ParsedRequestOf<'scheduleContent'>['body'],
): Promise<ContentDetail> {
  const at = publish_at === null ? null : new Date(publish_at)
  return database.as(member.claims, async query => {
    const before = await lockDraft(query, member.companyId, id, revision)
    if (at !== null && at.getTime() <= clock.now()) throw new AppError('publish_date_past')
    await requireFreeSlug(query, member.companyId, before, before.draft.slug)
    const changed = await query(
      `update public.content set publish_at = $3, scheduled_by = $4, scheduled_by_name = $5
        where id = $1 and company_id = $2 returning id`,
      [id, member.companyId, at, at && member.userId, at && member.fullName],
    )
    if (changed.length === 0) throw new AppError('forbidden')
    await query('update public.content_drafts set revision = revision + 1 where id = $1', [id])
    return readDetail(query, member.companyId, id)
  })
}
