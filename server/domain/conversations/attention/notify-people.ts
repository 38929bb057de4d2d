/** Notifies people of requests for a human, mentions, replies, and of what happened to their conversations. */
import type { NotificationKind } from '#contract/entities/attention.ts'
import type { EventKind, LoggedEvent } from '#contract/events.ts'
import type { Query } from '#server/ports/database.ts'
import { consumer } from '../../consumer.ts'

/** Everybody who may reply is notified; of a conversation for a team that has members, those of the team. */
const EVERYBODY = `app.role_may_reply(p.company_id, p.role)
  and (not exists (select from public.team_members m where m.team_id = about.team_id)
    or exists (select from public.team_members m where m.team_id = about.team_id and m.person_id = p.id))`
/** Who had the conversation when it happened, of events that say so. */
const HOLDER = 'p.id = holder.id'
const HOLDER_OR_EVERYBODY = `(${HOLDER} or (holder.id is null and ${EVERYBODY}))`

/**
 * What is read of an event: the table of its subject (`it`), who is notified, and SQL of who caused it and of the excerpt. Nobody
 * is notified of what they did.
 */
type Notice = {
  readonly kind: NotificationKind
  readonly subject: string
  readonly people: string
  readonly by: string
  readonly byName: string
  readonly excerpt: string
}

const OF_ACTIVITY = {
  subject: 'public.activities',
  people: HOLDER,
  by: 'it.actor_id',
  byName: "coalesce(it.detail ->> 'name', it.actor_name)",
  excerpt: 'about.subject',
}
const OF_VISITOR = { by: 'null::uuid', byName: 'about.customer_name' }

const NOTICES = {
  'conversation.assigned': {
    ...OF_ACTIVITY,
    kind: 'assigned',
    people: "p.id = (it.detail ->> 'to')::uuid",
  },
  // A visitor's message also ends a snooze, but is notified as a reply.
  'conversation.woken': {
    ...OF_ACTIVITY,
    kind: 'snooze-over',
    people: `${HOLDER} and it.actor_type = 'system'`,
  },
  'handoff.opened': {
    ...OF_VISITOR,
    kind: 'human-request',
    subject: 'public.handoffs',
    people: `it.ended_at is null and about.assignee_id is null and ${EVERYBODY}`,
    excerpt: 'about.subject',
  },
  'message.created': {
    ...OF_VISITOR,
    kind: 'reply',
    subject: 'public.messages',
    people: `p.id = about.assignee_id and not app.is_mark(it.sender_type, it.content, it.meta)
      and not it.meta ? 'is_history'`,
    excerpt: 'app.message_preview(it.content)',
  },
  'note.created': {
    kind: 'mentioned',
    subject: 'public.notes',
    people: 'p.id = any (it.mentioned_ids)',
    by: 'it.author_id',
    byName: 'it.author_name',
    excerpt: 'app.message_preview(it.content)',
  },
  'rule.applied': { ...OF_ACTIVITY, kind: 'rule' },
  'sla.breached': { ...OF_ACTIVITY, kind: 'sla-breached', people: HOLDER_OR_EVERYBODY },
  'sla.warned': { ...OF_ACTIVITY, kind: 'sla-warned', people: HOLDER_OR_EVERYBODY },
} as const satisfies Readonly<Partial<Record<EventKind, Notice>>>

/**
 * Until a notification is read, another of its kind about the same conversation raises its count. A request for a human that
 * somebody has taken, or that was withdrawn, marks its notifications as read; one that became a ticket is missed, and stays.
 */
export const notifyPeople = consumer({
  name: 'notifications',
  kinds: [...(Object.keys(NOTICES) as (keyof typeof NOTICES)[]), 'handoff.ended'],
  async consume(query, events) {
    for (const event of events) {
      if (event.kind === 'handoff.ended') {
        if (event.data.outcome !== 'ticketed') await markRequestRead(query, event)
        continue
      }
      if (event.kind === 'message.created' && event.data.sender !== 'visitor') continue
      if (event.kind === 'conversation.assigned') {
        if (event.data.to === null) continue
        await markRequestRead(query, event)
      }
      await notify(query, event, NOTICES[event.kind])
    }
  },
})

async function markRequestRead(
  query: Query,
  { company_id, conversation_id, at }: LoggedEvent,
): Promise<void> {
  await query(
    `update public.notifications set read_at = greatest($3, created_at)
      where company_id = $1 and conversation_id = $2 and kind = 'human-request' and read_at is null`,
    [company_id, conversation_id, at],
  )
}

async function notify(
  query: Query,
  { conversation_id, subject_id, data, at }: LoggedEvent,
  notice: Notice,
): Promise<void> {
  await query(
    `insert into public.notifications as n
       (company_id, person_id, conversation_id, kind, actor_name, excerpt, is_on_call, is_listed, created_at)
     select p.company_id, p.id, about.id, '${notice.kind}', ${notice.byName}, ${notice.excerpt},
            coalesce(about.call_state = 'live', false), coalesce(choice.in_app, true), $3
       from public.conversations about
       cross join (select $4::uuid as id) holder
       join ${notice.subject} it on it.id = $2
       join public.profiles p on p.company_id = about.company_id and p.status = 'active'
       left join public.notification_choices choice on choice.person_id = p.id and choice.kind = '${notice.kind}'
      where about.id = $1 and p.id is distinct from ${notice.by} and ${notice.people}
      order by p.id
     on conflict (person_id, conversation_id, kind) where read_at is null do update
       set count = n.count + 1, actor_name = excluded.actor_name, excerpt = excluded.excerpt,
           is_on_call = excluded.is_on_call, created_at = excluded.created_at, is_listed = excluded.is_listed`,
    [conversation_id, subject_id, at, 'assignee_id' in data ? data.assignee_id : null],
  )
}
