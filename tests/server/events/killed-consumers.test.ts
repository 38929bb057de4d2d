/** A node that dies between any two steps of what follows from events: the next one does the rest, and nothing twice. */
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { seedCompanies } from '#demo/companies.ts'
import type { StoryEvent } from '#demo/story/events.ts'
import { CONSUMERS } from '#server/events/consumers.ts'
import { createEventReader, type EventReader } from '#server/events/event-reader.ts'
import type { Database } from '#server/ports/database.ts'
import { NO_METRICS } from '#server/ports/metrics.ts'
import { describeBothDatabases } from '#tests/support/describe-each-database.ts'
import { eventHorizon, HELD_BACK_LIMIT_MS } from '#tests/support/follow-events.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { writeEvents } from '#tests/support/story/replay.ts'
import { personId } from '#tests/support/test-server.ts'

const ACME = seedCompanies[0]!.id
const BEGAN = Date.parse('2027-01-01T12:00:00Z')
const MINUTE_MS = 60_000
const POLICY = 'd0a00000-0000-4000-8000-000000000001'

/** What follows from a conversation's events, without ids and without what stands for the conversation itself. */
const CONSEQUENCES = `
  select jsonb_build_object(
    'notifications', (select jsonb_agg(to_jsonb(n) - '{id,conversation_id}'::text[] order by n.person_id, n.kind, n.created_at)
                        from public.notifications n where n.conversation_id = c.id),
    'rules', (select jsonb_agg(jsonb_build_array(r.event, r.happened_at, r.due_at, r.depth) order by r.due_at, r.id)
                from app.rule_events r where r.conversation_id = c.id),
    'timers', (select jsonb_agg(to_jsonb(t) - '{id,conversation_id}'::text[] order by t.timer)
                 from public.sla_timers t where t.conversation_id = c.id),
    'checks', (select count(*) from app.sla_checks s where s.conversation_id = c.id),
    'emails', (select jsonb_agg(to_jsonb(e) - 'conversation_id') from app.reply_emails e where e.conversation_id = c.id),
    'surveys', (select count(*) from public.surveys s where s.conversation_id = c.id),
    'typing', (select count(*) from public.typing t where t.conversation_id = c.id),
    'facts', (select to_jsonb(f) - 'id' from public.conversation_facts f where f.id = c.id),
    'seen', (select u.last_seen_at from public.customers u where u.id = c.customer_id),
    'deadline', c.sla) as consequences
    from public.conversations c where c.id = $1`

describeBothDatabases(
  'what follows from events',
  given => {
    const sql = <T = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
      given.database.asOwner(query => query<T>(text, values))
    const readerOn = (database: Database): EventReader =>
      createEventReader({
        database,
        clock: createManualClock(Date.now()),
        consumers: CONSUMERS,
        log: { error() {} },
        metrics: NO_METRICS,
        horizon: eventHorizon(given.kind),
      })

    beforeAll(async () => {
      await sql(
        `insert into public.sla_policies (id, company_id, name, is_enabled, position, match, conditions, first_reply_minutes,
           clock, created_at, updated_at)
         values ($1, $2, 'Everybody', true, 1, 'all', '[]', 10, 'calendar', $3, $3)`,
        [POLICY, ACME, new Date(BEGAN)],
      )
      for (const [event, minutes] of [
        ['message-received', null],
        ['message-sent', null],
        ['status-changed', null],
        ['no-reply', 10],
      ])
        await sql(
          `insert into public.rules (company_id, name, is_enabled, position, event, after_minutes, match, conditions, actions,
             created_at, updated_at)
           values ($1, $2, true, 1, $2, $3, 'all', '[]', '[{"type":"add-label","label":"seen"}]', $4, $4)`,
          [ACME, event, minutes, new Date(BEGAN)],
        )
    })

    /** Writes a conversation in which everything happens that has a consequence, and returns its id. */
    async function happen(): Promise<string> {
      const [id, customer] = [randomUUID(), randomUUID()]
      await sql('insert into public.customers (id, company_id, email, name) values ($1, $2, $3, $4)', [
        ...[customer, ACME, `${customer}@example.test`, 'Ann'],
      ])
      for (const event of story(id, customer))
        await given.database.asOwner(async query => {
          if (event.isUndo) await query("select set_config('app.is_undo', 'true', true)")
          if (event.kind === 'message' && event.data.sender_type === 'visitor')
            await query(
              `insert into public.typing (company_id, conversation_id, until) values ($1, $2, $3)
               on conflict do nothing`,
              [ACME, id, new Date(event.at)],
            )
          await writeEvents(query, ACME, [event])
        })
      return id
    }

    const consequencesOf = async (id: string) =>
      (await sql<{ consequences: Record<string, unknown> }>(CONSEQUENCES, [id]))[0]!.consequences

    it('follows once, though the node that sees to it dies at any step', {
      timeout: scaleTimeout(300_000),
    }, async () => {
      await readerOn(given.database).catchUp(HELD_BACK_LIMIT_MS)
      const whole = await happen()
      await readerOn(given.database).catchUp(HELD_BACK_LIMIT_MS)
      const expected = await consequencesOf(whole)
      for (const part of ['notifications', 'rules', 'timers', 'emails', 'facts', 'seen'])
        expect(expected[part], part).not.toBeNull()
      expect(expected).toMatchObject({ checks: 1, surveys: 0, typing: 0 })

      let steps = 0
      for (let hasDied = true; hasDied; steps += 1) {
        const id = await happen()
        const node = dyingAt(given.database, steps)
        await readerOn(node.database)
          .catchUp(HELD_BACK_LIMIT_MS)
          .catch(() => {})
        hasDied = node.hasDied()
        await readerOn(given.database).catchUp(HELD_BACK_LIMIT_MS)
        expect(await consequencesOf(id), `after a death at step ${steps}`).toEqual(expected)
      }
      expect(steps).toBeGreaterThan(20)
    })
  },
  { content: 'demo' },
)

