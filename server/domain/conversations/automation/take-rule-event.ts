import type { RuleEvent } from '#contract/entities/automation.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'

/** Lease of an event. When it ends, any node may take the event again. */
const LEASE_MS = 30_000

/** A queued rule event, leased to this node. */
export type TakenEvent = {
  /** A bigint, as text. */
  readonly id: string
  readonly company_id: string
  readonly conversation_id: string
  readonly event: RuleEvent
  /** Identifies the event in the log of runs, so that a rule runs on it only once. */
  readonly key: string
  readonly message_id: string | null
  /** The rule whose waiting time is over; null for an event that all rules see. */
  readonly rule_id: string | null
  readonly depth: number
  readonly happened_at: Date
  readonly due_at: Date
  readonly attempts: number
}

/**
 * Leases the next due event to this node; null if none is due. Events of one conversation are taken in order, one at a
 * time. Events of suspended companies wait.
 */
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
