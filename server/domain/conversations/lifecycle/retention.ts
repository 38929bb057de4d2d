/** Retention: resolved conversations are erased once they are as old as the company's settings say. */
import type { Clock } from '#core/clock.ts'
import type { Query } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Member } from '../../actor.ts'
import { daysAgo } from '../../days-ago.ts'
import { settingByCompany } from '../../settings/setting-by-company.ts'
import { eraseConversations } from '../erase.ts'
import type { EraseDeps } from '../visitors/erase-conversation.ts'

/** Conversations erased in one transaction. */
const BATCH = 100

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
export async function eraseExpiredConversations(deps: RetentionDeps): Promise<boolean> {
  const companies = await settingByCompany(deps.database, 'conversations', 'retention_days')
  let isMore = false
  for (const { companyId, value: days } of companies)
    isMore = (await eraseBatch(deps, companyId, days)) || isMore
  return isMore
}

async function eraseBatch(
  { database, clock, removeFiles, log }: RetentionDeps,
  companyId: string,
  days: number,
): Promise<boolean> {
  const { ids, files } = await database.as(JOB_CLAIMS, async query => {
    const ids = await takeBatch(query, companyId, daysAgo(clock, days))
    if (ids.length === 0) return { ids, files: [] }
    const files = await eraseConversations(query, ids)
    await query(
      `insert into public.audit (company_id, actor_name, action, detail) values ($1, $2, 'conversations.expired', $3)`,
      [companyId, 'Retention', { conversations: ids.length, files: files.length, days }],
    )
    return { ids, files }
  })
  if (files.length > 0)
    await removeFiles(files).catch((error: unknown) => log.error({ error, companyId }, 'files stayed behind'))
  return ids.length === BATCH
}

/** Locks the oldest conversations. Skips rows that another node or a visitor has locked: the next round takes them. */
async function takeBatch(query: Query, companyId: string, until: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select c.id from public.conversations c where ${RESOLVED_BEFORE}
      order by c.resolved_at limit ${BATCH} for update skip locked`,
    [companyId, until],
  )
  return rows.map(({ id }) => id)
}
