/** Spam: what is refused, what is held, and what agents see of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SettingsInput } from '#contract/settings/index.ts'
import { checkSla } from '#server/domain/conversations/automation/check-sla.ts'
import { runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import {
  type Caller,
  openTestServer,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answersIn, KNOWN, say } from '../ai/answer-kit.ts'
import { NO_LOG, promise } from '../desk/automation-kit.ts'

const LINKS = (count: number) => Array.from({ length: count }, (_, n) => `https://${n}.example`).join(' ')

describeEachDemoDatabase('spam', given => {
  let server: TestServer
  let admin: Caller
  let agent: Caller
  let open: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    agent = await server.asMember('agent@acme.test')
    open = server.caller(null, 'acme')
  })
  afterAll(() => server.close())

  async function setTo(change: Partial<SettingsInput<'spam'>>): Promise<void> {
    const { status, text } = await changeSettings(admin, 'spam', {
      blocked_words: [],
      blocked_senders: [],
      blocked_words_action: 'hold',
      max_links: 5,
      ...change,
    })
    expect(status, text).toBe(200)
  }
  const sql = (statement: string, params: readonly unknown[]) =>
    given.database.asOwner(query => query(statement, params))
  const staffSees = async (id: string) => {
    const { body } = await agent('getConversation', { params: { id } })
    if (!('spam_at' in body)) throw new Error('not a member’s view')
    return body
  }
  const lists = async (id: string) => {
    const states = [
      'waiting',
      'mine',
      'unassigned',
      'open',
      'snoozed',
      'spam',
      'tickets',
      'resolved',
    ] as const
    const found = await Promise.all(
      states.map(async state => {
        const { conversations } = (await agent('listConversations', { query: { state, limit: 50 } })).body
        return conversations.some(each => each.id === id) ? [state] : []
      }),
    )
    return found.flat()
  }
  const ticket = (more: object = {}) =>
    open('createTicket', {
      body: { customer_email: `${randomUUID()}@visitor.test`, subject: 'Help', content: 'Help', ...more },
    })

  it('[ADMIN-04] a first message with more links than allowed is held: nobody answers it, is asked or told', async () => {
    await admin('createSlaPolicy', { body: promise({ resolution_minutes: null }) })
    const visitor = await server.asVisitor()
    const before = (await agent('countConversations')).body.counts
    const { body } = await say(visitor, `${LINKS(6)} ${KNOWN}`)
    expect(body.conversation).toMatchObject({ responder: 'none', needs_human: false, status: 'open' })
    expect(JSON.stringify(body)).not.toContain('spam')
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    await say(visitor, 'I want to talk to a human!')
    await runRules({ database: given.database, clock: server.clock, log: NO_LOG })
    await checkSla({ database: given.database, clock: server.clock, log: NO_LOG })
    expect(await staffSees(visitor.id)).toMatchObject({
      spam_reason: 'links',
      needs_human: false,
      waiting_since: null,
      sla: null,
    })
    expect(await lists(visitor.id)).toEqual(['spam'])
    const after = (await agent('countConversations')).body.counts
    expect(after).toEqual({
      ...before,
      spam: before.spam + 1,
      open: before.open - 1,
      unassigned: before.unassigned - 1,
    })
    for (const table of ['notifications', 'handoffs', 'sla_timers'])
      expect(await sql(`select from public.${table} where conversation_id = $1`, [visitor.id])).toEqual([])
    expect(await answersIn(visitor)).toEqual([])
  })

  it.each([
    [5, {}, null],
    [6, {}, 'links'],
    [6, { max_links: null }, null],
    [1, { max_links: 0 }, 'links'],
  ] as const)('[ADMIN-04] %i links in the first message, with %j: %j', async (count, change, reason) => {
    await setTo(change)
    const visitor = await server.asVisitor()
    await say(visitor, LINKS(count))
    expect((await staffSees(visitor.id)).spam_reason).toBe(reason)
  })

  it('[ADMIN-04] counts the links of the first message alone', async () => {
    await setTo({})
    const visitor = await server.asVisitor()
    await say(visitor, 'Hello')
    await say(visitor, LINKS(6))
    expect((await staffSees(visitor.id)).spam_reason).toBeNull()
  })

  it('[ADMIN-04] a blocked word makes a conversation spam, also later, but none that an agent has answered', async () => {
    await setTo({ blocked_words: ['Casino bonus'] })
    const visitor = await server.asVisitor()
    await say(visitor, 'Hello')
    expect((await staffSees(visitor.id)).spam_reason).toBeNull()
    await say(visitor, 'Your CASINO-BONÚS waits')
    expect((await staffSees(visitor.id)).spam_reason).toBe('words')
    const answered = await server.asVisitor()
    await say(answered, 'Hello')
    await agent('postMessage', { params: { id: answered.id }, body: { content: 'Hi' } })
    await say(answered, 'casino bonus')
    expect((await staffSees(answered.id)).spam_reason).toBeNull()
  })

  it('[ADMIN-04] a ticket with a blocked word is held, and its receipt is not sent', async () => {
    await setTo({ blocked_words: ['casino'] })
    const { body } = await ticket({ subject: 'The Casino' })
    expect(await staffSees(body.conversationId)).toMatchObject({ status: 'ticket', spam_reason: 'words' })
    expect(await lists(body.conversationId)).toEqual(['spam'])
    const due = await sql('select receipt_due_at from public.conversations where id = $1', [
      body.conversationId,
    ])
    expect(due).toEqual([{ receipt_due_at: null }])
  })

  it('[ADMIN-04] a company can refuse messages with a blocked word, in chats and tickets', async () => {
    await setTo({ blocked_words: ['casino'], blocked_words_action: 'refuse' })
    const visitor = await server.asVisitor()
    const refused = await say(visitor, 'A casino')
    expect([refused.status, refused.code]).toEqual([422, 'message_refused'])
    expect((await say(visitor, 'A cassino')).status).toBe(201)
    expect((await ticket({ content: 'Casino!' })).code).toBe('message_refused')
    const begun = await open('createConversation', { body: { subject: 'Casino', source: 'widget' } })
    expect(begun.code).toBe('message_refused')
    // Agents may say what they like.
    const params = { id: visitor.id }
    expect((await agent('postMessage', { params, body: { content: 'No casino here.' } })).status).toBe(201)
    expect((await ticket()).status).toBe(201)
  })

  it('[ADMIN-04] what a visitor missed in an answer is checked like a message', async () => {
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    await setTo({ blocked_words: ['casino'], blocked_words_action: 'refuse' })
    await say(visitor, KNOWN)
    const answer = await waitFor(async () => {
      const { messages } = (await visitor.call('listMessages', { params, query: {} })).body
      const found = messages.find(({ meta }) => meta.type === 'answer')
      expect(found).toBeDefined()
      return found!
    })
    const rate = (comment?: string) =>
      visitor.call('rateAnswer', { params, body: { message_id: answer.id, helpful: false, comment } })
    const refused = await rate('A casino')
    expect([refused.status, refused.code]).toEqual([422, 'message_refused'])
    expect((await rate('The price')).status).toBe(200)
    const isListed = async () => {
      const { answers } = (await admin('listRatedAnswers', { query: { days: '7' } })).body
      return answers.some(({ conversation_id }) => conversation_id === visitor.id)
    }
    expect(await isListed()).toBe(true)
    await setTo({ blocked_words: ['casino'] })
    expect((await rate('A casino')).status).toBe(200)
    expect((await staffSees(visitor.id)).spam_reason).toBe('words')
    expect(await isListed()).toBe(false)
    await agent('markSpam', { params, body: { spam: false } })
    await agent('blockVisitor', { params, body: { blocked: true } })
    expect((await rate('The price')).code).toBe('visitor_blocked')
    expect((await rate()).status).toBe(200)
  })

  it('[ADMIN-04] blocked addresses and domains can’t write, and nobody else is refused', async () => {
    await setTo({ blocked_senders: ['Spam.Example', 'eve@visitor.test'] })
    const begin = async (customer_email: string) =>
      (await open('createConversation', { body: { subject: 'Help', source: 'widget', customer_email } })).code
    expect(await begin('bob@spam.example')).toBe('visitor_blocked')
    expect(await begin('EVE@visitor.test')).toBe('visitor_blocked')
    expect(await begin('bob@notspam.example')).toBeUndefined()
    expect(await begin('adam@visitor.test')).toBeUndefined()
    expect((await ticket({ customer_email: 'x@spam.example' })).code).toBe('visitor_blocked')
    const noor = server.caller(null, 'noor')
    const elsewhere = { subject: 'Help', source: 'widget', customer_email: 'bob@spam.example' } as const
    expect((await noor('createConversation', { body: elsewhere })).status).toBe(201)
    const visitor = await server.asVisitor()
    const corrected = await visitor.call('correctContact', {
      params: { id: visitor.id },
      body: { email: 'bob@spam.example' },
    })
    expect(corrected.code).toBe('visitor_blocked')
    await setTo({})
    expect(await begin('bob@spam.example')).toBeUndefined()
  })

  it('[ADMIN-04] “Not spam” returns it to those who wait, and no check holds it again', async () => {
    await setTo({ blocked_words: ['casino'] })
    const visitor = await server.asVisitor()
    const params = { id: visitor.id }
    await say(visitor, 'casino')
    const viewer = await server.asMember('elena@acme.test')
    expect((await viewer('markSpam', { params, body: { spam: false } })).code).toBe('forbidden')
    const stranger = await server.asMember('admin@noor.test')
    expect((await stranger('markSpam', { params, body: { spam: false } })).code).toBe(
      'conversation_not_found',
    )
    const cleared = await agent('markSpam', { params, body: { spam: false } })
    expect(cleared.body).toMatchObject({ spam_at: null, spam_reason: null, needs_human: true })
    expect(await lists(visitor.id)).toEqual(['waiting', 'unassigned', 'open'])
    await say(visitor, 'casino again')
    expect((await staffSees(visitor.id)).spam_at).toBeNull()
    await waitFor(async () =>
      expect(
        (
          await sql(
            "select from public.notifications where conversation_id = $1 and kind = 'human-request'",
            [visitor.id],
          )
        ).length,
      ).toBeGreaterThan(0),
    )
    const { activities } = (await agent('listActivities', { params })).body
    expect(activities.filter(({ kind }) => kind === 'spam').map(({ detail }) => detail)).toEqual([
      { reason: 'words' },
      { reason: null },
    ])
  })

  it('[ADMIN-04] an agent marks a conversation as spam: it leaves the queue and its notifications are read', async () => {
    const visitor: VisitorCaller = await server.asVisitor()
    const params = { id: visitor.id }
    await say(visitor, 'Hello')
    await visitor.call('setNeedsHuman', { params, body: { needs_human: true } })
    await agent('updateConversation', {
      params,
      body: { snoozed_until: new Date(server.clock.now() + 60_000).toISOString() },
    })
    const marked = await agent('markSpam', { params, body: { spam: true } })
    expect(marked.body).toMatchObject({ spam_reason: 'agent', assignee_id: null, needs_human: false })
    expect(await lists(visitor.id)).toEqual(['spam'])
    const unread = await sql(
      'select from public.notifications where conversation_id = $1 and read_at is null',
      [visitor.id],
    )
    expect(unread).toEqual([])
    await agent('resolveConversation', { params })
    expect(await lists(visitor.id)).toEqual(['resolved'])
  })
})
