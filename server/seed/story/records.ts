/**
 * Computes the rows that the story leaves in the database, as the database's triggers would have written them: a bulk
 * insert without triggers takes a tenth of their time. `tests/server/demo-story.test.ts` replays a story with the
 * triggers and compares the rows.
 */
import { seedPeople } from '../people.ts'
import { TEAMS, teamId } from './agents.ts'
import { type ConversationRow, createConversationRow, type StoredRow } from './conversation-row.ts'
import type { Actor, StoryEvent } from './events.ts'
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

type About = { readonly company_id: string; readonly conversation_id: string }

function agentIdOf(actor: Actor): string | null {
  return typeof actor === 'object' && 'agentId' in actor ? actor.agentId : null
}

function actorColumns(actor: Actor) {
  const actor_id = agentIdOf(actor)
  if (actor_id !== null)
    return {
      actor_type: 'agent',
      actor_id,
      actor_name: seedPeople.find(({ id }) => id === actor_id)!.full_name,
    }
  if (typeof actor === 'object')
    return { actor_type: 'system', actor_id, actor_name: (actor as { automation: string }).automation }
  return { actor_type: actor === 'job' ? 'system' : actor, actor_id, actor_name: null }
}

/** As `app.is_waiting_for_human`. */
function isWaiting({ needs_human, assignee_id, status }: ConversationRow): boolean {
  return needs_human && assignee_id === null && status === 'open'
}

function endedAtOnce(about: About, { human_requested_at: at }: ConversationRow): StoredRow {
  return { ...about, requested_at: at, due_at: at, ended_at: at, outcome: 'ticketed' }
}

/** As `app.maintain_handoffs`, without an undo. */
function keepHandoff(
  handoffs: StoredRow[],
  about: About,
  before: ConversationRow,
  after: ConversationRow,
): void {
  if (isWaiting(after) && !isWaiting(before))
    handoffs.push({
      ...about,
      requested_at: after.human_requested_at,
      due_at: after.timeout_at ?? new Date(after.human_requested_at!.getTime() + 60_000),
      ended_at: null,
      outcome: null,
    })
  else if (isWaiting(before) && !isWaiting(after)) {
    const open = handoffs.findLast(({ conversation_id }) => conversation_id === about.conversation_id)!
    open['ended_at'] = after.updated_at
    open['outcome'] = after.assignee_id ? 'answered' : after.status === 'ticket' ? 'ticketed' : 'withdrawn'
  } else if (
    after.needs_human &&
    !before.needs_human &&
    after.status === 'ticket' &&
    after.assignee_id === null
  )
    handoffs.push(endedAtOnce(about, after))
}

/** As `app.record_activities`: what colleagues see of a change, in this order. */
function changesOf(before: ConversationRow, after: ConversationRow): [kind: string, detail: object][] {
  const changes: [string, object][] = []
  if (after.needs_human && !before.needs_human) changes.push(['human-requested', {}])
  if (after.status !== before.status) changes.push(['status', { from: before.status, to: after.status }])
  if (after.assignee_id !== before.assignee_id)
    changes.push([
      'assignee',
      { from: before.assignee_id, to: after.assignee_id, to_name: after.assignee_name },
    ])
  if (after.team_id !== before.team_id)
    changes.push(['team', { from: before.team_id, to: after.team_id, to_name: teamNameOf(after.team_id) }])
  if (after.priority !== before.priority)
    changes.push(['priority', { from: before.priority, to: after.priority }])
  if (after.tags !== before.tags)
    changes.push([
      'labels',
      {
        added: after.tags.filter(tag => !before.tags.includes(tag)),
        removed: before.tags.filter(tag => !after.tags.includes(tag)),
      },
    ])
  if (after.snoozed_until && !before.snoozed_until)
    changes.push(['snoozed', { until: jsonInstant(after.snoozed_until) }])
  return changes
}

function teamNameOf(id: string | null): string | null {
  return TEAMS.find(name => teamId(name) === id) ?? null
}

/** Returns an instant as PostgreSQL writes it into JSON. */
function jsonInstant(at: Date): string {
  return at.toISOString().replace(/\.?0*Z$/, '+00:00')
}

function timerOf(timers: readonly StoredRow[], id: string): StoredRow {
  return timers.find(timer => timer['id'] === id)!
}

function endTimers(
  timers: readonly StoredRow[],
  { conversation_id }: About,
  at: Date,
  isEnded: (timer: StoredRow) => boolean,
): void {
  for (const timer of timers)
    if (timer['conversation_id'] === conversation_id && timer['ended_at'] === null && isEnded(timer))
      timer['ended_at'] = at
}
