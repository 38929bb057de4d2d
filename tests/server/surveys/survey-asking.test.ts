/** When a survey is asked: once a conversation is resolved by anybody, as the company's settings say. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNDO_MS } from '#contract/constants/desk.ts'
import type { CsatSettings } from '#contract/settings/csat.ts'
import type { SettingsInput } from '#contract/settings/index.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { applyTimeout } from '#server/domain/conversations/lifecycle/apply-timeout.ts'
import { closeInactive } from '#server/domain/conversations/lifecycle/close-inactive.ts'
import { isInShare } from '#server/domain/surveys/ask-resolved.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

const DAY_MS = 24 * 60 * 60_000
const DEFAULTS: SettingsInput<'csat'> = {
  is_enabled: true,
  kind: 'emoji',
  asks_about: 'all',
  in_chat: true,
  by_email: false,
  share_percent: 100,
  quiet_days: 0,
}

type Row = {
  readonly id: string
  readonly channel: string
  readonly asked_at: Date
  readonly [key: string]: unknown
}

describeEachDemoDatabase('asking for a rating', given => {
  let server: TestServer
  // Its timers never fire, so the server's own jobs leave everything to the tests.
  const clock = { ...createManualClock(Date.now() - 60_000), setTimeout: () => null }
  let agent: Caller
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock })
    agent = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    // An answer on its way would hold the rows that the tests' jobs take.
    await changeSettings(admin, 'chat-flow', { is_ai_enabled: false })
  })
  afterAll(() => server.close())
  beforeEach(() => set({}))

  const set = async (change: SettingsInput<'csat'>) => {
    const { status, text } = await changeSettings(admin, 'csat', { ...DEFAULTS, ...change })
    expect(status, text).toBe(200)
  }
  async function chat({ email = null as string | null, says = 'Where is my parcel?' as string | null } = {}) {
    const body = { subject: 'Parcel', locale: 'de' as const, ...(email && { customer_email: email }) }
    const opened = (await server.caller(null, 'acme')('createConversation', { body })).body
    const id = opened.conversationId
    const call = server.caller(opened.token)
    if (says) await call('postMessage', { params: { id }, body: { content: says } })
    return { id, call, params: { id } }
  }
  const resolve = (params: { id: string }, call = agent) => call('resolveConversation', { params })
  const reply = (params: { id: string }) => agent('postMessage', { params, body: { content: 'On its way.' } })
  const surveys = (id: string) =>
    given.database.asOwner(query =>
      query<Row>('select * from public.surveys where conversation_id = $1', [id]),
    )
  const channelOf = async (id: string) => (await surveys(id))[0]?.channel

  describe('[ADMIN-05] whoever resolves', () => {
    const act = (id: string, action: object) =>
      agent('actOnConversations', { body: { ids: [id], actions: [action] } as never })

    it('an agent', async () => {
      const { id, params } = await chat()
      expect(await surveys(id)).toEqual([])
      await resolve(params)
      expect(await surveys(id)).toMatchObject([
        { kind: 'emoji', channel: 'chat', locale: 'de', handled_by: 'ai', answered_at: null },
      ])
    })

    it('the visitor', async () => {
      const { id, call, params } = await chat()
      expect((await resolve(params, call)).status).toBe(200)
      expect(await channelOf(id)).toBe('chat')
      expect((await call('readSurvey', { params, query: {} })).body.survey).toMatchObject({
        kind: 'emoji',
        score: null,
        texts: { question: 'Wie war unsere Hilfe?' },
      })
    })

    it('the visitor, who says that all is done', async () => {
      const { id, call, params } = await chat()
      await call('postMessage', { params, body: { content: 'Thanks', meta: { type: 'thankyou' } } })
      expect(await channelOf(id)).toBe('chat')
    })

    it('a macro, or many at once in the list', async () => {
      const { id } = await chat()
      expect((await act(id, { type: 'resolve' })).status).toBe(200)
      expect(await channelOf(id)).toBe('chat')
    })

    it('a rule', async () => {
      const rule = await admin('createRule', {
        body: {
          name: `Rule ${randomUUID()}`,
          is_enabled: true,
          event: 'message-received',
          after_minutes: null,
          match: 'all',
          conditions: [],
          actions: [{ type: 'resolve' }],
        } as never,
      })
      expect(rule.status, rule.text).toBe(201)
      const { id } = await chat()
      const log = { error: () => {} }
      while (await runRules({ database: given.database, clock, log }));
      await admin('removeRule', { params: { id: (rule.body as { id: string }).id } })
      expect(await channelOf(id)).toBe('chat')
    })

    it('the AI, after a silence', async () => {
      const { id } = await chat()
      const at = new Date(clock.now())
      const [row] = await given.database.asOwner(query =>
        query<{ company_id: string }>(
          `update public.conversations set timeout_rule = 'auto-close', timeout_at = $2 where id = $1
           returning company_id`,
          [id, at],
        ),
      )
      await applyTimeout({ database: given.database }, row!.company_id, id, 'auto-close', at)
      expect(await channelOf(id)).toBe('chat')
    })

    it('the job that closes inactive conversations', async () => {
      const { id } = await chat()
      await changeSettings(admin, 'conversations', { auto_close_days: 30 })
      await given.database.asOwner(query =>
        query(
          `update public.conversations set responder = 'ai', needs_human = false, ai_due_at = null, timeout_rule = null, timeout_at = null
            where id = $1`,
          [id],
        ),
      )
      const later = { now: () => clock.now() + 30 * DAY_MS }
      while (await closeInactive({ database: given.database, clock: later }));
      await changeSettings(admin, 'conversations', { auto_close_days: null })
      expect(await channelOf(id)).toBe('chat')
    })
  })

  describe('[ADMIN-05] nobody asks', () => {
    it('who never wrote', async () => {
      const { id, params } = await chat({ says: null })
      await resolve(params)
      expect(await surveys(id)).toEqual([])
    })

    it('about spam', async () => {
      const { id, params } = await chat()
      await agent('markSpam', { params, body: { spam: true } })
      await resolve(params)
      expect(await surveys(id)).toEqual([])
    })

    it('a blocked visitor', async () => {
      const { id, params } = await chat()
      await agent('blockVisitor', { params, body: { blocked: true } })
      await resolve(params)
      expect(await surveys(id)).toEqual([])
    })

    it('about a conversation that another one continues', async () => {
      const email = `${randomUUID()}@visitor.test`
      const one = await chat({ email })
      const other = await chat({ email })
      const merged = await agent('mergeConversation', { params: one.params, body: { into_id: other.id } })
      expect(merged.status, merged.text).toBe(200)
      expect(await surveys(one.id)).toEqual([])
      await resolve(other.params)
      expect(await channelOf(other.id)).toBe('chat')
    })

    it.each<[string, SettingsInput<'csat'>]>([
      ['if surveys are off', { is_enabled: false }],
      ['in a chat if that is off', { in_chat: false }],
      ['by email without an address', { in_chat: false, by_email: true }],
      ['about the AI if only agents are rated', { asks_about: 'agent' }],
    ])('%s', async (_case, change) => {
      await set(change)
      const { id, params } = await chat()
      await resolve(params)
      expect(await surveys(id)).toEqual([])
    })

    it('about an agent if only the AI is rated', async () => {
      await set({ asks_about: 'ai' })
      const [ours, theirs] = [await chat(), await chat()]
      await reply(ours.params)
      await resolve(ours.params)
      await resolve(theirs.params)
      expect(await surveys(ours.id)).toEqual([])
      expect(await surveys(theirs.id)).toMatchObject([{ handled_by: 'ai' }])
    })
  })

  it('[ADMIN-05] names the agent who had answered', async () => {
    await set({ asks_about: 'agent', kind: 'stars' })
    const { id, params } = await chat()
    await reply(params)
    await resolve(params)
    expect(await surveys(id)).toMatchObject([
      { kind: 'stars', handled_by: 'agent', agent_name: expect.stringMatching(/\w/) },
    ])
  })

  it.each<[string, SettingsInput<'csat'>, boolean, string | undefined, boolean]>([
    ['in the chat', {}, false, 'chat', false],
    ['in the chat, and by email later', { by_email: true }, false, 'chat', true],
    ['by email alone', { by_email: true, in_chat: false }, false, 'email', true],
    ['by email about a ticket', { by_email: true }, true, 'email', true],
    ['in the chat about a ticket without emails', {}, true, 'chat', false],
  ])('[ADMIN-05] asks %s', async (_case, change, isTicket, channel, hasEmail) => {
    await set(change)
    const { id, call, params } = await chat({ email: `${randomUUID()}@visitor.test` })
    if (isTicket) await call('setNeedsHuman', { params, body: { needs_human: true, make_ticket: true } })
    await resolve(params)
    const [row] = await surveys(id)
    expect(row?.channel).toBe(channel)
    expect(row?.['email_due_at'] !== null).toBe(hasEmail)
  })

  describe('[ADMIN-05] a conversation has one survey', () => {
    it('resolved twice at once', async () => {
      const { id, params } = await chat()
      await Promise.all([resolve(params), resolve(params), resolve(params)])
      expect(await surveys(id)).toHaveLength(1)
    })

    it('resolved again before an answer, it is asked again as the same', async () => {
      const { id, call, params } = await chat()
      await resolve(params)
      const [first] = await surveys(id)
      clock.advance(60_000)
      await call('postMessage', { params, body: { content: 'One more thing.' } })
      expect(await surveys(id)).toEqual([first])
      await reply(params)
      await resolve(params)
      const [again] = await surveys(id)
      expect(again).toMatchObject({ id: first!.id, handled_by: 'agent' })
      expect(again!.asked_at.getTime()).toBeGreaterThan(first!.asked_at.getTime())
    })

    it('resolved again after an answer, it stays', async () => {
      const { id, call, params } = await chat()
      await resolve(params)
      await call('answerSurvey', { params, body: { score: 5 } })
      const before = await surveys(id)
      await call('postMessage', { params, body: { content: 'One more thing.' } })
      await resolve(params)
      expect(await surveys(id)).toEqual(before)
    })
  })

  describe('[ADMIN-05] an agent who undoes the resolving', () => {
    const resolveForUndo = async (id: string) =>
      (await agent('actOnConversations', { body: { ids: [id], actions: [{ type: 'resolve' }] } })).body.undo
    const undoIt = async (undo: Awaited<ReturnType<typeof resolveForUndo>>) => {
      const [result] = (await agent('undoActs', { body: { undo } })).body.results
      expect(result).toMatchObject({ outcome: 'done' })
    }

    it('withdraws the survey, and the next resolving asks anew', async () => {
      const { id, call, params } = await chat()
      const undo = await resolveForUndo(id)
      expect((await call('readSurvey', { params, query: {} })).body.survey).not.toBeNull()
      clock.advance(UNDO_MS - 1)
      await undoIt(undo)
      expect(await surveys(id)).toEqual([])
      expect((await call('readSurvey', { params, query: {} })).body.survey).toBeNull()
      await resolveForUndo(id)
      expect(await channelOf(id)).toBe('chat')
    })

    it('leaves an answer as it is', async () => {
      const { id, call, params } = await chat()
      const undo = await resolveForUndo(id)
      await call('answerSurvey', { params, body: { score: 4 } })
      const answered = await surveys(id)
      await undoIt(undo)
      expect(await surveys(id)).toEqual(answered)
    })

    it('leaves a survey that was emailed as it is', async () => {
      const { id } = await chat()
      const undo = await resolveForUndo(id)
      await given.database.asOwner(query =>
        query('update public.surveys set emailed_at = asked_at where conversation_id = $1', [id]),
      )
      await undoIt(undo)
      expect(await surveys(id)).toHaveLength(1)
    })
  })

  it('[ADMIN-05] asks a customer again only after the quiet days', async () => {
    await set({ quiet_days: 2 })
    const email = `${randomUUID()}@visitor.test`
    const resolved = async (by: string | null) => {
      const { id, params } = await chat({ email: by })
      await resolve(params)
      return (await surveys(id)).length
    }
    expect(await resolved(email)).toBe(1)
    expect(await resolved(`${randomUUID()}@visitor.test`)).toBe(1)
    expect([await resolved(null), await resolved(null)]).toEqual([1, 1])
    const askedAgo = (ms: number) =>
      given.database.asOwner(query =>
        query(
          `update public.surveys set asked_at = $2
            where conversation_id in (select id from public.conversations where customer_email = $1)`,
          [email, new Date(clock.now() - ms)],
        ),
      )
    await askedAgo(2 * DAY_MS - 1)
    expect(await resolved(email)).toBe(0)
    await askedAgo(2 * DAY_MS)
    expect(await resolved(email)).toBe(1)
  })

  it('[ADMIN-05] asks about a share of the conversations, and decides once for each', async () => {
    const ids = Array.from({ length: 2_000 }, () => randomUUID())
    const asked = ids.filter(id => isInShare(id, 25))
    expect(asked.length).toBeGreaterThan(400)
    expect(asked.length).toBeLessThan(600)
    expect(asked.every(id => isInShare(id, 25) && isInShare(id, 26))).toBe(true)
    expect(ids.every(id => isInShare(id, 100))).toBe(true)
    await set({ share_percent: 1 satisfies CsatSettings['share_percent'] })
    const { id, call, params } = await chat()
    for (const _look of [1, 2, 3]) {
      await resolve(params)
      await call('postMessage', { params, body: { content: 'Again.' } })
    }
    expect(await surveys(id)).toHaveLength(isInShare(id, 1) ? 1 : 0)
  })
})
