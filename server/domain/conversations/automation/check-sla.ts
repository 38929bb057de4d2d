/** Checks conversations that have changed, and starts or ends their SLA timers. */
import { type SlaPolicy, slaPolicyDraft } from '#contract/entities/automation.ts'
import { type SlaTimerKind, slaTimerKind } from '#contract/entities/sla.ts'
import type { OfficeHours } from '#contract/entities/widget.ts'
import { conditionsHold } from '#core/automation/conditions-hold.ts'
import { slaDeadline, slaStarts, targetMinutes } from '#core/automation/sla-deadlines.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { deadlinesAreCurrent } from './follow-deadlines.ts'
import { readFacts } from './read-facts.ts'

const BATCH = 20
/** Retry delay after a failed check. */
const RETRY_MS = 60_000

/** Dependencies of the SLA jobs. */
export type SlaDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: { readonly error: (detail: object, text: string) => void }
}

type Check = { readonly id: string; readonly company_id: string }
type Subject = {
  readonly id: string
  readonly company_id: string
  readonly status: 'open' | 'resolved' | 'ticket'
  readonly responder: 'ai' | 'agent' | 'none'
  readonly spam_at: Date | null
  readonly needs_human: boolean
  readonly human_requested_at: Date | null
  readonly waiting_since: Date | null
  readonly first_replied_at: Date | null
  readonly began_at: Date
}
type Policy = Pick<SlaPolicy, 'id' | keyof typeof slaPolicyDraft.shape> & { readonly created_at: Date }
type Running = { readonly timer: SlaTimerKind; readonly policy_id: string | null; readonly started_at: Date }

/** Checks the queued conversations. Returns whether there may be more. */
export async function checkSla({ database, clock, log }: SlaDeps): Promise<boolean> {
  const now = new Date(clock.now())
  const due = await database.as(JOB_CLAIMS, query =>
    query<Check>(
      `select conversation_id as id, company_id from app.sla_checks
        where retry_at <= $1 and ${companyIsOpen('company_id')} and ${deadlinesAreCurrent('sla_checks.conversation_id')}
        order by retry_at limit ${BATCH}`,
      [now],
    ),
  )
  for (const check of due) {
    const { id } = check
    try {
      await database.as(JOB_CLAIMS, query => checkConversation(query, check, now))
    } catch (error) {
      log.error({ error, conversationId: id }, 'promises could not be looked at')
      await database.as(JOB_CLAIMS, query =>
        query('update app.sla_checks set retry_at = $2 where conversation_id = $1', [
          id,
          new Date(now.getTime() + RETRY_MS),
        ]),
      )
    }
  }
  return due.length === BATCH
}

/**
 * Starts and ends the timers of one conversation, under its row lock. A later change queues the conversation again. The
 * policies are locked before the conversation, in the same order as when a policy is removed, so that the two can't
 * deadlock.
 */
async function checkConversation(query: Query, { id, company_id }: Check, now: Date): Promise<void> {
  const policies = await query<Policy>(
    `select id, created_at, ${Object.keys(slaPolicyDraft.shape).join(', ')} from public.sla_policies
      where company_id = $1 and is_enabled order by position, id for key share`,
    [company_id],
  )
  const [subject] = await query<Subject>(
    `select id, company_id, status, responder, needs_human, human_requested_at, waiting_since, first_replied_at,
            spam_at, created_at as began_at
       from public.conversations where id = $1 for no key update`,
    [id],
  )
  const [asked] = await query(
    `delete from app.sla_checks
      where conversation_id = $1 and ${deadlinesAreCurrent('sla_checks.conversation_id')} returning conversation_id`,
    [id],
  )
  if (!subject || !asked) return
  const { office_hours: hours } = await readSettings(query, company_id, 'hours')
  const facts = await readFacts(query, id, { hours, at: now, messageId: null })
  const applies = (each: Policy) =>
    subject.spam_at === null && conditionsHold(slaPolicyDraft.parse(each), facts)
  const policy = policies.find(applies)
  const starts = slaStarts(instantsOf({ ...subject, began_at: await reopenedAt(query, subject) }))
  const running = await query<Running>(
    `select timer, policy_id, started_at from public.sla_timers where conversation_id = $1 and ended_at is null`,
    [id],
  )
  for (const timer of slaTimerKind.options) {
    const before = running.find(each => each.timer === timer)
    const minutes = policy ? targetMinutes(policy, timer) : null
    const start = starts[timer]
    const isWanted = policy !== undefined && minutes !== null && start !== null
    if (before && isWanted && before.policy_id === policy.id) continue
    if (before) await end(query, subject, timer, now)
    if (!isWanted) continue
    // A visitor who waited before the policy existed counts from the policy's creation.
    const startedAt = before?.started_at.getTime() ?? Math.max(start, policy.created_at.getTime())
    await begin(query, subject, policy, timer, startedAt, hours)
  }
}

async function reopenedAt(query: Query, { id, began_at }: Subject): Promise<Date> {
  const [row] = await query<{ at: Date | null }>(
    `select max(created_at) as at from public.activities
      where conversation_id = $1 and kind = 'status' and detail ->> 'from' = 'resolved' and not detail ? 'is_undo'`,
    [id],
  )
  return row?.at ?? began_at
}

function instantsOf(subject: Subject) {
  return {
    ...subject,
    human_requested_at: subject.human_requested_at?.getTime() ?? null,
    waiting_since: subject.waiting_since?.getTime() ?? null,
    first_replied_at: subject.first_replied_at?.getTime() ?? null,
    began_at: subject.began_at.getTime(),
  }
}

async function end(query: Query, { id }: Subject, timer: SlaTimerKind, now: Date): Promise<void> {
  await query(
    `update public.sla_timers set ended_at = greatest($3, started_at)
      where conversation_id = $1 and timer = $2 and ended_at is null`,
    [id, timer, now],
  )
}

async function begin(
  query: Query,
  { id, company_id }: Subject,
  policy: Policy,
  timer: SlaTimerKind,
  startedAt: number,
  hours: OfficeHours | null,
): Promise<void> {
  const deadline = slaDeadline(
    policy.clock === 'office-hours' ? hours : null,
    startedAt,
    targetMinutes(policy, timer)!,
  )
  if (!deadline) return
  await query(
    `insert into public.sla_timers (company_id, conversation_id, policy_id, policy_name, timer, started_at, warn_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      company_id,
      id,
      policy.id,
      policy.name,
      timer,
      new Date(startedAt),
      new Date(deadline.warnAt),
      new Date(deadline.dueAt),
    ],
  )
}
