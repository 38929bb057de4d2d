/** What agents see of calls: whether one goes on, in which lists it is, and who is alerted. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VOICE_LONGEST_MINUTES } from '#contract/constants/voice.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { noteCallState } from '#server/domain/voice/call-state.ts'
import { endCall, endOverdueCalls } from '#server/domain/voice/calls.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { scriptProvider } from './voice-kit.ts'

type Listed = NonNullable<RequestOf<'listConversations'>['query']>
const WANTS_HUMAN = 'I want to talk to a human please'

describeEachDemoDatabase('live calls', given => {
  let server: TestServer
  // Its timers never fire, so that calls are ended by the tests alone.
  const clock = { ...createManualClock(Date.now() - 60_000), setTimeout: () => null }
  let visitor: Caller
  let agent: Caller
  let foreigner: Caller
  const { provider, seen: asked } = scriptProvider('local')
  const sql = (text: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(text, params))
  const deps = () => ({
    ...{ database: given.database, clock: server.clock, conversationClock: server.clock },
    ...{ voice: { server: provider, of: () => null }, voiceKey: new Uint8Array(32), log: { warn() {} } },
  })

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock, voice: provider })
    visitor = server.caller(null, 'acme')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    asked.offers.length = 0
    // A test lets more time pass than a session lasts.
    agent = await server.asMember('agent@acme.test')
    foreigner = await server.asMember('admin@noor.test')
    await sql('delete from public.conversations')
    await sql('delete from app.calls')
  })

  type Saved = { readonly text?: string; readonly isOver?: boolean }
  type Visit = { readonly id: string; readonly caller: Caller }

  async function aConversation(): Promise<Visit> {
    const { body } = await visitor('createConversation', {
      body: { subject: 'A call', tags: ['voice_chat'], client_id: randomUUID() },
    })
    return { id: body.conversationId, caller: server.caller(body.token, 'acme') }
  }

  /** Connects a call. What was said in it is saved by `save`, in its own or another conversation. */
  async function aCall(conversation?: Visit) {
    const { body } = await visitor('grantCall', { body: {} })
    await visitor('connectCall', { body: { token: body.token!, sdp: 'v=0 the offer', type: 'offer' } })
    const { id, caller } = conversation ?? (await aConversation())
    const save = async ({ text = 'how do i reset my password', isOver = false }: Saved = {}) => {
      const line = { item_id: randomUUID(), speaker: 'visitor', text } as const
      const { status } = await caller('saveCallLines', {
        params: { id },
        body: { token: body.token!, lines: [line], is_over: isOver },
      })
      expect(status).toBe(200)
    }
    return { id, caller, save, callId: asked.offers.at(-1)!.callId }
  }

  async function seen(id: string): Promise<StaffConversation> {
    return (await agent('getConversation', { params: { id } })).body as StaffConversation
  }
  const state = async (id: string) => (await seen(id)).call_state
  async function listed(query: Listed, by = agent): Promise<readonly string[]> {
    return (await by('listConversations', { query })).body.conversations.map(({ id }) => id)
  }

  describe('[VOICE-05] the state of a call', () => {
    it('is live from the first words, and began when the call was connected', async () => {
      const call = await aCall()
      const connectedAt = server.clock.now()
      expect(await seen(call.id)).toMatchObject({ call_state: null, call_started_at: null })
      server.clock.advance(20_000)
      await call.save()
      const { call_state, call_started_at, call_ended_at } = await seen(call.id)
      expect([call_state, call_ended_at]).toEqual(['live', null])
      expect(Date.parse(call_started_at!)).toBe(connectedAt)
    })

    it('of a conversation without a call there is none', async () => {
      const { id } = await aConversation()
      expect(await seen(id)).toMatchObject({ call_state: null, call_started_at: null, call_ended_at: null })
    })

    it('ends with the browser’s last words', async () => {
      const call = await aCall()
      await call.save()
      server.clock.advance(252_000)
      await call.save({ isOver: true })
      const { call_state, call_started_at, call_ended_at } = await seen(call.id)
      expect(call_state).toBe('ended')
      expect(Date.parse(call_ended_at!) - Date.parse(call_started_at!)).toBe(252_000)
    })

    it('ends when the provider ends the call, and words that arrive later change nothing', async () => {
      const call = await aCall()
      await call.save()
      await endCall(deps(), call.callId)
      const { call_ended_at } = await seen(call.id)
      expect(call_ended_at).not.toBeNull()
      server.clock.advance(5_000)
      await call.save({ isOver: true })
      expect(await seen(call.id)).toMatchObject({ call_state: 'ended', call_ended_at })
    })

    it('is over at once if the first words arrive after the end', async () => {
      const call = await aCall()
      await endCall(deps(), call.callId)
      await call.save()
      expect(await state(call.id)).toBe('ended')
    })

    it('ends after the longest time that a call may last, not a moment before', async () => {
      const call = await aCall()
      await call.save()
      server.clock.advance(VOICE_LONGEST_MINUTES.usual * 60_000)
      await endOverdueCalls(deps())
      agent = await server.asMember('agent@acme.test')
      expect(await state(call.id)).toBe('live')
      server.clock.advance(1)
      await endOverdueCalls(deps())
      expect(await state(call.id)).toBe('ended')
    })

    it('is ended by the job if the server stopped before it noted the end on the conversation', async () => {
      const ended = await aCall()
      await ended.save()
      await sql('update app.calls set ended_at = connected_at where id = $1', [ended.callId])
      const forgotten = await aCall()
      await forgotten.save()
      await sql('delete from app.calls where id = $1', [forgotten.callId])
      const live = await aCall()
      await live.save()
      expect([await state(ended.id), await state(forgotten.id)]).toEqual(['live', 'live'])
      await endOverdueCalls(deps())
      expect([await state(ended.id), await state(forgotten.id), await state(live.id)]).toEqual([
        'ended',
        'ended',
        'live',
      ])
    })

    it('is live again with a second call, which the end of the first does not end', async () => {
      const conversation = await aConversation()
      const first = await aCall(conversation)
      await first.save({ isOver: true })
      server.clock.advance(60_000)
      const second = await aCall(conversation)
      const connectedAt = server.clock.now()
      await second.save()
      await endCall(deps(), first.callId)
      await noteCallState(deps(), conversation.id)
      const { call_state, call_started_at } = await seen(conversation.id)
      expect([call_state, Date.parse(call_started_at!)]).toEqual(['live', connectedAt])
      await second.save({ isOver: true })
      expect(await state(conversation.id)).toBe('ended')
    })

    it('has the conversations’ time, which is the demo’s clock in the demo', async () => {
      const call = await aCall()
      await call.save()
      // The clock stands still, so that no job of the server notes the end by the server's own clock.
      await sql("update app.calls set connected_at = connected_at - interval '30 seconds' where id = $1", [
        call.callId,
      ])
      const ahead = { now: () => server.clock.now() + 3_600_000 }
      await endCall({ ...deps(), conversationClock: ahead }, call.callId)
      const { call_started_at, call_ended_at } = await seen(call.id)
      expect(Date.parse(call_ended_at!)).toBe(ahead.now())
      expect(Date.parse(call_ended_at!) - Date.parse(call_started_at!)).toBe(30_000)
    })

    it('does not keep an erased conversation from ending its call', async () => {
      const call = await aCall()
      await call.save()
      await sql('delete from public.conversations where id = $1', [call.id])
      await endCall(deps(), call.callId)
      await noteCallState(deps(), call.id)
      await endOverdueCalls(deps())
    })

    it('is nothing for the visitor', async () => {
      const call = await aCall()
      await call.save()
      const { body } = await call.caller('getConversation', { params: { id: call.id } })
      expect(Object.keys(body).filter(name => name.startsWith('call'))).toEqual([])
    })
  })

  describe('[VOICE-05] the lists of calls', () => {
    async function someCalls() {
      const live = await aCall()
      await live.save()
      const waiting = await aCall()
      await waiting.save({ text: WANTS_HUMAN })
      const ended = await aCall()
      await ended.save({ text: WANTS_HUMAN, isOver: true })
      const { id: chat } = await aConversation()
      return { live: live.id, waiting: waiting.id, ended: ended.id, chat }
    }
    const sorted = (ids: readonly string[]) => [...ids].sort()

    it('are those that go on, with their number, and all', async () => {
      const { live, waiting, ended, chat } = await someCalls()
      expect(sorted(await listed({ state: 'live-calls' }))).toEqual(sorted([live, waiting]))
      expect(sorted(await listed({ call: 'any' }))).toEqual(sorted([live, waiting, ended]))
      expect(await listed({ state: 'all' })).toContain(chat)
      const { counts } = (await agent('countConversations')).body
      expect(counts['live-calls']).toBe(2)
    })

    it('narrow every other list: who waits for a human on a live call, and after one', async () => {
      const { waiting, ended, live } = await someCalls()
      expect(await listed({ state: 'waiting', call: 'live' })).toEqual([waiting])
      expect(await listed({ state: 'waiting', call: 'ended' })).toEqual([ended])
      expect(sorted(await listed({ call: 'live' }))).toEqual(sorted([live, waiting]))
      const long = await agent('listConversations', { query: { call: 'long' as 'live' } })
      expect(long.code).toBe('invalid_request')
    })

    it('have a live call also when its conversation is resolved', async () => {
      const { live } = await someCalls()
      await agent('resolveConversation', { params: { id: live } })
      expect(await listed({ state: 'live-calls' })).toContain(live)
      expect(await listed({ state: 'open', call: 'live' })).not.toContain(live)
    })

    it('are kept in views', async () => {
      const filter = { state: 'waiting', call: 'live' } as const
      const { status, body } = await agent('createView', {
        body: { name: 'Callers who wait', is_shared: false, filter, sort: 'waiting-longest' },
      })
      expect([status, body.filter]).toEqual([201, filter])
    })

    it('have nothing of another company’s', async () => {
      await someCalls()
      expect(await listed({ state: 'live-calls' }, foreigner)).toEqual([])
      expect(await listed({ call: 'any' }, foreigner)).toEqual([])
      const { counts } = (await foreigner('countConversations')).body
      expect(counts['live-calls']).toBe(0)
    })
  })

  describe('[VOICE-05] in the thread and the alerts', () => {
    it('what was said on the call is told from what was written', async () => {
      const call = await aCall()
      await call.save()
      const params = { id: call.id }
      await agent('postMessage', { params, body: { content: 'Hello, Maya here.' } })
      await call.caller('postMessage', { params, body: { content: 'Written in the chat' } })
      const { body } = await agent('listMessages', { params, query: {} as never })
      expect(body.messages.map(({ sender_type, meta }) => [sender_type, meta.in_call ?? false])).toEqual([
        ['visitor', true],
        ['agent', false],
        ['visitor', false],
      ])
    })

    it('notes do not reach the caller, whose page reads the messages aloud', async () => {
      const call = await aCall()
      await call.save()
      const params = { id: call.id }
      const note = { content: 'The caller is on the old plan.', mentioned_ids: [], client_id: randomUUID() }
      expect((await agent('addNote', { params, body: note })).status).toBe(201)
      const read = await call.caller('listMessages', { params, query: {} as never })
      expect(read.body.messages).toHaveLength(1)
      expect(read.text).not.toContain('old plan')
    })

    it('[CHAT-28] a caller who asks for a human alerts the agents as a visitor does, as one on a call', async () => {
      const call = await aCall()
      await call.save({ text: WANTS_HUMAN })
      const chat = await server.asVisitor()
      await chat.call('setNeedsHuman', { params: { id: chat.id }, body: { needs_human: true } })
      const { body } = await agent('listNotifications', { query: {} })
      const requests = body.notifications.filter(({ kind }) => kind === 'human-request')
      const onCall = Object.fromEntries(
        requests.map(({ conversation_id, is_on_call }) => [conversation_id, is_on_call]),
      )
      expect(onCall).toEqual({ [call.id]: true, [chat.id]: false })
      expect((await foreigner('listNotifications', { query: {} })).body.notifications).toEqual([])
    })
  })
})
