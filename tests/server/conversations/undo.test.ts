/** Undoing actions at the desk: everything is restored, and no customer gets a message because of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HUMAN_FALLBACK_AFTER_MS } from '#contract/constants/conversation.ts'
import type { RuleDraft } from '#contract/entities/automation.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { checkSla } from '#server/domain/conversations/automation/check-sla.ts'
import { runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import {
  type Caller,
  openTestServer,
  personId,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import { NO_LOG, promise, refundRule } from '../desk/automation-kit.ts'
import { type Setting, settingsOf } from './timeout-kit.ts'

const NONE = { timeout_rule: null, timeout_at: null }
const LATER_MS = 120_000

describeEachDemoDatabase('an undo', given => {
  let server: TestServer
  let agent: Caller
  let setting: Setting

  beforeAll(async () => {
    server = await openTestServer(given.database)
    setting = settingsOf(server, given)
  })
  // The clock advances so far that a session would expire.
  beforeEach(async () => {
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  const stateOf = async ({ id }: VisitorCaller) =>
    (await agent('getConversation', { params: { id } })).body as StaffConversation
  const settle = ({ id, call }: VisitorCaller) =>
    call('applyTimeout', { params: { id }, body: { rule: 'queue-timeout' } })
  /** Runs the action and returns its undo data, `ms` after `since`. */
  async function actAndUndo({ id }: VisitorCaller, action: DeskAction, since: number, ms: number) {
    const { undo } = (await agent('actOnConversations', { body: { ids: [id], actions: [action] } })).body
    server.clock.advance(since + ms - server.clock.now())
    const { results } = (await agent('undoActs', { body: { undo } })).body
    expect(results).toEqual([{ id, outcome: 'done' }])
  }

  it.each([{ type: 'resolve' }, { type: 'assign', assignee_id: personId('agent@acme.test') }] as const)(
    '[CHAT-11] of $type keeps what is left of the minute of who waits for a human',
    async action => {
      const visitor = await setting['queue-timeout']()
      const since = server.clock.now()
      const before = await stateOf(visitor)
      const promised = await setting.settling(visitor)
      server.clock.advance(10_000)
      await actAndUndo(visitor, action, since, HUMAN_FALLBACK_AFTER_MS - 1)
      expect(await stateOf(visitor)).toEqual({ ...before, updated_at: expect.any(String) })
      expect(await setting.settling(visitor)).toEqual(promised)
      expect(await setting.thread(visitor)).toEqual([])
    },
  )

  it.each([{ type: 'resolve' }, { type: 'assign', assignee_id: personId('agent@acme.test') }] as const)(
    '[CHAT-11] of $type sends no apology once the minute is over',
    async action => {
      const visitor = await setting['queue-timeout']()
      const since = server.clock.now()
      const before = await stateOf(visitor)
      server.clock.advance(10_000)
      await actAndUndo(visitor, action, since, HUMAN_FALLBACK_AFTER_MS)
      expect(await setting.settling(visitor)).toEqual(NONE)
      server.clock.advance(LATER_MS)
      await settle(visitor)
      expect(await setting.thread(visitor)).toEqual([])
      expect(await stateOf(visitor)).toEqual({ ...before, updated_at: expect.any(String) })
    },
  )

  it('[CHAT-11] leaves a visitor whose minute is over a new one from their next word', async () => {
    const visitor = await setting['queue-timeout']()
    await actAndUndo(visitor, { type: 'resolve' }, server.clock.now(), HUMAN_FALLBACK_AFTER_MS)
    server.clock.advance(LATER_MS)
    await visitor.call('postMessage', { params: { id: visitor.id }, body: { content: 'Hello?' } })
    const timeout_at = new Date(server.clock.now() + HUMAN_FALLBACK_AFTER_MS)
    expect(await setting.settling(visitor)).toEqual({ timeout_rule: 'queue-timeout', timeout_at })
  })

  it('of a merge says nothing and keeps the request for a human', async () => {
    const email = `${randomUUID()}@visitor.test`
    const asks = async () => {
      const body = { subject: 'Help', client_id: randomUUID(), customer_email: email }
      const { conversationId: id, token } = (
        await server.caller(null, 'acme')('createConversation', { body })
      ).body
      const call = server.caller(token, 'acme')
      await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
      return { id, token, call }
    }
    const [visitor, other] = [await asks(), await asks()]
    const before = await stateOf(visitor)
    await agent('mergeConversation', { params: { id: visitor.id }, body: { into_id: other.id } })
    const merged = await setting.thread(visitor)
    server.clock.advance(HUMAN_FALLBACK_AFTER_MS)
    await agent('unmergeConversation', { params: { id: visitor.id } })
    server.clock.advance(HUMAN_FALLBACK_AFTER_MS)
    await settle(visitor)
    expect(await setting.thread(visitor)).toEqual(merged)
    expect(await stateOf(visitor)).toMatchObject({
      status: 'open',
      needs_human: true,
      human_requested_at: before.human_requested_at,
    })
  })

  it.each(['auto-close', 'choice-timeout'] as const)(
    'of Resolve wakes neither the AI nor its %s',
    async rule => {
      const visitor = await setting[rule]()
      const thread = await setting.thread(visitor)
      await actAndUndo(visitor, { type: 'resolve' }, server.clock.now(), LATER_MS)
      await visitor.call('applyTimeout', { params: { id: visitor.id }, body: { rule } })
      expect(await setting.settling(visitor)).toEqual(NONE)
      expect(await setting.isAnswerDue(visitor)).toBe(false)
      expect(await setting.thread(visitor)).toEqual(thread)
    },
  )

  describe('of Spam', () => {
    const mark = ({ id }: VisitorCaller, spam: boolean) =>
      agent('markSpam', { params: { id }, body: { spam } })
    /** Marks it as spam, and takes that back `ms` after `since`. */
    async function markAndUndo(visitor: VisitorCaller, since: number, ms: number) {
      expect((await mark(visitor, true)).body).toMatchObject({ spam_reason: 'agent', needs_human: false })
      server.clock.advance(since + ms - server.clock.now())
      expect((await mark(visitor, false)).status).toBe(200)
    }
    const say = ({ id, call }: VisitorCaller, content = 'Hello?') =>
      call('postMessage', { params: { id }, body: { content } })

    it('[CHAT-11] gives back the place in the queue, and what is left of the minute', async () => {
      const visitor = await setting['queue-timeout']()
      const since = server.clock.now()
      const before = await stateOf(visitor)
      const promised = await setting.settling(visitor)
      await markAndUndo(visitor, since, HUMAN_FALLBACK_AFTER_MS - 1)
      expect(await stateOf(visitor)).toEqual({ ...before, updated_at: expect.any(String) })
      expect(await setting.settling(visitor)).toEqual(promised)
      const open = await given.database.asOwner(query =>
        query('select ended_at from public.handoffs where conversation_id = $1', [visitor.id]),
      )
      expect(open).toEqual([{ ended_at: null }])
    })

    it('[CHAT-11] gives back the place in the queue after the minute, and sends no apology', async () => {
      const visitor = await setting['queue-timeout']()
      const since = server.clock.now()
      const before = await stateOf(visitor)
      await markAndUndo(visitor, since, HUMAN_FALLBACK_AFTER_MS)
      expect(await stateOf(visitor)).toEqual({ ...before, updated_at: expect.any(String) })
      expect(await setting.settling(visitor)).toEqual(NONE)
      server.clock.advance(LATER_MS)
      await settle(visitor)
      expect(await setting.thread(visitor)).toEqual([])
    })

    it('gives back the assignee, the wait of twenty minutes and the snooze', async () => {
      const visitor = await server.asVisitor()
      await agent('updateConversation', {
        params: { id: visitor.id },
        body: { assignee_id: personId('tomas@acme.test') },
      })
      await say(visitor)
      const since = server.clock.now()
      server.clock.advance(20 * 60_000)
      agent = await server.asMember('agent@acme.test')
      const snoozed_until = new Date(server.clock.now() + 60 * 60_000).toISOString()
      await agent('updateConversation', { params: { id: visitor.id }, body: { snoozed_until } })
      const before = await stateOf(visitor)
      expect(before).toMatchObject({ waiting_since: new Date(since).toISOString(), snoozed_until })
      await markAndUndo(visitor, server.clock.now(), 10_000)
      expect(await stateOf(visitor)).toEqual({ ...before, updated_at: expect.any(String) })
    })

    it('counts the wait for an agent from a message that was held, which ends the snooze', async () => {
      const visitor = await server.asVisitor()
      await agent('updateConversation', {
        params: { id: visitor.id },
        body: {
          assignee_id: personId('tomas@acme.test'),
          snoozed_until: new Date(server.clock.now() + 60 * 60_000).toISOString(),
        },
      })
      await mark(visitor, true)
      server.clock.advance(5_000)
      await say(visitor)
      const waiting_since = new Date(server.clock.now()).toISOString()
      server.clock.advance(5_000)
      await mark(visitor, false)
      expect(await stateOf(visitor)).toMatchObject({
        assignee_id: personId('tomas@acme.test'),
        waiting_since,
        snoozed_until: null,
      })
    })

    it('gives an answered conversation back to the AI, and one with a new question to a human', async () => {
      const visitor = await setting['auto-close']()
      const thread = await setting.thread(visitor)
      const before = await stateOf(visitor)
      await markAndUndo(visitor, server.clock.now(), 10_000)
      expect(await stateOf(visitor)).toEqual({ ...before, updated_at: expect.any(String) })
      expect(await setting.thread(visitor)).toEqual(thread)
      await mark(visitor, true)
      await say(visitor)
      const waiting_since = new Date(server.clock.now()).toISOString()
      server.clock.advance(10_000)
      await mark(visitor, false)
      expect(await stateOf(visitor)).toMatchObject({ responder: 'none', needs_human: true, waiting_since })
    })

    it('leaves a conversation to who took it meanwhile', async () => {
      const visitor = await setting['queue-timeout']()
      await mark(visitor, true)
      const mine = { assignee_id: personId('agent@acme.test') }
      await agent('updateConversation', { params: { id: visitor.id }, body: mine })
      await mark(visitor, false)
      expect(await stateOf(visitor)).toMatchObject({ ...mine, responder: 'agent', spam_at: null })
    })
  })

  describe('beside an SLA policy', () => {
    const timers = ({ id }: VisitorCaller) =>
      given.database.asOwner(query =>
        query(
          'select timer, started_at, due_at, ended_at from public.sla_timers where conversation_id = $1 order by timer',
          [id],
        ),
      )
    async function check(): Promise<void> {
      while (await checkSla({ database: given.database, clock: server.clock, log: NO_LOG }));
    }
    afterEach(() => given.database.asOwner(query => query('delete from public.sla_policies')))

    it.each(['Resolve', 'Spam'])('of %s resumes its deadlines', async what => {
      const admin = await server.asMember('admin@acme.test')
      await admin('createSlaPolicy', { body: promise() })
      const visitor = await setting['queue-timeout']()
      await check()
      const before = await timers(visitor)
      expect(before).toMatchObject([
        { timer: 'first-reply', ended_at: null },
        { timer: 'resolution', ended_at: null },
      ])
      server.clock.advance(1_000)
      const params = { id: visitor.id }
      if (what === 'Spam') {
        await agent('markSpam', { params, body: { spam: true } })
        await check()
        expect(await timers(visitor)).not.toContainEqual(expect.objectContaining({ ended_at: null }))
        server.clock.advance(9_000)
        await agent('markSpam', { params, body: { spam: false } })
      } else await actAndUndo(visitor, { type: 'resolve' }, server.clock.now(), 9_000)
      await check()
      expect(await timers(visitor)).toEqual(before)
    })
  })

  it('reopens nothing in the reports, unlike a visitor who goes on', async () => {
    const reopened = async ({ id }: VisitorCaller) => {
      const [fact] = await given.database.asOwner(query =>
        query('select reopened_count from public.conversation_facts where id = $1', [id]),
      )
      return fact!['reopened_count']
    }
    const visitor = await setting['queue-timeout']()
    await actAndUndo(visitor, { type: 'resolve' }, server.clock.now(), 5_000)
    await agent('resolveConversation', { params: { id: visitor.id } })
    expect(await reopened(visitor)).toBe(0)
    await visitor.call('postMessage', { params: { id: visitor.id }, body: { content: 'One more thing' } })
    expect(await reopened(visitor)).toBe(1)
  })

  describe('beside a rule that replies', () => {
    const run = () => runRules({ database: given.database, clock: server.clock, log: NO_LOG })
    const said = async (visitor: VisitorCaller) =>
      (await setting.thread(visitor)).filter(({ sender_type }) => sender_type === 'ai').length
    const waits = (visitor: VisitorCaller) =>
      given.database.asOwner(async query => {
        const rows = await query(
          "select from app.rule_events where conversation_id = $1 and event = 'no-reply'",
          [visitor.id],
        )
        return rows.length
      })
    async function createRule(changes: Partial<RuleDraft>): Promise<void> {
      const admin = await server.asMember('admin@acme.test')
      const actions: RuleDraft['actions'] = [{ type: 'reply', content: 'A rule speaks.' }]
      const { status } = await admin('createRule', {
        body: refundRule({ actions, conditions: [], ...changes }),
      })
      expect(status).toBe(201)
    }
    afterEach(() =>
      given.database.asOwner(async query => {
        await query('delete from public.rules')
        await query('delete from app.rule_events')
      }),
    )

    it('does not set it off by the status that comes back', async () => {
      await createRule({ event: 'status-changed' })
      const visitor = await setting['queue-timeout']()
      const { undo } = (
        await agent('actOnConversations', { body: { ids: [visitor.id], actions: [{ type: 'resolve' }] } })
      ).body
      await run()
      await expect.poll(() => said(visitor)).toBe(1)
      await agent('undoActs', { body: { undo } })
      await run()
      expect(await said(visitor)).toBe(1)
    })

    it.each([
      [600_000 - 1, 'goes on', 1],
      [600_000, 'is over', 0],
    ])('%i ms after the visitor wrote, the wait of ten minutes %s', async (ms, _, replies) => {
      await createRule({ event: 'no-reply', after_minutes: 10 })
      const visitor = await server.asVisitor()
      await agent('updateConversation', {
        params: { id: visitor.id },
        body: { assignee_id: personId('agent@acme.test') },
      })
      await visitor.call('postMessage', { params: { id: visitor.id }, body: { content: 'Hello?' } })
      const since = server.clock.now()
      const { undo } = (
        await agent('actOnConversations', { body: { ids: [visitor.id], actions: [{ type: 'resolve' }] } })
      ).body
      server.clock.advance(since + ms - server.clock.now())
      await run()
      // The server's own job may have processed the event: it is deleted after its rules have run.
      await expect.poll(() => waits(visitor)).toBe(replies)
      await agent('undoActs', { body: { undo } })
      server.clock.advance(60_000)
      await run()
      await expect.poll(() => said(visitor)).toBe(replies)
    })
  })
})
