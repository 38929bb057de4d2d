/** Changes to drafts. Visitors see none of them before they are published. */
import type { ContentVersion } from '#contract/entities/content.ts'
import { type ContentDetail, type ContentFields, contentVersion } from '#contract/entities/content.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import {
  areFieldsEqual,
  CONTENT_FIELDS,
  changedFields,
  contentColumns,
  contentFieldsOf,
  contentParameters,
} from './content-fields.ts'
import { type LockedDraft, lockDraft, requireFreeSlug } from './lock-draft.ts'
import { readDetail } from './read-content.ts'

type Deps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

/**
 * Stores the given fields of a draft.
 * @throws content_not_found (404), content_changed (409), content_scheduled (409), slug_taken (409), topic_not_found
 * (404), content_too_complex (422)
 */
export function saveDraft(
  deps: Deps,
  member: Member,
  id: string,
  { revision, ...given }: ParsedRequestOf<'saveDraft'>['body'],
): Promise<ContentDetail> {
  return changeDraft(deps, member, id, revision, (query, { draft }) =>
    changedFields(query, member.companyId, draft, given),
  )
}

/**
 * Resets the draft to what visitors read, or to how it was created if it was never published.
 * @throws as `saveDraft`
 */
export function discardDraft(
  deps: Deps,
  member: Member,
  id: string,
  revision: number,
): Promise<ContentDetail> {
  return changeDraft(deps, member, id, revision, query => readLive(query, id))
}

/**
 * Copies an earlier version into the draft. A category that has been deleted is left out.
 * @throws as `saveDraft`, and version_not_found (404)
 */
export function restoreVersion(
  deps: Deps,
  member: Member,
  id: string,
  { number, revision }: ParsedRequestOf<'restoreVersion'>['body'],
): Promise<ContentDetail> {
  return changeDraft(deps, member, id, revision, async query =>
    contentFieldsOf(await readVersion(query, id, number)),
  )
}

/**
 * Returns one published version of an article.
 * @throws content_not_found (404), version_not_found (404)
 */
export function getVersion(
  database: Database,
  { claims, companyId }: Member,
  id: string,
  number: number,
): Promise<ContentVersion> {
  return database.as(claims, async query => {
    const found = await query('select from public.content where company_id = $1 and id = $2', [companyId, id])
    if (found.length === 0) throw new AppError('content_not_found')
    return contentVersion.parse(withIsoDates(await readVersion(query, id, number)))
  })
}

function changeDraft(
  { database, clock }: Deps,
  member: Member,
  id: string,
  revision: number,
  change: (query: Query, before: LockedDraft) => Promise<ContentFields>,
): Promise<ContentDetail> {
  const now = new Date(clock.now())
  return database.as(member.claims, async query => {
    const before = await lockDraft(query, member.companyId, id, revision)
    await writeDraft(query, member, before, () => change(query, before), now)
    return readDetail(query, member.companyId, id)
  })
}

/**
 * Changes a locked draft.
 * @throws content_scheduled (409), slug_taken (409)
 */
export async function writeDraft(
  query: Query,
  member: Member,
  before: LockedDraft,
  change: () => Promise<ContentFields> | ContentFields,
  now: Date,
): Promise<void> {
  if (before.publish_at !== null) throw new AppError('content_scheduled')
  const after = await change()
  await requireFreeSlug(query, member.companyId, before, after.slug)
  const hasChanges = !areFieldsEqual(after, await readLive(query, before.id))
  await query(
    `update public.content_drafts
        set revision = revision + 1, has_changes = $2, updated_by = $3, updated_by_name = $4, updated_at = $5,
            ${CONTENT_FIELDS.map((field, index) => `${field} = $${index + 6}`).join(', ')}
      where id = $1`,
    [before.id, hasChanges, member.userId, member.fullName, now, ...contentParameters(after)],
  )
}

async function readLive(query: Query, id: string): Promise<ContentFields> {
  const [live] = await query(`select ${contentColumns()} from public.content where id = $1`, [id])
  return contentFieldsOf(live!)
}

async function readVersion(query: Query, id: string, number: number): Promise<Row> {
  const [row] = await query(
    `select number, published_at, published_by_name, ${contentColumns()} from public.content_versions
      where content_id = $1 and number = $2`,
    [id, number],
  )
  if (!row) throw new AppError('version_not_found')
  return row
}
