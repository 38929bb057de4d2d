/** Retention: resolved conversations are erased once they are as old as the company's settings say. */
import type { Clock } from '#core/clock.ts'
import type { Query } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { settingByCompany } from '../../settings/setting-by-company.ts'
import { eraseConversations } from '../erase.ts'
import type { EraseDeps } from '../visitors/erase-conversation.ts'

/** Conversations in one transaction. */
export const RETENTION_BATCH = 100

/** Dependencies of erasing by age. `clock` dates conversations. */
export type RetentionDeps = EraseDeps & { readonly clock: Pick<Clock, 'now'> }

/** SQL condition on a conversation `c` of the company `$1`: it was resolved at `$2` or before. */
export const RESOLVED_BEFORE = `c.company_id = $1 and c.status = 'resolved' and c.resolved_at <= $2`

/** Returns how many conversations a retention of so many days would erase now. */
export async function countExpiredConversations(
  { database, clock }: Pick<RetentionDeps, 'database' | 'clock'>,
  { claims, companyId }: Member,
  days: number,
): Promise<number> {
  const [row] = await database.as(claims, query =>
    query<{ count: number }>(`select count(*) from public.conversations c where ${RESOLVED_BEFORE}`, [
      companyId,
      daysAgo(clock, days),
    ]),
  )
  return row!.count
}

/**
 * Erases a batch of each company's conversations that are older than its retention, with an audit entry of the numbers.
 * Returns whether there may be more.
 */
export function eraseExpiredConversations(deps: RetentionDeps): Promise<boolean> {
  return deleteByAge(deps, 'retention_days', 'conversations.expired', async (query, companyId, until) => {
    const ids = await takeBatch(query, companyId, until)
    return { conversations: ids.length, files: ids.length === 0 ? [] : await eraseConversations(query, ids) }
  })
}

/** What a batch deleted: the number of its conversations, and the keys of their files. */
type Deleted = { readonly conversations: number; readonly files: readonly string[] }

/**
 * Deletes a batch for each company that has set this number of days, with an audit entry of the numbers, and then the
 * bytes of the files. Returns whether there may be more.
 * @param deleteBatch deletes what was resolved at `until` or before, from `RETENTION_BATCH` conversations at most
 */
export async function deleteByAge(
  { database, clock, removeFiles, log }: RetentionDeps,
  setting: 'retention_days' | 'file_retention_days',
  action: 'conversations.expired' | 'files.expired',
  deleteBatch: (query: Query, companyId: string, until: Date) => Promise<Deleted>,
): Promise<boolean> {
  let isMore = false
  for (const { companyId, value: days } of await settingByCompany(database, 'conversations', setting)) {
    const { conversations, files } = await database.as(JOB_CLAIMS, async query => {
      const deleted = await deleteBatch(query, companyId, daysAgo(clock, days))
      if (deleted.conversations > 0)
        await query(
          `insert into public.audit (company_id, actor_name, action, detail) values ($1, 'Retention', $2, $3)`,
          [companyId, action, { conversations: deleted.conversations, files: deleted.files.length, days }],
        )
      return deleted
    })
    if (files.length > 0)
      await removeFiles(files).catch((error: unknown) =>
        log.error({ error, companyId }, 'files stayed behind'),
      )
    isMore ||= conversations === RETENTION_BATCH
  }
  return isMore
}

/** Locks the oldest conversations. Skips rows that another node or a visitor has locked: the next round takes them. */
async function takeBatch(query: Query, companyId: string, until: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select c.id from public.conversations c where ${RESOLVED_BEFORE}
      order by c.resolved_at limit ${RETENTION_BATCH} for update skip locked`,
    [companyId, until],
  )
  return rows.map(({ id }) => id)
}
