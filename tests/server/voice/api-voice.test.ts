/** Voice calls through the API: from the token to the transcript in the inbox. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VOICE_LONGEST_MINUTES, VOICE_TOKEN_LIFETIME_MS } from '#contract/constants/voice.ts'
import { HEADERS } from '#contract/headers.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import { endOverdueCalls } from '#server/domain/voice/calls.ts'
import { forgetCalls } from '#server/domain/voice/forget-calls.ts'
import type { VoiceOffer, VoiceProvider } from '#server/ports/voice.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

const DAY_MS = 24 * 60 * 60_000
const LONGEST_MS = VOICE_LONGEST_MINUTES.usual * 60_000
const OFFER = 'v=0 the offer'

describeEachDemoDatabase('voice calls', given => {
  let server: TestServer
  let visitor: Caller
  let agent: Caller
  let offers: VoiceOffer[]
  let hungUp: string[]
  let hasRoom: boolean
  let failure: string | null

  /** A provider whose connections are made up; the local one has tests with real ones. */
  const voice: VoiceProvider = {
    name: 'local',
    speaks: locale => locale === 'en',
    directUrl: null,
    prepare: async () => ({ hearsSpeech: true }),
    hasRoom: () => hasRoom,
    mint: async () => randomUUID(),
    async connect(offer) {
      if (failure !== null) throw new Error(failure)
      offers.push(offer)
      return { sdp: 'v=0 the answer', providerCallId: `call of ${offer.callId}` }
    },
    hangUp: async id => void hungUp.push(id),
    preview: async () => ({ audio: new Uint8Array(), type: 'audio/wav' }),
    close: async () => {},
  }

  beforeAll(async () => {
    server = await openTestServer(given.database, { voice })
    visitor = server.caller(null, 'acme')
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())
  beforeEach(() => {
    offers = []
    hungUp = []
    hasRoom = true
    failure = null
  })

  async function grant(): Promise<string> {
    const { body } = await visitor('grantCall', { body: {} })
    return body.token!
  }
  const connect = (token: string, caller = visitor) =>
    caller('connectCall', { body: { token, sdp: OFFER, type: 'offer' } })
  async function connected(): Promise<string> {
    const token = await grant()
    await connect(token)
    return token
  }

  describe('before a call', () => {
    it('[API-04] the visitor is told that there can be one, and what it is like', async () => {
      const { status, body } = await visitor('getCallVars', { body: { locale: 'en' } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ ok: true, vars: { reason: null, provider: 'local', hears_speech: true } })
    })

    it('[API-04] the assistant is told how to answer, and greets in the company’s name', async () => {
      const { body } = await visitor('getCallPrompt', { body: {} })
      expect(body.ok).toBe(true)
      expect(body.voice_greeting).toContain('Acme')
      expect(body.instructions).toContain('query_knowledge_base')
      expect(body.voice_ending).not.toBe('')
    })

    it('there is none in a language that the provider does not speak, nor where the AI is off', async () => {
      expect((await visitor('getCallVars', { body: { locale: 'de' } })).body.vars.reason).toBe('language')
      expect((await visitor('grantCall', { body: { locale: 'de' } })).body).toMatchObject({
        token: null,
        reason: 'language',
        note: 'Anrufe sind in dieser Sprache nicht möglich.',
      })
      const clinic = server.caller(null, 'clinic')
      expect((await clinic('grantCall', { body: {} })).body).toMatchObject({ token: null, reason: 'off' })
    })

    it('there is none while all lines are taken', async () => {
      hasRoom = false
      expect((await visitor('grantCall', { body: {} })).body).toMatchObject({
        token: null,
        token_ms: 0,
        reason: 'busy',
      })
    })
  })

  describe('a token', () => {
    it('[VOICE-02] connects a call once', async () => {
      const token = await grant()
      const first = await connect(token)
      expect(first.body).toEqual({ sdp: 'v=0 the answer', type: 'answer' })
      expect(offers).toMatchObject([{ token, sdp: OFFER }])
      const second = await connect(token)
      expect([second.status, second.code]).toEqual([401, 'call_token_invalid'])
    })

    it('connects no call of another company, nor from another page', async () => {
      const token = await grant()
      expect((await connect(token, server.caller(null, 'noor'))).code).toBe('call_token_invalid')
      const elsewhere = await server.request('/api/voice/connect', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [HEADERS.tenant]: 'acme',
          origin: 'https://thief.test',
        },
        body: JSON.stringify({ token, sdp: OFFER, type: 'offer' }),
      })
      expect(await elsewhere.json()).toMatchObject({ code: 'call_token_invalid' })
      expect((await connect(token)).status).toBe(200)
    })

    it('is valid for its time, and not a moment longer', async () => {
      const token = await grant()
      const late = await grant()
      server.clock.advance(VOICE_TOKEN_LIFETIME_MS - 1)
      expect((await connect(token)).status).toBe(200)
      server.clock.advance(1)
      expect((await connect(late)).code).toBe('call_token_invalid')
    })

    it('connects no call while all lines are taken, and is not used up by that', async () => {
      const token = await grant()
      hasRoom = false
      expect((await connect(token)).code).toBe('calls_busy')
      hasRoom = true
      expect((await connect(token)).status).toBe(200)
    })

    it('is used up by a call that the provider does not connect', async () => {
      failure = 'no UDP'
      const token = await grant()
      const answer = await connect(token)
      expect([answer.status, answer.code]).toEqual([502, 'call_failed'])
      expect(answer.text).not.toContain('UDP')
      failure = null
      expect((await connect(token)).code).toBe('call_token_invalid')
    })
  })

  describe('a search of the assistant', () => {
    async function usage(): Promise<number> {
      const admin = await server.asMember('admin@acme.test')
      return (await admin('getAiUsage')).body.answers_today
    }
    const search = (token: string, body: object) =>
      visitor('searchForCall', { body: { token, query: 'How do I reset my password?', ...body } })

    it('[VOICE-06] returns snippets, how sure it is, and the answer as it is spoken', async () => {
      const { body } = await search(await connected(), {})
      expect(body.threshold).toBe(0.15)
      expect(body.confidence).toBeGreaterThan(0.15)
      expect(body.snippets.length).toBeGreaterThan(0)
      expect(body.snippets.length).toBeLessThanOrEqual(3)
      for (const { text } of body.snippets) expect(text.length).toBeLessThanOrEqual(1_200)
      expect(body.answer).toContain('Forgot password')
      expect(body.answer).not.toMatch(/[*_`#[\]]/)
      expect(body.articles.length).toBeGreaterThan(0)
    })

    it.each([
      [0, 1],
      [-5, 1],
      [2, 2],
      [10, 10],
      [99, 10],
    ])('[VOICE-06] top_k %i returns at most %i', async (top_k, most) => {
      const { status, body } = await search(await connected(), { query: 'account', top_k })
      expect(status).toBe(200)
      expect(body.snippets.length).toBeLessThanOrEqual(most)
    })

    it('has no answer to what the articles do not know', async () => {
      const { body } = await search(await connected(), { query: 'Who won the football game yesterday?' })
      expect(body.answer).toBeNull()
    })

    it('[CHAT-09] tells a caller who asks for a person that the team knows', async () => {
      const { body } = await search(await connected(), { query: 'I would like to talk to a person.' })
      expect(body.answer).toContain('our team')
    })

    it('is counted as one of the company’s answers of the day, beyond which the built-in answerer goes on', async () => {
      const token = await connected()
      const before = await usage()
      await search(token, {})
      expect(await usage()).toBe(before + 1)
      const admin = await server.asMember('admin@acme.test')
      await changeSettings(admin, 'ai', { answers_per_day: 1 })
      expect((await search(token, {})).body.answer).not.toBeNull()
      expect(await usage()).toBe(before + 1)
      await changeSettings(admin, 'ai', { answers_per_day: 1_000 })
    })

    it('needs the token of a connected call', async () => {
      expect((await search(randomUUID(), {})).code).toBe('call_token_invalid')
      expect((await search(await grant(), {})).code).toBe('call_token_invalid')
    })
  })

  describe('the transcript', () => {
    const LINES = [
      { item_id: 'i1', speaker: 'assistant', text: 'Hello! How can I help?' },
      { item_id: 'i2', speaker: 'visitor', text: 'how do i reset my password' },
      {
        item_id: 'i3',
        speaker: 'assistant',
        text: 'Press Forgot password.',
        articles: [{ title: 'Reset your password', slug: 'reset-password' }],
      },
    ] as const

    async function begin() {
      const created = await visitor('createConversation', {
        body: {
          subject: 'How do I reset my password',
          priority: 'medium',
          tags: ['voice_chat'],
          client_id: randomUUID(),
        },
      })
      const { conversationId: id, token } = created.body
      const call = server.caller(token, 'acme')
      const callToken = await connected()
      const save = (lines: readonly object[], rest: object = {}) =>
        call('saveCallLines', {
          params: { id },
          body: {
            token: callToken,
            lines: lines as (typeof LINES)[number][],
            is_over: false,
            ...rest,
          } as never,
        })
      const messages = async () =>
        (await call('listMessages', { params: { id }, query: {} as never })).body.messages.map(
          ({ sender_type, content }) => `${sender_type}: ${content}`,
        )
      return { id, save, messages, call, callToken }
    }

    it('[VOICE-05] becomes a conversation of the inbox, with priority and label, in the order of the call', async () => {
      const { id, save, messages } = await begin()
      expect((await save(LINES.slice(0, 2))).status).toBe(200)
      // What was saved before is not added twice.
      await save(LINES, { is_over: true })
      expect(await messages()).toEqual([
        'ai: Hello! How can I help?',
        'visitor: how do i reset my password',
        'ai: Press Forgot password.',
      ])
      const { body } = await agent('getConversation', { params: { id } })
      expect(body).toMatchObject({
        priority: 'medium',
        tags: ['voice_chat'],
        status: 'open',
        responder: 'ai',
        needs_human: false,
      })
    })

    it('is followed by a survey, once it is over', async () => {
      const { id, save, call } = await begin()
      const rate = () => call('answerSurvey', { params: { id }, body: { score: 1 } })
      await save(LINES)
      expect((await rate()).code).toBe('survey_not_found')
      await save(LINES, { is_over: true })
      expect((await rate()).body).toMatchObject({ kind: 'thumbs', score: 1 })
    })

    it('[VOICE-05] is not answered a second time by the chat', async () => {
      const { id, save } = await begin()
      await save(LINES.slice(1, 2))
      const [row] = await given.database.as(JOB_CLAIMS, query =>
        query<{ ai_due_at: Date | null }>('select ai_due_at from public.conversations where id = $1', [id]),
      )
      expect(row?.ai_due_at).toBeNull()
    })

    it('[CHAT-09] a caller who asks for a person waits for one in the inbox', async () => {
      const { id, save } = await begin()
      await save([{ item_id: 'i1', speaker: 'visitor', text: 'I want to talk to a human please' }])
      const more = await save([{ item_id: 'i2', speaker: 'assistant', text: 'I have told our team.' }])
      expect(more.status).toBe(200)
      expect((await agent('getConversation', { params: { id } })).body).toMatchObject({
        needs_human: true,
        responder: 'none',
      })
    })

    it('is taken from the call of this conversation alone', async () => {
      const first = await begin()
      await first.save(LINES)
      const second = await begin()
      const stolen = await second.call('saveCallLines', {
        params: { id: second.id },
        body: { token: first.callToken, lines: [], is_over: true },
      })
      expect(stolen.code).toBe('call_token_invalid')
      const foreign = await second.call('saveCallLines', {
        params: { id: first.id },
        body: { token: second.callToken, lines: [], is_over: true },
      })
      expect(foreign.code).toBe('conversation_not_found')
    })

    it('a visitor sets no label of the company’s', async () => {
      const refused = await visitor('createConversation', { body: { subject: 'x', tags: ['vip'] as never } })
      expect(refused.code).toBe('invalid_request')
    })
  })

  it('[VOICE-04] the server hangs up a call that lasts too long, once', async () => {
    const deps = {
      ...{
        database: given.database,
        clock: server.clock,
        conversationClock: server.clock,
        log: { warn() {} },
      },
      ...{ voice: { server: voice, of: () => null }, voiceKey: new Uint8Array(32) },
    }
    await connected()
    // The server's own job also hangs up the calls of earlier tests.
    const hungUpHere = () => hungUp.filter(id => id === `call of ${offers[0]!.callId}`)
    server.clock.advance(LONGEST_MS)
    await endOverdueCalls(deps)
    expect(hungUpHere()).toEqual([])
    server.clock.advance(1)
    await endOverdueCalls(deps)
    await endOverdueCalls(deps)
    // The server's own job does the same; whoever comes first hangs up.
    await expect.poll(hungUpHere).toHaveLength(1)
  })

  it('records of calls are deleted after 30 days, what was said stays', async () => {
    await connected()
    const count = async () => {
      const [row] = await given.database.as(JOB_CLAIMS, query =>
        query<{ n: number }>('select count(*)::int n from app.calls'),
      )
      return row!.n
    }
    expect(await count()).toBeGreaterThan(0)
    server.clock.advance(30 * DAY_MS)
    // What the server's own jobs have locked is left to them.
    await expect
      .poll(async () => {
        while (await forgetCalls({ database: given.database, clock: server.clock }));
        return count()
      })
      .toBe(0)
  })
})
