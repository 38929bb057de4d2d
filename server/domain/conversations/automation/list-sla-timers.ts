import { AUTOMATION_PAGE } from '#contract/constants/automation.ts'
import { slaTimer } from '#contract/entities/sla.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../rows.ts'

const STATES = {
  running: { where: 't.ended_at is null', order: 't.due_at' },
  breached: { where: 't.breached_at is not null', order: 't.due_at desc' },
} as const

/**
 * Returns SLA timers and the number of each state: `running` ones by deadline, `breached` ones with the latest deadline
 * first.
 */
export function listSlaTimers(
  database: Database,
  { claims, companyId }: Member,
  state: keyof typeof STATES,
): Promise<ResponseOf<'listSlaTimers'>> {
  const { where, order } = STATES[state]
  return database.as(claims, async query => {
    const [counts] = await query<{ running: number; breached: number }>(
      `select (select count(*) from public.sla_timers t where t.company_id = $1 and ${STATES.running.where}) as running,
              (select count(*) from public.sla_timers t where t.company_id = $1 and ${STATES.breached.where}) as breached`,
      [companyId],
    )
    const rows = await query(
      `select t.id, t.conversation_id, c.subject, c.customer_name, c.customer_email, c.assignee_name, t.timer,
              t.policy_name, t.started_at, t.warn_at, t.due_at, t.breached_at, t.ended_at
         from public.sla_timers t join public.conversations c on c.id = t.conversation_id
        where t.company_id = $1 and ${where} order by ${order}, t.id limit $2`,
      [companyId, AUTOMATION_PAGE],
    )
    return { timers: rows.map(row => slaTimer.parse(withIsoDates(row))), ...counts! }
  })
}
