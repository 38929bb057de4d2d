/** SLA policies: their settings, their deadlines, and what happens when a deadline passes. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { checkSla } from '#server/domain/conversations/automation/check-sla.ts'
import { noteDeadlines } from '#server/domain/conversations/automation/note-deadlines.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { changeSettings, settingsOf } from '#tests/support/settings.ts'
import {
  type Caller,
  openTestServer,
  personId,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import { NO_LOG, promise } from './automation-kit.ts'

const MINUTE_MS = 60_000

describeEachDemoDatabase('promises', given => {
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
      await query('delete from public.sla_policies')
      await query('delete from app.sla_checks')
      await query('delete from public.sla_timers')
    }),
  )
  afterAll(() => server.close())

  const now = () => server.clock.now()
  const check = async () => {
    await server.jobsSettled()
    await server.catchUp()
    return checkSla({ database: given.database, clock: server.clock, log: NO_LOG })
  }
  const noteAt = (instant: number) =>
    noteDeadlines({ database: given.database, clock: { now: () => instant } })
  const timersOf = ({ id }: VisitorCaller) =>
    given.database.asOwner(query =>
      query<{
        timer: string
        due_at: Date
        ended_at: Date | null
        breached_at: Date | null
        policy_name: string
      }>(
        'select timer, due_at, ended_at, breached_at, policy_name from public.sla_timers where conversation_id = $1 order by started_at, timer, due_at',
        [id],
      ),
    )
  const running = async (visitor: VisitorCaller) =>
    (await timersOf(visitor))
      .filter(({ ended_at }) => ended_at === null)
      .map(({ timer, due_at }) => [timer, due_at.getTime()])
  const noted = async ({ id }: VisitorCaller) =>
    (
      await given.database.asOwner(query =>
        query<{ kind: string; timer: string; actor_name: string }>(
          `select kind, detail ->> 'timer' as timer, actor_name from public.activities
            where conversation_id = $1 and kind like 'sla-%' order by created_at, kind`,
          [id],
        ),
      )
    ).map(({ kind, timer, actor_name }) => `${kind} ${timer} ${actor_name}`)

  /** Opens a visitor who asks for a human now. */
  async function waitingVisitor(): Promise<VisitorCaller> {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    return visitor
  }
  const post = (call: Caller, { id }: VisitorCaller, content = 'Hello') =>
    call('postMessage', { params: { id }, body: { content } })

  it('are set by those who may edit settings, kept in their order, and seen by their company alone', async () => {
    expect((await agent('createSlaPolicy', { body: promise() })).code).toBe('forbidden')
    const first = (await admin('createSlaPolicy', { body: promise({ name: 'First' }) })).body
    const second = (await admin('createSlaPolicy', { body: promise({ name: 'Second' }) })).body
    expect(first).toMatchObject(promise({ name: 'First' }))
    await admin('orderSlaPolicies', { body: { ids: [second.id] } })
    const names = async () => (await agent('listSlaPolicies')).body.policies.map(({ name }) => name)
    expect(await names()).toEqual(['Second', 'First'])
    const foreign = await server.asMember('admin@noor.test')
    expect((await foreign('listSlaPolicies')).body.policies).toEqual([])
    expect((await foreign('removeSlaPolicy', { params: first })).code).toBe('sla_policy_not_found')
    expect((await foreign('updateSlaPolicy', { params: first, body: promise() })).code).toBe(
      'sla_policy_not_found',
    )
    const changed = await admin('updateSlaPolicy', { params: first, body: promise({ name: 'Changed' }) })
    expect(changed.body.name).toBe('Changed')
    expect((await admin('removeSlaPolicy', { params: second })).status).toBe(200)
    expect(await names()).toEqual(['Changed'])
    const nothing = promise({ first_reply_minutes: null, next_reply_minutes: null, resolution_minutes: null })
    expect((await admin('createSlaPolicy', { body: nothing })).code).toBe('invalid_request')
  })

  it('are broken at the millisecond they are due, not before, and that is noted once by two nodes', async () => {
    await admin('createSlaPolicy', { body: promise({ next_reply_minutes: null, resolution_minutes: null }) })
    const visitor = await waitingVisitor()
    const due = now() + 10 * MINUTE_MS
    await check()
    expect(await running(visitor)).toEqual([['first-reply', due]])

    await noteAt(now() + 8 * MINUTE_MS - 1)
    expect(await noted(visitor)).toEqual([])
    await noteAt(now() + 8 * MINUTE_MS)
    expect(await noted(visitor)).toEqual(['sla-warned first-reply Everybody'])
    await noteAt(due - 1)
    expect(await noted(visitor)).toHaveLength(1)
    await Promise.all([noteAt(due), noteAt(due), noteAt(due + 1)])
    expect(await noted(visitor)).toEqual([
      'sla-warned first-reply Everybody',
      'sla-breached first-reply Everybody',
    ])
    const { body } = await agent('listSlaTimers', { query: { state: 'breached' } })
    expect(body.timers).toHaveLength(body.breached)
    expect(body.timers.filter(each => each.conversation_id === visitor.id)).toEqual([
      expect.objectContaining({ timer: 'first-reply', subject: 'Help', breached_at: expect.any(String) }),
    ])
  })

  it('are kept by an answer before they are due, and shown on the conversation until then', async () => {
    await admin('createSlaPolicy', { body: promise() })
    const visitor = await waitingVisitor()
    const from = now()
    await check()
    const shown = async () => (await agent('getConversation', { params: visitor })).body
    expect(await shown()).toMatchObject({ sla: { timer: 'first-reply' } })
    const { body } = await agent('listSlaTimers')
    expect(body.timers.filter(each => each.conversation_id === visitor.id)).toHaveLength(2)
    expect([body.running, body.breached]).toEqual([body.timers.length, 0])
    await post(agent, visitor)
    await check()
    expect(await shown()).toMatchObject({ sla: { timer: 'resolution' } })
    await noteAt(from + 10 * MINUTE_MS)
    expect(await noted(visitor)).toEqual([])

    await post(visitor.call, visitor, 'And?')
    await check()
    expect(await running(visitor)).toEqual([
      ['next-reply', now() + 20 * MINUTE_MS],
      ['resolution', from + 60 * MINUTE_MS],
    ])
    await agent('resolveConversation', { params: visitor })
    await check()
    expect(await shown()).toMatchObject({ sla: null })
    await noteAt(from + 600 * MINUTE_MS)
    expect(await noted(visitor)).toEqual([])
  })

  it('are broken by an answer that came late, though nobody had looked before', async () => {
    await admin('createSlaPolicy', { body: promise({ resolution_minutes: null }) })
    const visitor = await waitingVisitor()
    await check()
    const [timer] = await timersOf(visitor)
    await given.database.asOwner(query =>
      query('update public.sla_timers set ended_at = due_at where conversation_id = $1', [visitor.id]),
    )
    await noteAt(timer!.due_at.getTime())
    expect(await noted(visitor)).toEqual(['sla-breached first-reply Everybody'])
  })

  it('are kept by an answer in time that nobody has read when they are due', async () => {
    await admin('createSlaPolicy', { body: promise({ resolution_minutes: null }) })
    const visitor = await waitingVisitor()
    await check()
    const [timer] = await timersOf(visitor)
    const answeredAt = new Date(timer!.due_at.getTime() - 1)
    await given.database.asOwner(query =>
      query(
        `insert into public.messages (company_id, conversation_id, sender_type, sender_id, sender_name, content, created_at)
         select company_id, id, 'agent', $2, 'Tomas', 'Here I am.', $3 from public.conversations where id = $1`,
        [visitor.id, personId('tomas@acme.test'), answeredAt],
      ),
    )
    await noteAt(timer!.due_at.getTime())
    await server.catchUp()
    await noteAt(timer!.due_at.getTime())
    expect(await noted(visitor)).toEqual([])
    expect(await timersOf(visitor)).toEqual([{ ...timer, ended_at: answeredAt }])
  })

  it('run neither while the AI answers nor longer than they are made, and snoozing stops none', async () => {
    const { body: policy } = await admin('createSlaPolicy', { body: promise() })
    const quiet = await server.asVisitor()
    await post(quiet.call, quiet)
    const visitor = await waitingVisitor()
    await check()
    expect(await running(quiet)).toEqual([])
    const before = await running(visitor)
    expect(before).toHaveLength(2)
    await given.database.asOwner(query =>
      query("update public.conversations set snoozed_until = updated_at + interval '1 day' where id = $1", [
        visitor.id,
      ]),
    )
    await check()
    expect(await running(visitor)).toEqual(before)
    await admin('updateSlaPolicy', { params: policy, body: promise({ is_enabled: false }) })
    await check()
    expect(await running(visitor)).toEqual([])
  })

  it('go over to the first that fits when the conversation changes, and count from the same moment', async () => {
    const urgent = promise({
      name: 'Urgent',
      conditions: [{ field: 'priority', operator: 'is', value: 'urgent' }],
      first_reply_minutes: 1,
      resolution_minutes: null,
    })
    await admin('createSlaPolicy', { body: urgent })
    await admin('createSlaPolicy', { body: promise({ resolution_minutes: null }) })
    const visitor = await waitingVisitor()
    const from = now()
    await check()
    expect(await running(visitor)).toEqual([['first-reply', from + 10 * MINUTE_MS]])
    server.clock.advance(1_000)
    await agent('updateConversation', { params: visitor, body: { priority: 'urgent' } })
    await check()
    expect(await running(visitor)).toEqual([['first-reply', from + MINUTE_MS]])
    expect((await timersOf(visitor)).map(({ policy_name }) => policy_name).sort()).toEqual([
      'Everybody',
      'Urgent',
    ])
  })

  it('are made from when they are set, to who has waited longer', async () => {
    const visitor = await waitingVisitor()
    server.clock.advance(5 * MINUTE_MS)
    await admin('createSlaPolicy', { body: promise() })
    await check()
    expect(await running(visitor)).toEqual([
      ['first-reply', now() + 10 * MINUTE_MS],
      ['resolution', now() + 60 * MINUTE_MS],
    ])
  })

  it('begin anew when what was resolved goes on', async () => {
    await admin('createSlaPolicy', { body: promise() })
    const visitor = await waitingVisitor()
    await post(agent, visitor)
    await agent('resolveConversation', { params: visitor })
    server.clock.advance(1_000)
    await post(visitor.call, visitor, 'Not quite')
    await check()
    expect(await running(visitor)).toEqual([
      ['next-reply', now() + 20 * MINUTE_MS],
      ['resolution', now() + 60 * MINUTE_MS],
    ])
  })

  it('count office hours alone where that is said', async () => {
    const week = Array.from({ length: 7 }, () => [[0, 1] as [number, number]])
    const { office_hours: before } = await settingsOf(admin, 'hours')
    const hours = { time_zone: 'UTC', week, holidays: [] }
    expect((await changeSettings(admin, 'hours', { office_hours: hours })).status).toBe(200)
    await admin('createSlaPolicy', {
      body: promise({ clock: 'office-hours', first_reply_minutes: 1, resolution_minutes: null }),
    })
    const visitor = await waitingVisitor()
    await check()
    // Office hours of one minute, the day's first; it elapses at the end of the second day's minute at the
    // latest.
    const [[, due]] = (await running(visitor)) as [[string, number]]
    expect(due).toBeGreaterThan(now())
    expect(due % (24 * 60 * MINUTE_MS)).toBeLessThanOrEqual(MINUTE_MS)
    await changeSettings(admin, 'hours', { office_hours: before })
  })

  it('are kept an eye on by the server itself, and forgotten with the conversation', async () => {
    await admin('createSlaPolicy', { body: promise() })
    const visitor = await waitingVisitor()
    await agent('updateConversation', {
      params: visitor,
      body: { assignee_id: personId('agent@acme.test') },
    })
    const deadline = Date.now() + scaleTimeout(8_000)
    while ((await running(visitor)).length < 2 && Date.now() < deadline) server.clock.advance(1_000)
    expect(await running(visitor)).toHaveLength(2)
    expect((await visitor.call('eraseConversation', { params: visitor })).status).toBe(200)
    expect(await timersOf(visitor)).toEqual([])
  })
})