/** What happens in the conversation. */
function story(id: string, customer: string): (StoryEvent & { readonly isUndo?: boolean })[] {
  const agent = { agentId: personId('agent@acme.test') }
  const other = personId('tomas@acme.test')
  const at = (minute: number) => new Date(BEGAN + minute * MINUTE_MS).toISOString()
  const message = { meta: {}, helpful: null, outcome: null }
  const visitor = { ...message, sender_type: 'visitor', sender_id: null, sender_name: null } as const
  const timer = {
    policy_id: POLICY,
    policy_name: 'Everybody',
    started_at: at(1),
    warn_at: at(500),
    due_at: at(600),
  }
  const events: (Pick<StoryEvent, 'kind' | 'data' | 'actor'> & { readonly isUndo?: boolean })[] = [
    {
      kind: 'open',
      actor: 'visitor',
      data: {
        ...{ subject: 'Help', source: 'widget', custom_fields: {}, locale: 'en', is_verified: false },
        ...{ customer_id: customer, customer_email: `${customer}@example.test`, customer_name: 'Ann' },
        ...{ status: 'open', needs_human: false, responder: 'ai' },
      },
    },
    { kind: 'message', actor: 'visitor', data: { ...visitor, content: 'Hello?' } },
    {
      kind: 'change',
      actor: 'visitor',
      data: { needs_human: true, human_requested_at: at(2), responder: 'none', updated_at: at(2) },
    },
    { kind: 'timer', actor: 'job', data: { ...timer, id: randomUUID(), timer: 'first-reply' } },
    { kind: 'timer', actor: 'job', data: { ...timer, id: randomUUID(), timer: 'resolution' } },
    {
      kind: 'change',
      actor: agent,
      data: {
        needs_human: false,
        responder: 'agent',
        assignee_id: other,
        assignee_name: 'Tomas',
        updated_at: at(5),
      },
    },
    { kind: 'message', actor: 'visitor', data: { ...visitor, content: 'Anybody?' } },
    { kind: 'message', actor: 'visitor', data: { ...visitor, content: 'Please?' } },
    { kind: 'note', actor: agent, data: { author_name: 'Priya', content: 'Yours?', mentioned_ids: [other] } },
    {
      kind: 'message',
      actor: agent,
      data: {
        ...message,
        sender_type: 'agent',
        sender_id: agent.agentId,
        sender_name: 'Priya',
        content: 'Here.',
      },
    },
    { kind: 'change', actor: agent, data: { status: 'resolved', resolved_at: at(10), updated_at: at(10) } },
    {
      kind: 'survey',
      actor: 'job',
      data: { kind: 'stars', channel: 'chat', score: null, comment: null, answered_at: null },
    },
    {
      kind: 'change',
      actor: agent,
      data: { status: 'open', resolved_at: null, updated_at: at(12) },
      isUndo: true,
    },
    { kind: 'message', actor: 'visitor', data: { ...visitor, content: 'Thanks.' } },
  ]
  // A survey is asked at the instant of what resolved the conversation.
  const minuteOf = (index: number) => (events[index]!.kind === 'survey' ? index - 1 : index)
  return events.map((event, index) => ({
    ...event,
    about: id,
    at: BEGAN + minuteOf(index) * MINUTE_MS,
  })) as never
}

/** A database whose node dies before a step: a transaction's beginning, a statement, its commit, or its end. */
function dyingAt(database: Database, last: number) {
  let steps = 0
  const step = () => {
    if (++steps > last) throw new Error('the node died')
  }
  const as: Database['as'] = async (claims, work) => {
    step()
    const done = await database.as(claims, async query => {
      const result = await work((text, values) => {
        step()
        return query(text, values)
      })
      step()
      return result
    })
    // Committed, but the node does not hear of it.
    step()
    return done
  }
  return { database: { ...database, as }, hasDied: () => steps > last }
}
