/** Records SLA warnings and breaches, each once per timer. */
import type { SlaTimerKind } from '#contract/entities/sla.ts'
import type { Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import type { SlaDeps } from './check-sla.ts'
import { deadlinesAreCurrent } from './follow-deadlines.ts'

const BATCH = 50
const IS_CURRENT = deadlinesAreCurrent('sla_timers.conversation_id')

type Note = {
  readonly kind: 'sla-breached' | 'sla-warned'
  readonly column: 'breached_at' | 'warned_at'
  /** SQL condition: the timer needs this note at the instant `$1`. */
  readonly isDue: string
}

const NOTES: readonly Note[] = [
  {
    kind: 'sla-breached',
    column: 'breached_at',
    // Includes timers that ended after the deadline, before this job saw them.
    isDue: 'due_at <= $1 and breached_at is null and (ended_at is null or ended_at >= due_at)',
  },
  {
    kind: 'sla-warned',
    column: 'warned_at',
    isDue: 'warn_at <= $1 and warned_at is null and breached_at is null and ended_at is null',
  },
]

/** Records the warnings and breaches that are due. Returns whether there may be more. */
export async function noteDeadlines({
  database,
  clock,
}: Pick<SlaDeps, 'database' | 'clock'>): Promise<boolean> {
  const now = new Date(clock.now())
  let isMore = false
  for (const note of NOTES) {
    const due = await database.as(JOB_CLAIMS, query =>
      query<Due>(
        `select id, conversation_id from public.sla_timers
          where ${note.isDue} and ${companyIsOpen('company_id')} and ${IS_CURRENT} order by due_at limit ${BATCH}`,
        [now],
      ),
    )
    for (const one of due) await database.as(JOB_CLAIMS, query => noteOne(query, note, one, now))
    isMore ||= due.length === BATCH
  }
  return isMore
}

type Due = { readonly id: string; readonly conversation_id: string }

/**
 * Records one warning or breach. Locks the conversation before the timer, as a reply does; a second node then finds the
 * note and does nothing.
 */
async function noteOne(
  query: Query,
  { kind, column, isDue }: Note,
  { id, conversation_id }: Due,
  now: Date,
): Promise<void> {
  await query('select from public.conversations where id = $1 for no key update', [conversation_id])
  const [noted] = await query<{ company_id: string; timer: SlaTimerKind; policy_name: string }>(
    `update public.sla_timers set ${column} = $1 where id = $2 and ${isDue} and ${IS_CURRENT}
     returning company_id, timer, policy_name`,
    [now, id],
  )
  if (!noted) return
  await query(
    `insert into public.activities (company_id, conversation_id, kind, actor_type, actor_name, detail, created_at)
     values ($1, $2, $3, 'system', $4, $5, $6)`,
    [noted.company_id, conversation_id, kind, noted.policy_name, { timer: noted.timer }, now],
  )
}
