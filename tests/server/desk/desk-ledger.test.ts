/**
 * What the database itself records about a conversation: activities, and the ledger of requests for a human.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HUMAN_FALLBACK_AFTER_MS } from '#contract/constants/conversation.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

describeEachDemoDatabase('what the desk is told', given => {
  let server: TestServer
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  const rows = <Row>(table: string, id: string, columns: string, order: string) =>
    given.database.asOwner(query =>
      query<Row>(`select ${columns} from ${table} where conversation_id = $1 order by ${order}`, [id]),
    )
  const handoffs = (id: string) =>
    rows<{ outcome: string | null; wait: number; ended: boolean }>(
      'public.handoffs',
      id,
      `outcome, extract(epoch from due_at - requested_at) * 1000 as wait, ended_at is not null as ended`,
      'requested_at',
    ).then(all => all.map(row => ({ ...row, wait: Number(row.wait) })))

  async function waitingVisitor() {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    return visitor
  }
  const take = (id: string) =>
    agent('updateConversation', { params: { id }, body: { assignee_id: personId('agent@acme.test') } })

  it('[CHAT-11] promises an answer within the minute, and ends the request when somebody takes it', async () => {
    const { id, call } = await waitingVisitor()
    // Asking again doesn't create a second request.
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
    expect(await handoffs(id)).toEqual([{ outcome: null, wait: HUMAN_FALLBACK_AFTER_MS, ended: false }])
    await take(id)
    expect(await handoffs(id)).toEqual([{ outcome: 'answered', wait: HUMAN_FALLBACK_AFTER_MS, ended: true }])
  })

  it('ends it as a ticket, or as withdrawn, and begins another when a human is asked for again', async () => {
    const ticket = await waitingVisitor()
    await ticket.call('setNeedsHuman', {
      params: { id: ticket.id },
      body: { needs_human: true, make_ticket: true },
    })
    expect((await handoffs(ticket.id)).map(({ outcome }) => outcome)).toEqual(['ticketed'])

    const { id, call } = await waitingVisitor()
    await call('resolveConversation', { params: { id } })
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
    expect((await handoffs(id)).map(({ outcome }) => outcome)).toEqual(['withdrawn', null])
  })

  it('goes on with the same request, in its place, when the end of its conversation is taken back', async () => {
    const { id, call } = await waitingVisitor()
    const read = async () => (await agent('getConversation', { params: { id } })).body
    const before = await read()
    const line = () =>
      rows('public.handoffs', id, 'id, requested_at, due_at, ended_at, outcome', 'requested_at')
    const told = () => rows<{ kind: string }>('public.activities', id, 'kind', 'position')
    const [asked] = await line()
    server.clock.advance(5_000)
    const later = await waitingVisitor()
    const place = async () => (await call('getQueuePosition', { params: { id } })).body
    const seen = await place()
    const acted = await agent('actOnConversations', { body: { ids: [id], actions: [{ type: 'resolve' }] } })
    expect(await handoffs(id)).toMatchObject([{ outcome: 'withdrawn' }])
    server.clock.advance(5_000)
    await agent('undoActs', { body: { undo: acted.body.undo } })

    expect(await line()).toEqual([asked])
    expect(await read()).toEqual({ ...before, updated_at: expect.any(String) })
    expect(await place()).toEqual(seen)
    expect((await told()).filter(({ kind }) => kind === 'human-requested')).toHaveLength(1)
    await take(id)
    expect((await handoffs(id)).map(({ outcome }) => outcome)).toEqual(['answered'])
    expect((await handoffs(later.id)).map(({ outcome }) => outcome)).toEqual([null])
  })

  it('leaves the line of a ticket alone when its end is taken back, and asks anew after another request', async () => {
    const ticket = await waitingVisitor()
    const asTicket = { params: { id: ticket.id }, body: { needs_human: true, make_ticket: true } }
    await ticket.call('setNeedsHuman', asTicket)
    const resolve = { ids: [ticket.id], actions: [{ type: 'resolve' as const }] }
    const { undo } = (await agent('actOnConversations', { body: resolve })).body
    await agent('undoActs', { body: { undo } })
    expect((await handoffs(ticket.id)).map(({ outcome }) => outcome)).toEqual(['ticketed'])

    // Undoing an old resolution: a request made since stays.
    const { id, call } = await waitingVisitor()
    const first = await agent('actOnConversations', { body: { ...resolve, ids: [id] } })
    server.clock.advance(1_000)
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
    const [answer] = (await agent('undoActs', { body: { undo: first.body.undo } })).body.results
    expect(answer).toMatchObject({ outcome: 'refused', code: 'changed_meanwhile' })
    expect((await handoffs(id)).map(({ outcome }) => outcome)).toEqual(['withdrawn', null])
  })

  it('counts who asks for a ticket from the first', async () => {
    const { id, call } = await server.asVisitor()
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true, make_ticket: true } })
    expect(await handoffs(id)).toEqual([{ outcome: 'ticketed', wait: 0, ended: true }])
  })

  it('leaves no waiting conversation without an open request, and no request without one that waits', async () => {
    await waitingVisitor()
    const [orphans] = await given.database.asOwner(query =>
      query<{ count: number }>(
        `select count(*)::integer as count from public.conversations c
           full join (select * from public.handoffs where ended_at is null) h on h.conversation_id = c.id
          where (c.id is null) or (h.id is null) = app.is_waiting_for_human(c.needs_human, c.assignee_id, c.status)`,
      ),
    )
    expect(orphans).toEqual({ count: 0 })
  })

  it('tells what happened, by whom, and keeps it from the visitor', async () => {
    const { id, call } = await waitingVisitor()
    await take(id)
    await agent('updateConversation', { params: { id }, body: { priority: 'urgent' } })
    await agent('resolveConversation', { params: { id } })
    const told = await rows<{ kind: string; actor_type: string; actor_name: string | null; detail: unknown }>(
      'public.activities',
      id,
      'kind, actor_type, actor_name, detail',
      'position',
    )
    const [name] = told.filter(({ actor_type }) => actor_type === 'agent').map(({ actor_name }) => actor_name)
    expect(name).toBeTruthy()
    expect(told).toEqual([
      { kind: 'created', actor_type: 'visitor', actor_name: null, detail: { source: 'widget' } },
      { kind: 'human-requested', actor_type: 'visitor', actor_name: null, detail: {} },
      {
        kind: 'assignee',
        actor_type: 'agent',
        actor_name: name,
        detail: { from: null, to: personId('agent@acme.test'), to_name: expect.any(String) },
      },
      { kind: 'priority', actor_type: 'agent', actor_name: name, detail: { from: 'medium', to: 'urgent' } },
      { kind: 'status', actor_type: 'agent', actor_name: name, detail: { from: 'open', to: 'resolved' } },
    ])
    expect((await call('getConversation', { params: { id } })).text).not.toContain('actor')
  })

  it("dates the visitor's wait from the first word that nobody has answered, and wakes what was snoozed", async () => {
    const { id, call } = await waitingVisitor()
    await take(id)
    const say = (content: string) => call('postMessage', { params: { id }, body: { content } })
    const read = async () => (await agent('getConversation', { params: { id } })).body
    await say('one')
    const { waiting_since } = (await read()) as { waiting_since: string }
    expect(waiting_since).not.toBeNull()
    await say('two')
    expect(await read()).toMatchObject({ waiting_since, first_replied_at: null })
    await agent('postMessage', { params: { id }, body: { content: 'Here.' } })
    expect(await read()).toMatchObject({ waiting_since: null, first_replied_at: expect.any(String) })
    await given.database.asOwner(query =>
      query("update public.conversations set snoozed_until = now() + interval '1 day' where id = $1", [id]),
    )
    await say('three')
    expect(await read()).toMatchObject({ snoozed_until: null, waiting_since: expect.any(String) })
  })
})
