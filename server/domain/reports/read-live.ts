import type { ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { readAgents } from '../conversations/attention/agents.ts'

type Live = ResponseOf<'readLive'>

/**
 * Returns what is going on now: the queue, the conversations of the inbox's list "All open" (tickets included, without what
 * is snoozed or spam), and the agents.
 */
export function readLive(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, companyId }: Member,
): Promise<Live> {
  return database.as(claims, async query => {
    // The backlog's index finds what is not resolved.
    const [counts] = await query<Omit<Live, 'agents' | 'longest_wait_since'> & { since: Date | null }>(
      `select count(*) filter (where app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status)) as waiting,
              min(c.human_requested_at) filter (where app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status))
                as since,
              count(*) filter (where c.snoozed_until is null) as open,
              count(*) filter (where c.snoozed_until is null and c.responder = 'ai') as with_ai,
              count(*) filter (where c.snoozed_until is null and c.responder = 'agent') as with_people,
              count(*) filter (where c.snoozed_until is null and c.responder = 'none') as with_nobody,
              count(*) filter (where c.snoozed_until is null and c.status = 'ticket') as tickets_open,
              count(*) filter (where c.call_state = 'live') as calls_live
         from public.conversation_facts f join public.conversations c on c.id = f.id
        where f.is_counted and f.company_id = $1 and coalesce(f.resolved_at, 'infinity') = 'infinity'`,
      [companyId],
    )
    const { since, ...numbers } = counts!
    const agents = await readAgents(query, companyId, null, new Date(clock.now()))
    return {
      ...numbers,
      longest_wait_since: since?.toISOString() ?? null,
      agents: agents.map(({ id, full_name, status, load }) => ({ id, name: full_name, status, open: load })),
    }
  })
}
