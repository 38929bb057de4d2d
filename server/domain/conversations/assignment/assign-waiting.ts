/** Auto-assignment: assigns waiting conversations to online agents, in companies that turned it on. */
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { type Automation, JOB_CLAIMS } from '../../actor.ts'
import { queueRuleEvents } from '../automation/queue-rule-events.ts'
import { applyAction } from '../desk/apply-action.ts'
import { IN_SIGHT } from '../inbox/list-conditions.ts'
import { type Assignment, type Candidate, planAssignments, type Waiting } from './plan-assignments.ts'

/** Maximum number of waiting conversations per round and company. */
const QUEUE_MAX = 200
/** SQL condition: conversation `c` waits for a human and isn't snoozed. */
const WAITS = 'app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status) and c.snoozed_until is null'
/**
 * Rules run before assignment, but a conversation waits at most this long for them, so that a failing rule can't hold
 * up a visitor.
 */
const RULES_FIRST_MS = 10_000
/**
 * SQL condition: something happened to conversation `c` after `$2` and until `$3` that rules have yet to look at. It is in their
 * queue, or in the log after the position of what fills the queue.
 */
const IS_WITH_RULES = `(
  exists (select from app.rule_events e where e.conversation_id = c.id and e.due_at > $2 and e.due_at <= $3)
  or exists (
    select from app.consumers queue join app.events e
      on (e.generation, e.xid, e.id) > (queue.generation, queue.xid, queue.event_id)
   where queue.name = '${queueRuleEvents.name}' and e.conversation_id = c.id and e.at > $2 and e.at <= $3))`
const AUTOMATION: Automation = {
  kind: 'automation',
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Auto-assignment',
}

/** Dependencies of auto-assignment. */
export type AssignDeps = {
  readonly database: Database
  /** The real clock: decides who is online. */
  readonly clock: Pick<Clock, 'now'>
  /** The clock that dates conversations: the demo clock in demo mode. */
  readonly conversationClock: Pick<Clock, 'now'>
}

/** Returns the ids of the companies that assign automatically, aren't suspended, and have a waiting conversation. */
export async function companiesToAssign(database: Database): Promise<string[]> {
  const rows = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>(
      `select id from public.companies company
        where auto_assign and suspended_at is null
          and exists (select from public.conversations c where c.company_id = company.id and ${WAITS})`,
    ),
  )
  return rows.map(({ id }) => id)
}

/**
 * Assigns the waiting conversations of one company, after its rules have run on them. An advisory lock lets one node at
 * a time do this, because two nodes could together exceed an agent's capacity. Each conversation is read again under
 * its row lock, so an agent who takes it in the meantime keeps it. A locked conversation is skipped.
 */
export function assignWaiting(deps: AssignDeps, companyId: string): Promise<void> {
  const online = new Date(deps.clock.now())
  const now = new Date(deps.conversationClock.now())
  return deps.database.as(JOB_CLAIMS, async query => {
    const [lock] = await query<{ taken: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('lapwing.assign ' || $1, 0)) as taken",
      [companyId],
    )
    if (!lock!.taken) return
    const plan = planAssignments(
      await readQueue(query, companyId, now),
      await readCandidates(query, companyId, online),
    )
    for (const assignment of plan) await give(query, companyId, assignment, now)
  })
}

function readQueue(query: Query, companyId: string, now: Date): Promise<Waiting[]> {
  return query<Waiting>(
    `select c.id, c.team_id from public.conversations c where c.company_id = $1 and ${WAITS} and not ${IS_WITH_RULES}
      order by c.human_requested_at, c.id limit ${QUEUE_MAX}`,
    [companyId, ...rulesFirst(now)],
  )
}

function rulesFirst(now: Date): readonly [after: Date, until: Date] {
  return [new Date(now.getTime() - RULES_FIRST_MS), now]
}

function readCandidates(query: Query, companyId: string, online: Date): Promise<Candidate[]> {
  return query<Candidate>(
    `select p.id, coalesce(s.capacity, company.agent_capacity) as capacity, s.last_assigned_at,
            (select count(*) from public.conversations c
              where c.company_id = $1 and c.assignee_id = p.id and ${IN_SIGHT}) as load,
            array(select m.team_id from public.team_members m where m.company_id = $1 and m.person_id = p.id) as team_ids
       from public.profiles p
       join public.companies company on company.id = p.company_id
       left join public.agent_states s on s.person_id = p.id
      where p.company_id = $1 and p.status = 'active' and app.role_may_reply($1, p.role)
        and not coalesce(s.is_away, false)
        and exists (
          select from app.current_presences($1, $2) there where there.person_id = p.id and there.status = 'online')`,
    [companyId, online],
  )
}

async function give(
  query: Query,
  companyId: string,
  { conversation: { id, team_id }, agentId }: Assignment,
  now: Date,
): Promise<void> {
  const [waiting] = await query(
    `select id from public.conversations c
      where company_id = $1 and id = $2 and team_id is not distinct from $3 and ${WAITS} for no key update skip locked`,
    [companyId, id, team_id],
  )
  if (!waiting) return
  // Checked again under the row lock: every change that rules look at holds this lock.
  const [free] = await query(`select from public.conversations c where c.id = $1 and not ${IS_WITH_RULES}`, [
    id,
    ...rulesFirst(now),
  ])
  if (!free) return
  await applyAction(query, AUTOMATION, id, { type: 'assign', assignee_id: agentId }, now)
  await query(
    `insert into public.agent_states (company_id, person_id, last_assigned_at, changed_at) values ($1, $2, $3, $3)
     on conflict (person_id) do update set last_assigned_at = excluded.last_assigned_at, changed_at = excluded.changed_at`,
    [companyId, agentId, now],
  )
}
