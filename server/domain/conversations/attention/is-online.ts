/** Whether people can answer a company's visitors now. */
import { STAFFED_FOR_MS } from '#contract/constants/staff.ts'
import type { Clock } from '#core/clock.ts'
import { isOpen } from '#core/office-hours.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS, tenantClaims } from '../../actor.ts'
import { readSettings } from '../../settings/read-settings.ts'

/** What it takes to know whether people can answer. */
export type OnlineDeps = {
  readonly database: Database
  /** For the office hours. */
  readonly clock: Pick<Clock, 'now'>
  /** For who is at the desk: the real clock, so that a jump of the demo clock doesn't make people look offline. */
  readonly presenceClock: Pick<Clock, 'now'>
}

/**
 * Returns SQL that is true if somebody who may answer visitors has used the desk since an instant, has it open still, and
 * isn't set to away. Needs the claims of a job.
 * @param company the company's id, as SQL
 * @param since the earlier instant, as SQL
 * @param asOf the current instant, as SQL
 */
export function isSomebodyThere(company: string, since: string, asOf: string): string {
  return `exists (
    select from app.current_presences(${company}, ${asOf}) there
      join public.profiles agent on agent.id = there.person_id and agent.status = 'active'
      left join public.agent_states s on s.person_id = agent.id
     where there.active_at > ${since} and not coalesce(s.is_away, false) and app.role_may_reply(${company}, agent.role))`
}

/** Returns whether the office is open and somebody who may answer is at the desk. */
export async function isOnline(deps: OnlineDeps, companyId: string): Promise<boolean> {
  const { office_hours: hours } = await deps.database.as(tenantClaims({ companyId }), query =>
    readSettings(query, companyId, 'hours'),
  )
  return (hours === null || isOpen(hours, deps.clock.now())) && (await isStaffed(deps, companyId))
}

/** Returns whether somebody who may answer the company's visitors is at the desk, or has just left it. */
export async function isStaffed(
  { database, presenceClock }: Omit<OnlineDeps, 'clock'>,
  companyId: string,
): Promise<boolean> {
  const now = presenceClock.now()
  const [row] = await database.as(JOB_CLAIMS, query =>
    query<{ is_staffed: boolean }>(`select ${isSomebodyThere('$1::uuid', '$2', '$3')} as is_staffed`, [
      companyId,
      new Date(now - STAFFED_FOR_MS),
      new Date(now),
    ]),
  )
  return row!.is_staffed
}
