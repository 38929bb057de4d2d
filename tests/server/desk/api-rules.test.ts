/** Rules: their settings, their dry run, and their effects, exactly once on any number of nodes. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { RULE_DEPTH_MAX } from '#contract/constants/automation.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import {
  type Caller,
  openTestServer,
  personId,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { NO_LOG, promise, refundRule } from './automation-kit.ts'

const MINUTE_MS = 60_000

describeEachDemoDatabase('rules', given => {
  let server: TestServer
  let admin: Caller
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    agent = await server.asMember('agent@acme.test')
  })
  afterEach(() =>
    given.database.asOwner(async query => {
      await query('delete from public.rules')
      await query('delete from app.rule_events')
    }),
  )
  afterAll(() => server.close())

  const sql = <T>(statement: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(statement, params))
  /** What rules do sets off rules once more. */
  async function runAt(instant = server.clock.now()): Promise<void> {
    for (let depth = 0; depth <= RULE_DEPTH_MAX; depth++) {
      await runRules({ database: given.database, clock: { now: () => instant }, log: NO_LOG })
      await server.catchUp()
    }
  }
  const create = async (rule = refundRule()) => {
    const { status, body, code } = await admin('createRule', { body: rule })
    expect([status, code]).toEqual([201, undefined])
    return body
  }
  const post = (call: Caller, { id }: VisitorCaller, content: string) =>
    call('postMessage', { params: { id }, body: { content } })
  const stateOf = async ({ id }: VisitorCaller) =>
    (await agent('getConversation', { params: { id } })).body as StaffConversation
  const runsOf = async ({ id }: VisitorCaller) =>
    (await agent('listRuleRuns')).body.runs.filter(run => run.conversation_id === id)
  const labels = async (visitor: VisitorCaller) => (await stateOf(visitor)).tags

  it('are set by those who may edit settings, kept in their order, and seen by their company alone', async () => {
    expect((await agent('createRule', { body: refundRule() })).code).toBe('forbidden')
    const first = await create(refundRule({ name: 'First' }))
    const second = await create(refundRule({ name: 'Second' }))
    expect(first).toMatchObject(refundRule({ name: 'First' }))
    await admin('orderRules', { body: { ids: [second.id, first.id] } })
    expect((await agent('listRules')).body.rules.map(({ name }) => name)).toEqual(['Second', 'First'])
    const foreign = await server.asMember('admin@noor.test')
    expect((await foreign('listRules')).body.rules).toEqual([])
    expect((await foreign('removeRule', { params: first })).code).toBe('rule_not_found')
    expect((await foreign('updateRule', { params: first, body: refundRule() })).code).toBe('rule_not_found')
    await foreign('orderRules', { body: { ids: [first.id, second.id] } })
    expect((await agent('listRules')).body.rules.map(({ name }) => name)).toEqual(['Second', 'First'])
    expect((await admin('removeRule', { params: first })).status).toBe(200)
    expect((await admin('removeRule', { params: first })).code).toBe('rule_not_found')
  })

  it.each([
    ['minutes without a wait', { after_minutes: 5 }, 'invalid_request'],
    ['a wait without minutes', { event: 'no-reply' }, 'invalid_request'],
    ['nothing to do', { actions: [] }, 'invalid_request'],
    [
      'a person of another company',
      { actions: [{ type: 'assign', assignee_id: personId('admin@noor.test') }] },
      'assignee_not_found',
    ],
    [
      'a team that is not there',
      { actions: [{ type: 'assign-team', team_id: personId('agent@acme.test') }] },
      'team_not_found',
    ],
  ] as const)('refuse %s', async (_, changes, code) => {
    const body = { ...refundRule(), ...changes } as never
    expect((await admin('createRule', { body })).code).toBe(code)
  })

  it('do what they say to what their conditions hold for, and say so in the timeline and in the log', async () => {
    const rule = await create()
    const [visitor, other] = [await server.asVisitor(), await server.asVisitor()]
    await post(visitor.call, visitor, 'I want a REFUND')
    await post(other.call, other, 'Thank you')
    await runAt()
    expect(await stateOf(visitor)).toMatchObject({ tags: ['refund'], priority: 'high' })
    expect(await labels(other)).toEqual([])
    expect(await runsOf(visitor)).toEqual([
      expect.objectContaining({
        rule_id: rule.id,
        outcome: 'applied',
        error: null,
        event: 'message-received',
      }),
    ])
    const activities = await sql<{ kind: string; actor_type: string; actor_name: string }>(
      "select kind, actor_type, actor_name from public.activities where conversation_id = $1 and kind <> 'created' order by kind",
      [visitor.id],
    )
    expect(activities).toEqual(
      ['labels', 'priority', 'rule-applied'].map(kind => ({
        kind,
        actor_type: 'system',
        actor_name: 'Refunds',
      })),
    )
    expect(await sql('select from app.rule_events')).toEqual([])
  })

  it('tell tickets by their category and by what was given in the form', async () => {
    const rule = refundRule({
      event: 'conversation-created',
      conditions: [
        { field: 'category', operator: 'is', value: 'billing' },
        { field: 'form-field', key: 'workspace', operator: 'contains', value: 'north' },
      ],
    })
    await create(rule)
    const write = async (category: string, workspace: string) => {
      const { status, body } = await server.caller(null, 'acme')('createTicket', {
        body: {
          customer_email: 'ada@mail.example.com',
          subject: 'Help',
          content: 'Help',
          category,
          custom_fields: { workspace },
        },
      })
      expect(status).toBe(201)
      return body.conversationId
    }
    const wanted = await write('Billing', 'North Pier')
    const others = [await write('Scheduling', 'North Pier'), await write('Billing', 'South')]
    const { body } = await admin('tryRule', { body: rule })
    const tried = body.matches.map(({ id }) => id)
    expect([wanted, ...others].filter(id => tried.includes(id))).toEqual([wanted])
    await runAt()
    const labelled = async (id: string) => (await agent('getConversation', { params: { id } })).body
    expect(await labelled(wanted)).toMatchObject({ tags: ['refund'] })
    for (const id of others) expect(await labelled(id)).toMatchObject({ tags: [] })
  })

  it('run once on two nodes, also on what happened while none was there', async () => {
    await create(refundRule({ actions: [{ type: 'note', content: 'Look at the order first.' }] }))
    const visitor = await server.asVisitor()
    for (const content of ['refund 1', 'refund 2', 'refund 3']) await post(visitor.call, visitor, content)
    // As if the node that ran one had died, and its lease had expired.
    await sql(
      `update app.rule_events set taken_until = due_at - interval '1 second', attempts = 1
        where id = (select min(id) from app.rule_events)`,
    )
    const second = await openTestServer(given.database, { clock: server.clock })
    server.clock.advance(1_000)
    await waitFor(async () => expect(await sql('select from app.rule_events')).toEqual([]), { interval: 15 })
    await second.close()
    expect(await runsOf(visitor)).toHaveLength(3)
    expect(await sql('select from public.notes where conversation_id = $1', [visitor.id])).toHaveLength(3)
  })

  it('do nothing again to an event that is taken up again', async () => {
    await create(refundRule({ actions: [{ type: 'note', content: 'Once.' }] }))
    const visitor = await server.asVisitor()
    await post(visitor.call, visitor, 'refund')
    const [event] = await sql<{ row: object }>('select to_jsonb(e) as row from app.rule_events e')
    await runAt()
    await sql(
      'insert into app.rule_events overriding system value select * from jsonb_populate_record(null::app.rule_events, $1)',
      [event!.row],
    )
    await runAt()
    expect(await sql('select from public.notes where conversation_id = $1', [visitor.id])).toHaveLength(1)
    expect(await runsOf(visitor)).toHaveLength(1)
  })

  it('set off rules once more by what they do, and those none', async () => {
    const labelled = (name: string, from: string, to: string) =>
      refundRule({
        name,
        event: 'label-added',
        conditions: [{ field: 'label', operator: 'is', value: from }],
        actions: [{ type: 'add-label', label: to }],
      })
    await create()
    await create(labelled('Third', 'second', 'third'))
    await create(labelled('Second', 'refund', 'second'))
    const visitor = await server.asVisitor()
    await post(visitor.call, visitor, 'refund')
    await runAt()
    expect(await labels(visitor)).toEqual(['refund', 'second'])
    expect(await sql('select from app.rule_events')).toEqual([])
  })

  it('wait for the minutes that nobody has answered: at N ms and not before, and not once somebody has', async () => {
    await create(refundRule({ event: 'no-reply', after_minutes: 5, conditions: [] }))
    const [visitor, answered] = [await server.asVisitor(), await server.asVisitor()]
    for (const each of [visitor, answered]) {
      await each.call('setNeedsHuman', { params: each, body: { needs_human: true } })
      await post(each.call, each, 'Anybody there?')
    }
    const due = server.clock.now() + 5 * MINUTE_MS
    await post(agent, answered, 'Yes')
    await runAt(due - 1)
    expect(await labels(visitor)).toEqual([])
    await Promise.all([runAt(due), runAt(due)])
    expect([await labels(visitor), await labels(answered)]).toEqual([['refund'], []])
    expect(await runsOf(visitor)).toHaveLength(1)
  })

  it('count a wait that is there already when the rule is made', async () => {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: visitor, body: { needs_human: true } })
    await post(visitor.call, visitor, 'Anybody there?')
    const waiting = server.clock.now()
    const rule = await create(refundRule({ event: 'no-reply', after_minutes: 5, conditions: [] }))
    await admin('updateRule', {
      params: rule,
      body: refundRule({ event: 'no-reply', after_minutes: 2, conditions: [] }),
    })
    await runAt(waiting + 2 * MINUTE_MS)
    expect(await labels(visitor)).toEqual(['refund'])
  })

  it('do all they say or nothing, and their log says why', async () => {
    const colleague = personId('tomas@acme.test')
    await create(
      refundRule({
        actions: [
          { type: 'add-label', label: 'refund' },
          { type: 'assign', assignee_id: colleague },
        ],
      }),
    )
    await sql("update public.profiles set status = 'suspended' where id = $1", [colleague])
    const visitor = await server.asVisitor()
    await post(visitor.call, visitor, 'refund')
    await runAt()
    await sql("update public.profiles set status = 'active' where id = $1", [colleague])
    expect(await labels(visitor)).toEqual([])
    expect(await runsOf(visitor)).toEqual([
      expect.objectContaining({ outcome: 'failed', error: 'assignee_not_found' }),
    ])
  })

  it('hear what happens to conversations and of broken promises; those switched off hear nothing', async () => {
    const events = [
      'conversation-created',
      'message-received',
      'message-sent',
      'human-requested',
      'status-changed',
      'assigned',
      'label-added',
      'sla-breached',
    ] as const
    for (const event of events)
      await create(
        refundRule({ name: event, event, conditions: [], actions: [{ type: 'note', content: event }] }),
      )
    await create(refundRule({ name: 'off', is_enabled: false, conditions: [] }))
    await admin('createSlaPolicy', { body: promise({ name: 'First' }) })
    const visitor = await server.asVisitor()
    await post(visitor.call, visitor, 'Hello')
    await visitor.call('setNeedsHuman', { params: visitor, body: { needs_human: true } })
    await agent('updateConversation', {
      params: visitor,
      body: { assignee_id: personId('agent@acme.test') },
    })
    await post(agent, visitor, 'Hello')
    await sql("update public.conversations set tags = '{x}' where id = $1", [visitor.id])
    await sql(
      `insert into public.activities (company_id, conversation_id, kind, actor_type, detail, created_at)
       select company_id, id, 'sla-breached', 'system', '{"timer":"first-reply"}', updated_at from public.conversations where id = $1`,
      [visitor.id],
    )
    await agent('resolveConversation', { params: visitor })
    await runAt()
    expect((await runsOf(visitor)).map(({ rule_name }) => rule_name).sort()).toEqual([...events].sort())
    await sql('delete from public.sla_policies')
  })

  it('are tried on the last conversations without doing anything to them', async () => {
    const visitor = await server.asVisitor()
    await post(visitor.call, visitor, 'A refund, please')
    const { body } = await admin('tryRule', { body: refundRule() })
    expect(body.looked_at).toBeGreaterThan(1)
    expect(body.matches.map(({ id }) => id)).toContain(visitor.id)
    expect(body.matches.length).toBeLessThan(body.looked_at)
    const sent = await admin('tryRule', { body: refundRule({ event: 'message-sent', conditions: [] }) })
    expect(sent.body.matches.map(({ id }) => id)).not.toContain(visitor.id)
    expect(await labels(visitor)).toEqual([])
    expect(await runsOf(visitor)).toEqual([])
    expect((await agent('tryRule', { body: refundRule() })).code).toBe('forbidden')
  })
})
