/** Insights: what visitors asked, what became of it, why humans were asked for, and what changed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'

const DAY_MS = 86_400_000
const OFFER = { type: 'offer' } as const
const ANSWER: MessageMeta = { type: 'answer', citations: [{ title: 'A', slug: 'a' }] }

type Said = readonly [by: SenderType, content: string, meta?: MessageMeta, outcome?: string]
type Told = {
  readonly daysAgo?: number
  readonly status?: 'open' | 'ticket'
  readonly isSpam?: boolean
  readonly company?: string
}

describeEachDemoDatabase('insights', given => {
  let server: TestServer
  let editor: Caller
  let admin: Caller
  let viewer: Caller
  let foreign: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    // Before the clock goes on, or the jobs that are due then would lock the same rows.
    await sql('delete from public.conversations')
    await sql('delete from public.search_log')
    // Later than what an earlier test left in memory, which is also later than its tokens.
    server.clock.advance(10 * 60_000)
    editor = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    viewer = await server.asMember('elena@acme.test')
    foreign = await server.asMember('admin@noor.test')
  })

  async function sql<T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) {
    const rows = await given.database.asOwner(query => query<T>(statement, params))
    await server.catchUp()
    return rows
  }
  const day = (daysAgo: number) => new Date(server.clock.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)

  /** Stores a conversation with its messages, a second apart. Returns its id. */
  async function told(
    said: readonly Said[],
    { daysAgo = 1, status = 'open', isSpam = false, company = 'acme' }: Told = {},
  ): Promise<string> {
    const at = server.clock.now() - daysAgo * DAY_MS
    const [row] = await sql<{ id: string }>(
      `insert into public.conversations (company_id, subject, source, status, created_at, updated_at, spam_at, spam_reason)
       select id, 'Help', 'widget', $1, $2, $2, $3, $4 from public.companies where subdomain = $5 returning id`,
      [status, new Date(at), isSpam ? new Date(at) : null, isSpam ? 'words' : null, company],
    )
    for (const [i, [by, content, meta = {}, outcome = null]] of said.entries())
      await sql(
        `insert into public.messages (company_id, conversation_id, sender_type, content, meta, outcome, created_at)
         select company_id, id, $2, $3, $4, $5, $6 from public.conversations where id = $1`,
        [row!.id, by, content, JSON.stringify(meta), outcome, new Date(at + i * 1_000)],
      )
    return row!.id
  }
  const read = async (call = viewer, query = {}) =>
    (await call('readInsights', { query: { from: day(6), to: day(0), ...query } })).body
  const counts = (outcomes: Record<string, number>) =>
    Object.fromEntries(Object.entries(outcomes).filter(([, count]) => count > 0))

  describe('the topics', () => {
    it('put together what was asked in the range, with what became of it and without personal data', async () => {
      const id = await told([
        ['visitor', 'Do you ship to Norway? I am ada@mail.example'],
        ['ai', 'x', OFFER],
      ])
      await told([
        ['visitor', 'shipping to norway'],
        ['visitor', 'and how long does that take'],
        ['ai', 'x', ANSWER],
        ['visitor', 'How do I get a refund?'],
        ['agent', 'Here you are'],
      ])
      await told([
        ['visitor', 'Do you ship to Norway'],
        ['ai', 'x', { type: 'suggestions', articles: [{ title: 'A', slug: 'a' }] }],
        ['visitor', 'A', { type: 'picked', slug: 'a' }],
        ['ai', 'x', ANSWER],
      ])
      const { topics, read: seen, ai, topic_count } = await read()
      expect(topics.map(({ question, count, before }) => [question, count, before])).toEqual([
        [expect.stringContaining('orway'), 3, 0],
        ['How do I get a refund?', 1, 0],
      ])
      expect(counts(topics[0]!.outcomes)).toEqual({ refused: 1, answered: 1, suggested: 1 })
      expect(counts(topics[1]!.outcomes)).toEqual({ by_person: 1 })
      expect(topics[0]!.conversations).toBe(3)
      expect(topics[0]!.conversation_ids).toContain(id)
      expect(JSON.stringify(topics)).not.toContain('ada@')
      expect(topic_count).toBe(2)
      expect(seen).toEqual({ conversations: 3, read: 3, questions: 4 })
      expect(ai.map(({ picked }) => picked).reduce((a, b) => a + b)).toBe(1)
    })

    it('count neither small talk nor what is no question, spam, other companies or other days', async () => {
      await told([
        ['visitor', 'Hi!'],
        ['ai', 'Hello', { type: 'answer', citations: [] }],
        ['visitor', 'Thanks', { type: 'thankyou' }],
        ['system', '[system] mark'],
      ])
      await told([['visitor', 'Buy pills']], { isSpam: true })
      await told([['visitor', 'Old question']], { daysAgo: 8 })
      await told([['visitor', 'A question of Noor']], { company: 'noor' })
      const { topics, ai } = await read()
      expect(topics).toEqual([])
      expect(ai.reduce((sum, { outcomes }) => sum + outcomes.small_talk, 0)).toBe(1)
      expect((await read(foreign)).topics.map(({ question }) => question)).toEqual(['A question of Noor'])
    })

    it('count no reply to an offer, and nothing that is said to a person', async () => {
      await told([
        ['visitor', 'Who painted the Mona Lisa?'],
        ['ai', 'Shall I ask a person?', { type: 'offer' }],
        ['visitor', 'Yes, please'],
        ['agent', 'Hello, Ada here.'],
        ['visitor', 'Sorry, was at lunch. Where were we?'],
      ])
      expect((await read()).topics.map(({ question }) => question)).toEqual(['Who painted the Mona Lisa?'])
    })

    it('name the article that answers the question now', async () => {
      const draft = {
        title: 'Wine with grilled octopus',
        body: 'A dry white wine goes with grilled octopus.',
      }
      const article = await published(admin, await newContent(editor, draft))
      await told([['visitor', 'Which wine goes with grilled octopus?']])
      await told([['visitor', 'Who painted the Mona Lisa?']])
      const { topics } = await read()
      const of = (word: string) => topics.find(({ question }) => question.includes(word))!.article
      expect(of('octopus')).toMatchObject({ content_id: article.id, title: draft.title })
      expect(of('Mona')).toBeNull()
      await admin('removeContent', { params: { id: article.id } })
    })

    it('go by the filter of the reports', async () => {
      await told([['visitor', 'Where is my order?']], { status: 'ticket' })
      await told([['visitor', 'How do I get a refund?']])
      const asked = async (query: object) =>
        (await read(viewer, query)).topics.map(({ question }) => question)
      expect(await asked({ channel: 'ticket' })).toEqual(['Where is my order?'])
      expect(await asked({ channel: 'chat' })).toEqual(['How do I get a refund?'])
      expect(await asked({ locale: 'de' })).toEqual([])
    })

    it('open their conversations, and nobody else’s', async () => {
      const id = await told([['visitor', 'Where is my order?']])
      const others = await told([['visitor', 'A question of Noor']], { company: 'noor' })
      const list = async (call: Caller) =>
        (await call('listTopicConversations', { query: { ids: `${id},${others}` } })).body.items.map(
          item => item.id,
        )
      expect(await list(viewer)).toEqual([id])
      expect(await list(foreign)).toEqual([others])
      expect((await viewer('listTopicConversations', { query: { ids: 'x' } })).code).toBe('invalid_request')
    })
  })

  it('the gaps are those of the range', async () => {
    await told([
      ['visitor', 'Who painted the Mona Lisa?'],
      ['ai', 'x', OFFER],
    ])
    await told(
      [
        ['visitor', 'Which wine goes with octopus?'],
        ['ai', 'x', OFFER],
      ],
      { daysAgo: 9 },
    )
    const { gaps, gap_count } = await read()
    expect(gaps.map(({ question }) => question)).toEqual(['Who painted the Mona Lisa?'])
    expect(gap_count).toBe(1)
  })

  describe('the reasons of requests for a human', () => {
    const request = async (id: string) =>
      sql(
        `update public.conversations set needs_human = true, responder = 'none', human_requested_at = $2, updated_at = $2
          where id = $1`,
        [id, new Date(server.clock.now() - DAY_MS + 60_000)],
      )
    /** Stores the first thread once, the second twice and so on, and returns how often each reason is counted. */
    const reasonsOf = async (threads: readonly (readonly Said[])[]) => {
      for (const [index, said] of threads.entries())
        for (let times = 0; times <= index; times++) await request(await told(said))
      const { handoffs } = await read()
      for (const { before } of handoffs) expect(before).toBe(0)
      return Object.fromEntries(handoffs.map(({ reason, count }) => [reason, count]))
    }

    it('are told by the outcome of the offer', async () => {
      const outcomes = [
        'no-information',
        'refused-topic',
        'withheld',
        'unavailable',
        'over-budget',
        'turn-limit',
      ]
      const threads = outcomes.map((outcome): readonly Said[] => [
        ['visitor', 'Why?'],
        ['ai', 'x', OFFER, outcome],
      ])
      expect(await reasonsOf(threads)).toEqual({
        unanswered: 1,
        forbidden_topic: 2,
        withheld: 3,
        ai_failed: 4,
        ai_limit: 5 + 6,
      })
    })

    it('are told by the thread', async () => {
      expect(
        await reasonsOf([
          [
            ['visitor', 'Why?'],
            ['ai', 'x', ANSWER],
            ['visitor', 'A human, please'],
          ],
          [['visitor', 'A human, please']],
          [
            ['visitor', 'Why?'],
            ['ai', 'x', OFFER],
          ],
          [
            ['visitor', 'Why?'],
            ['ai', 'x', { type: 'suggestions' }],
          ],
        ]),
      ).toEqual({ asked: 1, no_ai_message: 2, offer: 3, suggestions: 4 })
    })

    it('are an agent, a visitor and the form, as the real routes leave them', async () => {
      const body = { needs_human: true }
      const [first, second] = [await server.asVisitor(), await server.asVisitor()]
      await first.call('setNeedsHuman', { params: { id: first.id }, body })
      await admin('setNeedsHuman', { params: { id: second.id }, body })
      const ticket = { customer_email: 'ada@mail.example', subject: 'Help', content: 'Help' }
      await server.caller(null, 'acme')('createTicket', { body: ticket })
      // In the company's time zone, it may be tomorrow already.
      const { handoffs } = await read(viewer, { to: day(-1) })
      expect(handoffs.map(({ reason }) => reason).sort()).toEqual(['agent', 'no_ai_message', 'ticket_form'])
    })
  })

  it('an answer of the AI stores its outcome, which no visitor can read', async () => {
    const visitor = await server.asVisitor()
    await visitor.call('postMessage', {
      params: { id: visitor.id },
      body: { content: 'Who painted the Mona Lisa?' },
    })
    const stored = () =>
      sql<{ outcome: string; model: string | null }>(
        "select outcome, model from public.messages where sender_type = 'ai' and conversation_id = $1",
        [visitor.id],
      )
    await expect
      .poll(async () => {
        server.clock.advance(2_000)
        return (await stored())[0]?.outcome
      })
      .toMatch(/no-information|suggestions|answer/)
    expect((await stored())[0]!.model).toBe('local')
    const { body } = await visitor.call('listMessages', { params: { id: visitor.id }, query: {} })
    expect(JSON.stringify(body)).not.toContain('"outcome"')
  })

  describe('the changes', () => {
    it('are topics that grew and days that stand out, each with a sentence', async () => {
      for (let i = 0; i < 12; i++) await told([['visitor', 'Calendar sync fails']])
      for (let i = 0; i < 30; i++) await told([['visitor', 'Where is my order?']], { daysAgo: 8 + (i % 6) })
      for (let week = 1; week <= 8; week++) await told([['visitor', 'x']], { daysAgo: 1 + week * 7 })
      const { changes } = await read()
      expect(changes.map(({ kind, direction }) => [kind, direction])).toEqual(
        expect.arrayContaining([
          ['topic', 'up'],
          ['topic', 'down'],
          ['day', 'up'],
        ]),
      )
      expect(changes.map(({ sentence }) => sentence)).toContain(
        '“Calendar sync fails” was asked 12 times, and not at all in the week before.',
      )
    })

    it('need a comparison', async () => {
      for (let i = 0; i < 12; i++) await told([['visitor', 'Calendar sync fails']])
      const { changes, before, topics } = await read(viewer, { compare: 'none' })
      expect([changes, before, topics[0]!.before]).toEqual([[], null, null])
    })
  })

  it('are computed again after five minutes, and meanwhile kept', async () => {
    // One range for all: midnight may come while the clock advances.
    const range = { from: day(6), to: day(0) }
    const first = await read(viewer, range)
    await told([['visitor', 'Where is my order?']])
    server.clock.advance(5 * 60_000 - 1)
    expect(await read(viewer, range)).toEqual(first)
    server.clock.advance(1)
    expect((await read(viewer, range)).topics).toHaveLength(1)
  })

  it('refuse ranges that are none', async () => {
    expect((await viewer('readInsights', { query: { from: day(0), to: day(1) } })).code).toBe(
      'invalid_request',
    )
  })
})
