/** The demo clock: it affects only conversations, and exists only in demo mode. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_JUMP_MAX_MS, DEMO_VISIT_MS } from '#contract/constants/demo.ts'
import { LIMITS } from '#contract/constants/limits.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { demoHandlers } from '#server/http/api/handlers/demo.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { settingsOf } from '../conversations/timeout-kit.ts'

const SWEEP_MS = 2_000
const GRACE_MS = 5_000
const VISITOR = randomUUID()

describeEachDemoDatabase('the demo clock', given => {
  let server: TestServer
  let anybody: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    anybody = server.caller(null)
  })
  afterAll(() => server.close())

  const jump = (ms: number) => anybody('changeDemoClock', { body: { action: 'jump', ms } })
  const visit = (isPaused: boolean, visitor = VISITOR) =>
    anybody('changeDemoClock', { body: { action: 'visit', visitor, isPaused } })
  const statusOf = async (id: string) =>
    (
      await given.database.asOwner(query =>
        query<{ status: string }>('select status from public.conversations where id = $1', [id]),
      )
    )[0]!.status

  it('is moved on, paused and let go by anybody', async () => {
    const { body: before } = await visit(false)
    expect(before).toEqual({ nowMs: server.clock.now(), aheadMs: 0, isPaused: false, isShared: false })
    const jumped = await jump(20_000)
    expect([jumped.status, jumped.body]).toEqual([
      200,
      { nowMs: before.nowMs + 20_000, aheadMs: 20_000, isPaused: false, isShared: false },
    ])
    await visit(true)
    server.clock.advance(3_000)
    const paused = { nowMs: before.nowMs + 20_000, aheadMs: 17_000, isPaused: true, isShared: false }
    expect((await visit(true)).body).toEqual(paused)
    expect((await visit(false)).body).toEqual({ ...paused, isPaused: false })
  })

  it('runs on for a visitor while another one pauses', async () => {
    const other = randomUUID()
    await visit(false, other)
    expect((await visit(true)).body).toMatchObject({ isPaused: false, isShared: true })
    expect((await visit(true, other)).body).toMatchObject({ isPaused: true, isShared: true })
    expect((await visit(false)).body).toMatchObject({ isPaused: false })
    server.clock.advance(DEMO_VISIT_MS)
    expect((await visit(false)).body).toMatchObject({ isPaused: false, isShared: false })
  })

  it.each([
    ['back', { action: 'jump', ms: -1 }],
    ['nowhere', { action: 'jump', ms: 0 }],
    ['by more than a day', { action: 'jump', ms: DEMO_JUMP_MAX_MS + 1 }],
    ['by a part of a millisecond', { action: 'jump', ms: 1.5 }],
    ['by no number', { action: 'jump' }],
    ['in no known way', { action: 'stop' }],
    ['for nobody', { action: 'visit', visitor: 'me', isPaused: true }],
  ])('does not go %s', async (_where, body) => {
    const { body: before } = await visit(false)
    expect(await anybody('changeDemoClock', { body: body as never })).toMatchObject({
      code: 'invalid_request',
    })
    expect((await visit(false)).body).toEqual(before)
  })

  it.each([
    ['[CHAT-16]', 'auto-close', 45_000, 'resolved'],
    ['[CHAT-11]', 'queue-timeout', 60_000, 'ticket'],
    ['[CHAT-14]', 'choice-timeout', 180_000, 'ticket'],
  ] as const)('%s %s: an open widget settles right after the jump', async (_id, rule, ms, status) => {
    const { id, call } = await settingsOf(server, given)[rule]()
    const settle = async () => (await call('applyTimeout', { params: { id }, body: { rule } })).body.status
    await jump(ms - 600)
    expect(await settle()).toBe('open')
    await jump(600)
    expect(await settle()).toBe(status)
  })

  it('the next sweep settles for visitors who have left, and dates it by the demo', async () => {
    const setting = settingsOf(server, given)
    const visitor = await setting['queue-timeout']()
    const { body: before } = await jump(60_000 + GRACE_MS)
    server.clock.advance(SWEEP_MS)
    await waitFor(async () => expect(await statusOf(visitor.id)).toBe('ticket'), { interval: 15 })
    const [apology] = await setting.thread(visitor)
    expect(apology).toMatchObject({ content: SHARED_MESSAGES.apology })
    expect(Date.parse(apology!.created_at)).toBeGreaterThanOrEqual(before.nowMs)
  })

  it('the AI answers while the time stands still', async () => {
    await visit(true)
    const setting = settingsOf(server, given)
    const visitor = await setting['auto-close']()
    await jump(45_000)
    const body = { rule: 'auto-close' } as const
    const settled = await visitor.call('applyTimeout', { params: { id: visitor.id }, body })
    expect(settled.body.status).toBe('resolved')
    await visit(false)
  })

  it('a jump of days ends no session and no visitor’s token, and a token given then lives a day', async () => {
    const agent = await server.asMember('agent@acme.test')
    const visitor = await server.asVisitor()
    for (let day = 0; day < 3; day += 1) await jump(DEMO_JUMP_MAX_MS)
    expect((await agent('listConversations', { query: {} })).status).toBe(200)
    expect((await visitor.call('getConversation', { params: { id: visitor.id } })).status).toBe(200)
    const later = await server.asVisitor()
    const { exp } = JSON.parse(Buffer.from(later.token.split('.')[1]!, 'base64url').toString())
    expect(exp).toBe(Math.floor(server.clock.now() / 1_000) + 24 * 60 * 60)
  })

  it('is limited by the minute, whatever the demo’s own time', async () => {
    const limited = await openTestServer(given.database, { isLimited: true })
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'jump', ms: 60_000 }),
    }
    const statuses = []
    const [{ max }] = LIMITS.demoClock
    for (let time = 0; time <= max; time += 1)
      statuses.push((await limited.request('/api/demo/clock', init, '203.0.113.9')).status)
    expect([...new Set(statuses.slice(0, max)), statuses.at(-1)]).toEqual([200, 429])
    await limited.close()
  })
})

describe('without demo mode', () => {
  it('it is not there', () => {
    const { changeDemoClock } = demoHandlers({ demoClock: null })
    const call = { body: { action: 'jump', ms: 1 } } as Parameters<typeof changeDemoClock>[0]
    expect(() => changeDemoClock(call)).toThrow(expect.objectContaining({ code: 'route_not_found' }))
  })
})
