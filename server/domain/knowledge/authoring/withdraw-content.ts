/** Archiving and deleting articles. */
import { CONTENT_BUCKET } from '#contract/constants/knowledge.ts'
import type { ContentDetail } from '#contract/entities/content.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { lockDraft } from './lock-draft.ts'
import { readDetail } from './read-content.ts'

/** What removing articles and their files needs. */
export type WithdrawDeps = {
  readonly database: Database
  /** Deletes the stored files with these keys. */
  readonly removeFiles: (keys: readonly string[]) => Promise<void>
  readonly log: Pick<Log, 'error'>
}

/**
 * Archives an article, so that visitors no longer read it, and cancels a scheduled publication.
 * @throws content_not_found (404)
 */
export function archiveContent(
  { database }: Pick<WithdrawDeps, 'database'>,
  member: Member,
  id: string,
): Promise<ContentDetail> {
  return database.as(member.claims, async query => {
    const { status, draft } = await lockDraft(query, member.companyId, id)
    if (status !== 'archived') {
      const changed = await query(
        `update public.content
            set status = 'archived', publish_at = null, scheduled_by = null, scheduled_by_name = null
          where id = $1 and company_id = $2 returning id`,
        [id, member.companyId],
      )
      if (changed.length === 0) throw new AppError('forbidden')
      await query('update public.content_drafts set revision = revision + 1 where id = $1', [id])
      const detail = { title: draft.title }
      await writeAudit(query, member, { action: 'content.archived', targetId: id, detail })
    }
    return readDetail(query, member.companyId, id)
  })
}

/**
 * Deletes an article permanently, with its versions, files and ratings.
 * @throws content_not_found (404)
 */
export async function removeContent(deps: WithdrawDeps, member: Member, id: string): Promise<void> {
  const keys = await deps.database.as(member.claims, async query => {
    const { draft } = await lockDraft(query, member.companyId, id)
    // Supabase refuses to delete a file's row by SQL without this setting.
    await query("select set_config('storage.allow_delete_query', 'true', true)")
    const files = await query<{ name: string }>(
      'delete from storage.objects where bucket_id = $1 and (storage.foldername(name))[1] = $2 returning name',
      [CONTENT_BUCKET, id],
    )
    const removed = await query('delete from public.content where id = $1 and company_id = $2 returning id', [
      id,
      member.companyId,
    ])
    if (removed.length === 0) throw new AppError('forbidden')
    const detail = { title: draft.title }
    await writeAudit(query, member, { action: 'content.removed', targetId: id, detail })
    return files.map(({ name }) => name)
  })
  await removeBytes(deps, id, keys)
}

/**
 * Deletes one file of an article.
 * @throws content_not_found (404), file_not_found (404)
 */
export async function removeContentFile(
  deps: WithdrawDeps,
  member: Member,
  id: string,
  name: string,
): Promise<void> {
  await deps.database.as(member.claims, async query => {
    await lockDraft(query, member.companyId, id)
    await query("select set_config('storage.allow_delete_query', 'true', true)")
    const removed = await query(
      `delete from storage.objects
        where bucket_id = $1 and (storage.foldername(name))[1] = $2 and name = $3 returning name`,
      [CONTENT_BUCKET, id, name],
    )
    if (removed.length === 0) throw new AppError('file_not_found')
    const detail = { name }
    await writeAudit(query, member, { action: 'content.file_removed', targetId: id, detail })
  })
  await removeBytes(deps, id, [name])
}

/** Deletes stored files. A failure is only logged, since a file without its row has no address any more. */
async function removeBytes({ removeFiles, log }: WithdrawDeps, id: string, keys: readonly string[]) {
  if (keys.length === 0) return
  await removeFiles(keys).catch((error: unknown) =>
    log.error({ error, contentId: id }, 'files stayed behind'),
  )
}
