import { consumer } from '../consumer.ts'

/** Keeps the facts of the reports. They are computed from the conversation's rows, so the last event is enough. */
export const keepFacts = consumer({
  name: 'facts',
  kinds: [
    'call.ended',
    'call.started',
    'conversation.assigned',
    'conversation.created',
    'conversation.human_requested',
    'conversation.labels_changed',
    'conversation.merged',
    'conversation.spam_changed',
    'conversation.status_changed',
    'conversation.team_changed',
    'conversation.unmerged',
    'handoff.opened',
    'message.created',
    'message.deleted',
    'message.rated',
    'sla.breached',
    'sla.ended',
    'sla.resumed',
    'survey.answered',
    'survey.asked',
    'survey.withdrawn',
  ],
  async consume(query, events) {
    const isMessage = ({ kind }: (typeof events)[number]) => kind === 'message.created'
    const changed = new Set(events.filter(event => !isMessage(event)).map(event => event.conversation_id))
    // Of new messages, only an agent's first changes a fact.
    const replied = events.flatMap(event =>
      event.kind === 'message.created' && event.data.sender === 'agent' ? [event.conversation_id] : [],
    )
    // Ordered, so that nobody waits in a circle.
    await query(
      `select app.refresh_facts(id) from (
         select id from unnest($1::uuid[]) as changed (id)
         union select f.id from public.conversation_facts f where f.id = any($2::uuid[]) and f.replied_at is null
         order by id) due`,
      [[...changed], replied],
    )
  },
})
