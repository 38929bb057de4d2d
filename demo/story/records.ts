/**
 * Computes the rows that the story leaves in the database, as the database's triggers would have written them: a bulk
 * insert without triggers takes a tenth of their time. `tests/server/platform/demo-story.test.ts` replays a story with the
 * triggers and compares the rows.
 */
import { type ConversationRow, createConversationRow, type StoredRow } from './conversation-row.ts'
import type { Actor, StoryEvent } from './events.ts'
import {
  actorColumns,
  agentIdOf,
  changesOf,
  endedAtOnce,
  endTimers,
  keepHandoff,
  timerOf,
} from './history.ts'
import { storyId } from './random.ts'

/** Rows by table. Ids that are left out are the database's. */
export type StoryRows = {
  readonly conversations: readonly ConversationRow[]
  readonly messages: readonly StoredRow[]
  readonly activities: readonly StoredRow[]
  readonly handoffs: readonly StoredRow[]
  readonly notes: readonly StoredRow[]
  readonly timers: readonly StoredRow[]
  readonly ruleRuns: readonly StoredRow[]
  readonly surveys: readonly StoredRow[]
}

/** Returns the rows after events, which must be in order. @param firstTicket the number of the first ticket */
export function recordsOf(companyId: string, events: readonly StoryEvent[], firstTicket: number): StoryRows {
  const conversations = new Map<string, ConversationRow>()
  const messages: StoredRow[] = []
  const activities: StoredRow[] = []
  const handoffs: StoredRow[] = []
  const notes: StoredRow[] = []
  const timers: StoredRow[] = []
  const ruleRuns: StoredRow[] = []
  const surveys: StoredRow[] = []
  let ticket = firstTicket

  for (const event of events) {
    const at = new Date(event.at)
    const about = { company_id: companyId, conversation_id: event.about }
    const act = (kind: string, detail: object, actor: Actor = event.actor) =>
      activities.push({ ...about, kind, ...actorColumns(actor), detail, created_at: at })

    if (event.kind === 'open') {
      const row = createConversationRow(companyId, event.about, at, event.data)
      if (row.status === 'ticket') row.number = ticket++
      conversations.set(event.about, row)
      act('created', { source: row.source })
      if (row.needs_human) act('human-requested', {})
      if (row.status === 'ticket') handoffs.push(endedAtOnce(about, row))
      continue
    }
    const row = conversations.get(event.about)!
    switch (event.kind) {
      case 'message': {
        const { sender_type, content, meta } = event.data
        row.last_sequence++
        row.last_message_at = at
        row.preview = content.slice(0, 140)
        const isAuto = sender_type === 'system' || (meta as { type?: string }).type === 'auto'
        row.waiting_since =
          sender_type === 'visitor' ? (row.waiting_since ?? at) : isAuto ? row.waiting_since : null
        row.last_visitor_at = sender_type === 'visitor' ? at : null
        if (sender_type === 'visitor') row.visitor_active_at = at
        if (sender_type === 'agent') row.first_replied_at ??= at
        if (row.updated_at < at) row.updated_at = at
        const id = storyId('3e55', messages.length + 1)
        messages.push({ id, ...about, ...event.data, sequence: row.last_sequence, created_at: at })
        if (sender_type === 'agent') endTimers(timers, about, at, timer => timer['timer'] !== 'resolution')
        break
      }
      case 'change': {
        const before = { ...row }
        const { seen, ...columns } = event.data
        Object.assign(row, columns)
        if (seen) row.agent_seen_sequence = row.visitor_seen_sequence = row.last_sequence
        if (row.status === 'ticket' && row.number === null) row.number = ticket++
        if (row.status === 'resolved') {
          row.snoozed_until = null
          row.waiting_since = null
        } else if (before.status === 'resolved') row.waiting_since ??= row.last_visitor_at
        if (row.status === 'resolved' && before.status !== 'resolved')
          endTimers(timers, about, at, () => true)
        keepHandoff(handoffs, about, before, row)
        for (const [kind, detail] of changesOf(before, row)) act(kind, detail)
        break
      }
      case 'note':
        notes.push({ ...about, author_id: agentIdOf(event.actor), ...event.data, created_at: at })
        break
      case 'timer':
        timers.push({ ...about, ...event.data, warned_at: null, breached_at: null, ended_at: null })
        break
      case 'ended':
        Object.assign(timerOf(timers, event.data.id), { ended_at: at })
        break
      case 'warned':
      case 'breached':
        Object.assign(timerOf(timers, event.data.id), { [`${event.kind}_at`]: at })
        act(`sla-${event.kind}`, { timer: event.data.timer }, { automation: event.data.policy_name })
        break
      case 'rule': {
        const { rule_id, name, event: what } = event.data
        act('rule-applied', { rule_id, name })
        const event_key = `${event.about} ${String(event.at)}`
        ruleRuns.push({
          ...about,
          rule_id,
          rule_name: name,
          event: what,
          event_key,
          outcome: 'applied',
          created_at: at,
        })
        break
      }
      case 'survey':
        surveys.push({
          ...about,
          ...event.data,
          locale: row.locale,
          handled_by: row.first_replied_at ? 'agent' : 'ai',
          agent_id: row.assignee_id,
          agent_name: row.assignee_name,
          team_id: row.team_id,
          asked_at: at,
          changed_at: event.data.answered_at,
        })
    }
  }
  return {
    conversations: [...conversations.values()],
    messages,
    activities,
    handoffs,
    notes,
    timers,
    ruleRuns,
    surveys,
  }
}
