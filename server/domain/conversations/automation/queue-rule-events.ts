import { RULE_DEPTH_MAX } from '#contract/constants/automation.ts'
import type { RuleEvent } from '#contract/entities/automation.ts'
import type { LoggedEvent } from '#contract/events.ts'
import type { Query } from '#server/ports/database.ts'
import { consumer } from '../../consumer.ts'

/** The events of the log that rules react to, besides the end of a wait. */
const RULE_EVENTS = {
  'conversation.assigned': 'assigned',
  'conversation.created': 'conversation-created',
  'conversation.human_requested': 'human-requested',
  'conversation.labels_changed': 'label-added',
  'conversation.status_changed': 'status-changed',
  'conversation.team_changed': 'assigned',
  'message.created': 'message-received',
  'sla.breached': 'sla-breached',
} as const satisfies Record<string, RuleEvent>

type Queued = LoggedEvent<keyof typeof RULE_EVENTS>

/**
 * Queues what a company's rules have to look at, if a rule does. An undo sets off no rule, and what rules set off does so once.
 */
export const queueRuleEvents = consumer({
  name: 'rules',
  kinds: [...(Object.keys(RULE_EVENTS) as (keyof typeof RULE_EVENTS)[]), 'conversation.waiting'],
  async consume(query, events) {
    const queued: Queued[] = []
    for (const event of events)
      if (event.kind === 'conversation.waiting') await queueNoReply(query, event)
      else if (!event.is_undo && event.rule_depth <= RULE_DEPTH_MAX && isOfInterest(event)) queued.push(event)
    if (queued.length > 0) await queueAll(query, queued)
  },
})

function isOfInterest(event: Queued): boolean {
  if (event.kind === 'message.created')
    return event.data.sender === 'visitor' || event.data.sender === 'agent'
  const isAssignment = event.kind === 'conversation.assigned' || event.kind === 'conversation.team_changed'
  return !isAssignment || event.data.to !== null
}

function ruleEventOf(event: Queued): RuleEvent {
  return event.kind === 'message.created' && event.data.sender === 'agent'
    ? 'message-sent'
    : RULE_EVENTS[event.kind]
}

/** After an undo, a wait that was already over is not queued: it ran out while the conversation did not wait. */
async function queueNoReply(query: Query, { conversation_id, is_undo, at }: LoggedEvent): Promise<void> {
  await query(
    `select app.queue_no_reply_events(c, null, $2) from public.conversations c
      where c.id = $1 and c.waiting_since is not null`,
    [conversation_id, is_undo ? at : null],
  )
}

/** A change of labels counts only if it added one. */
async function queueAll(query: Query, events: readonly Queued[]): Promise<void> {
  await query(
    `insert into app.rule_events (company_id, conversation_id, event, key, message_id, depth, happened_at, due_at)
     select given.company_id, given.conversation_id, given.event, given.subject_id,
            case when given.event like 'message-%' then given.subject_id end, given.depth, given.at, given.at
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::integer[], $6::timestamptz[])
         with ordinality as given (company_id, conversation_id, event, subject_id, depth, at, place)
      where exists (select from public.rules r
                     where r.company_id = given.company_id and r.event = given.event and r.is_enabled)
        and exists (select from public.conversations c where c.id = given.conversation_id)
        and (given.event <> 'label-added' or exists (
          select from public.activities a where a.id = given.subject_id and a.detail -> 'added' <> '[]'))
      order by given.place`,
    [
      events.map(event => event.company_id),
      events.map(event => event.conversation_id),
      events.map(ruleEventOf),
      events.map(event => event.subject_id),
      events.map(event => event.rule_depth),
      events.map(event => event.at),
    ],
  )
}
