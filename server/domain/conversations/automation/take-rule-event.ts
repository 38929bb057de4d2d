import type { RuleEvent } from '#contract/entities/automation.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'

/** An event that is not done by then is taken up again, by any node. */
const LEASE_MS = 30_000

export type TakenEvent = {
  /** A bigint, as text. */
  readonly id: string
  readonly company_id: string
  readonly conversation_id: string
  readonly event: RuleEvent
  /** Names the event among all of a rule's. */
  readonly key: string
  readonly message_id: string | null
  /** Of a wait: the rule whose minutes have run. */
  readonly rule_id: string | null
  readonly depth: number
  readonly happened_at: Date
  readonly due_at: Date
  readonly attempts: number
}

/** Takes the next event for this node alone; those of one conversation come one after the other. Null when none is due. */
export async function takeRuleEvent({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): Promise<TakenEvent | null> {
  const now = clock.now()
  const [event] = await database.as(JOB_CLAIMS, query =>
    query<TakenEvent>(
      `update app.rule_events set taken_until = $2, attempts = attempts + 1
        where id = (
          select e.id from app.rule_events e
           where e.due_at <= $1 and (e.taken_until is null or e.taken_until <= $1) and ${companyIsOpen('company_id')}
             and not exists (select from app.rule_events earlier
               where earlier.conversation_id = e.conversation_id and earlier.id < e.id and earlier.due_at <= $1)
           order by e.id limit 1 for update skip locked)
       returning id::text, company_id, conversation_id, event, key, message_id, rule_id, depth, happened_at, due_at,
                 attempts`,
      [new Date(now), new Date(now + LEASE_MS)],
    ),
  )
  return event ?? null
}
