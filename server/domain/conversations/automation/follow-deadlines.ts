/** What follows from events for the SLA timers of their conversations. */
import type { EventKind, LoggedEvent } from '#contract/events.ts'
import type { Query } from '#server/ports/database.ts'
import { consumer } from '../../consumer.ts'

const NAME = 'deadlines'
/** Events that end timers, or after which another policy or timer may apply. */
const KINDS = [
  'conversation.assigned',
  'conversation.contact_changed',
  'conversation.created',
  'conversation.human_requested',
  'conversation.labels_changed',
  'conversation.priority_changed',
  'conversation.responder_changed',
  'conversation.spam_changed',
  'conversation.status_changed',
  'conversation.team_changed',
  'conversation.waiting',
  'message.created',
] as const satisfies readonly EventKind[]

type Followed = LoggedEvent<(typeof KINDS)[number]>

/**
 * SQL condition: the timers of a conversation are what its events made of them. Until then nobody can say whether a timer was
 * met. Under the conversation's lock it stays true.
 * @param conversation SQL of the conversation's id
 */
export function deadlinesAreCurrent(conversation: string): string {
  return `not exists (
    select from app.consumers c
      join app.events e on e.conversation_id = ${conversation} and (e.generation, e.xid, e.id) > (c.generation, c.xid, c.event_id)
     where c.name = '${NAME}' and e.kind in ('${KINDS.join("','")}'))`
}

/**
 * Ends timers at the instant of what ended them, resumes those that an undo gives back, and queues a check of which others
 * run now.
 */
export const followDeadlines = consumer({
  name: NAME,
  kinds: KINDS,
  async consume(query, events) {
    const ids = [...new Set(events.map(event => event.conversation_id))]
    // Locks them as the jobs for SLA timers do. Most companies have no policy, and no timers.
    const timed = await query<{ id: string }>(
      `select id from public.conversations c
        where id = any($1) and exists (
          select from public.sla_timers t where t.company_id = c.company_id and t.conversation_id = c.id)
        order by id for no key update`,
      [ids],
    )
    const isTimed = new Set(timed.map(({ id }) => id))
    for (const event of events) if (isTimed.has(event.conversation_id)) await applyEvent(query, event)
    await query(
      `insert into app.sla_checks (conversation_id, company_id)
       select c.id, c.company_id from public.conversations c
        where c.id = any($1)
          and exists (select from public.sla_policies p where p.company_id = c.company_id and p.is_enabled)
        order by c.id
       on conflict (conversation_id) do nothing`,
      [[...new Set(events.filter(changesWhatRuns).map(event => event.conversation_id))]],
    )
  },
})

/** A visitor's message changes no timer by itself: it may make the conversation wait, which is an event of its own. */
function changesWhatRuns(event: Followed): boolean {
  return event.kind !== 'message.created' || event.data.sender !== 'visitor'
}

async function applyEvent(query: Query, event: Followed): Promise<void> {
  switch (event.kind) {
    case 'message.created':
      if (event.data.sender === 'agent') await end(query, event, "timer <> 'resolution'")
      return
    case 'conversation.responder_changed':
      // No SLA applies to what the AI answers, to what is resolved or to spam.
      if (event.data.to === 'ai') await end(query, event)
      return
    case 'conversation.spam_changed':
      if (event.data.reason !== null) await end(query, event)
      else if (event.is_undo)
        await resume(query, event, "a.kind = 'spam' and a.detail ->> 'reason' is not null")
      return
    case 'conversation.status_changed':
      if (event.data.to === 'resolved') await end(query, event)
      else if (event.data.from === 'resolved' && event.is_undo)
        await resume(query, event, "a.kind = 'status' and a.detail ->> 'to' = 'resolved'")
  }
}

async function end(query: Query, event: Followed, which = 'true'): Promise<void> {
  await query(
    `update public.sla_timers set ended_at = greatest($3, started_at)
      where company_id = $1 and conversation_id = $2 and ended_at is null and ${which}`,
    [event.company_id, event.conversation_id, event.at],
  )
}

/** Resumes the timers that ended with what an undo takes back: the newest activity of a kind. */
async function resume(query: Query, event: Followed, undone: string): Promise<void> {
  await query(
    `update public.sla_timers set ended_at = null
      where company_id = $1 and conversation_id = $2
        and ended_at >= (select max(a.created_at) from public.activities a
                          where a.conversation_id = $2 and a.created_at <= $3 and ${undone})`,
    [event.company_id, event.conversation_id, event.at],
  )
}
