import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS, type Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { tenantFacingName } from '../platform-staff.ts'

/**
 * Ends an impersonation, for the staff member who started it or the tenant. One that has ended stays as it is.
 * @throws impersonation_not_found (404), or forbidden (403) for members who see it but may not end it.
 */
export async function endImpersonation(
  { database, clock }: { database: Database; clock: Pick<Clock, 'now'> },
  actor: Member,
  id: string,
): Promise<void> {
  if (await isOver(database, actor, id)) return
  const now = new Date(clock.now())
  const name = actor.role === 'staff' ? tenantFacingName(actor.fullName) : actor.fullName
  // Not all who may end it may write to the tenant's audit log, and both belong in one transaction.
  await database.as(JOB_CLAIMS, async query => {
    const [ended] = await query<{ company_id: string }>(
      `update public.impersonations set ended_at = $2, ended_by = $3 where id = $1 and ended_at is null
       returning company_id`,
      [id, now, name],
    )
    if (!ended) return
    const by = { companyId: ended.company_id, userId: actor.userId, fullName: name, impersonationId: id }
    await writeAudit(query, by, { action: 'impersonation.ended', targetId: id, detail: {} })
  })
}

/**
 * Whether the impersonation has ended. Locks its row otherwise; row-level security locks only rows that the actor
 * could change.
 * @throws impersonation_not_found (404), forbidden (403)
 */
function isOver(database: Database, { claims }: Member, id: string): Promise<boolean> {
  return database.as(claims, async query => {
    const [seen] = await query<{ is_over: boolean }>(
      'select ended_at is not null as is_over from public.impersonations where id = $1',
      [id],
    )
    if (!seen) throw new AppError('impersonation_not_found')
    if (seen.is_over) return true
    const [locked] = await query('select 1 from public.impersonations where id = $1 for update', [id])
    if (!locked) throw new AppError('forbidden')
    return false
  })
}
