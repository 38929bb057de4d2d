/** The inbox's lists: states, filters, sort orders, pages, search, and who sees what. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestOf } from '#contract/routes/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const ME = personId('agent@acme.test')
type Asked = NonNullable<RequestOf<'listConversations'>['query']>

describeEachDemoDatabase('conversation lists', given => {
  let server: TestServer
  let agent: Caller
  let team: string
  let acme: string
  let noor: string

  const sql = (text: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(text, params))

  /** Adds a conversation, identified by its subject in these tests. */
  async function add(subject: string, row: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const whole: Record<string, unknown> = {
      id: randomUUID(),
      company_id: acme,
      subject,
      source: 'widget',
      created_at: new Date('2026-01-01T10:00:00Z'),
      updated_at: new Date('2026-01-01T10:00:00Z'),
      ...row,
    }
    const columns = Object.keys(whole)
    await sql(
      `insert into public.conversations (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(whole),
    )
    return whole['id'] as string
  }
  const say = (conversationId: string, content: string, company: string = acme, sender = 'visitor') =>
    sql(
      `insert into public.messages (company_id, conversation_id, sender_type, content, created_at)
       values ($1, $2, $4, $3, '2026-01-02T10:00:00Z')`,
      [company, conversationId, content, sender],
    )
  async function subjects(query: Asked, by: Caller = agent): Promise<string[]> {
    const answer = await by('listConversations', { query })
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    return answer.body.conversations.map(({ subject }) => subject)
  }
  /** Returns all pages of a list, with `limit` rows each. */
  async function walk(query: Asked, limit: number): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await agent('listConversations', {
        query: { ...query, limit, ...(cursor && { cursor }) },
      })
      expect(body.conversations.length).toBeLessThanOrEqual(limit)
      seen.push(...body.conversations.map(({ subject }) => subject))
      cursor = body.next ?? undefined
    } while (cursor)
    return seen
  }

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    const companies = await sql(
      "select id from public.companies where subdomain in ('acme', 'noor') order by subdomain",
    )
    ;[acme, noor] = companies.map(({ id }) => id as string) as [string, string]
    await sql('delete from public.conversations')
    team = randomUUID()
    await sql(
      `insert into public.teams (id, company_id, name, created_at, updated_at) values ($1, $2, 'T', now(), now())`,
      [team, acme],
    )
    const human = { needs_human: true, responder: 'none' }
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 3, 10, minute))
    await add('ai', { last_message_at: at(1) })
    await add('waits late', {
      ...human,
      human_requested_at: at(9),
      waiting_since: at(9),
      last_message_at: at(2),
    })
    await add('waits early', {
      ...human,
      human_requested_at: at(3),
      waiting_since: at(8),
      last_message_at: at(3),
    })
    await add('mine', {
      responder: 'agent',
      assignee_id: ME,
      team_id: team,
      priority: 'low',
      waiting_since: at(7),
      last_message_at: at(4),
    })
    await add('theirs', {
      responder: 'agent',
      assignee_id: personId('tomas@acme.test'),
      priority: 'urgent',
      last_message_at: at(5),
    })
    await add('snoozed', {
      responder: 'agent',
      assignee_id: ME,
      snoozed_until: at(59),
      last_message_at: at(6),
    })
    await add('ticket', { ...human, human_requested_at: at(1), status: 'ticket', last_message_at: at(7) })
    await add('done', { status: 'resolved', last_message_at: at(8), priority: 'urgent' })
    await add('silent', {})
    await add('foreign', { company_id: noor, last_message_at: at(30) })
  })
  afterAll(() => server.close())

  it.each<[NonNullable<Asked['state']>, string[]]>([
    ['waiting', ['waits early', 'waits late']],
    ['mine', ['mine']],
    ['unassigned', ['ticket', 'waits early', 'waits late', 'ai', 'silent']],
    ['open', ['ticket', 'theirs', 'mine', 'waits early', 'waits late', 'ai', 'silent']],
    ['snoozed', ['snoozed']],
    ['tickets', ['ticket']],
    ['resolved', ['done']],
    ['all', ['done', 'ticket', 'snoozed', 'theirs', 'mine', 'waits early', 'waits late', 'ai', 'silent']],
  ])('lists what is %s and counts it', async (state, expected) => {
    expect(await subjects({ state })).toEqual(expected)
    const { body } = await agent('countConversations')
    expect(body.counts[state]).toBe(expected.length)
  })

  it('without a filter answers as it always did: all, the newest first, at most so many', async () => {
    expect(await subjects({ limit: 50 })).toEqual(await subjects({ state: 'all' }))
    expect(await subjects({ limit: 2 })).toEqual(['done', 'ticket'])
  })

  it.each<[NonNullable<Asked['sort']>, Asked, string[]]>([
    ['oldest', { state: 'open' }, ['silent', 'ai', 'waits late', 'waits early', 'mine', 'theirs', 'ticket']],
    ['waiting-longest', { state: 'waiting' }, ['waits early', 'waits late']],
    ['waiting-longest', { state: 'mine' }, ['mine']],
    [
      'priority',
      {},
      ['done', 'theirs', 'ticket', 'snoozed', 'waits early', 'waits late', 'ai', 'silent', 'mine'],
    ],
  ])('sorts by %s', async (sort, query, expected) => {
    expect(await subjects({ ...query, sort })).toEqual(expected)
  })

  it('keeps who asked for a human first before who asked later, even if the later one writes again', async () => {
    const write = (minute: number) =>
      sql("update public.conversations set last_message_at = $1 where subject = 'waits late'", [
        new Date(Date.UTC(2026, 0, 3, 10, minute)),
      ])
    await write(40)
    expect((await walk({ sort: 'turn', state: 'open' }, 1)).slice(0, 2)).toEqual([
      'waits early',
      'waits late',
    ])
    await write(2)
  })

  it('sorts by who has them: those who wait, people, the AI, nobody', async () => {
    expect(await subjects({ sort: 'turn', state: 'open' })).toEqual([
      'waits early',
      'waits late',
      'theirs',
      'mine',
      'ai',
      'silent',
      'ticket',
    ])
  })

  it('[CHAT-07] shows the first message whole, and whether the viewer has a draft', async () => {
    const id = await add('Where is my parcel? It was to arrive on ')
    const shown = async (call = agent) => {
      const { body } = await call('listConversations', { query: { ids: id } })
      return body.conversations.map(({ first_message, has_draft }) => [first_message, has_draft])
    }
    expect(await shown()).toEqual([[null, false]])
    await say(id, '[system] zebra', acme, 'system')
    const first = 'Where is my parcel? It was to arrive on Monday.'
    await say(id, first)
    await say(id, 'Hello?')
    await agent('saveThreadDraft', { params: { id }, body: { kind: 'reply', content: 'On its way' } })
    expect(await shown()).toEqual([[first, true]])
    expect(await shown(await server.asMember('tomas@acme.test'))).toEqual([[first, false]])
    const { body } = await agent('listConversations', { query: { ids: id, q: 'parcel' } })
    expect(body.conversations.map(each => [each.first_message, each.has_draft])).toEqual([[first, true]])
    await sql('delete from public.conversations where id = $1', [id])
  })

  it('counts the open conversations of each team', async () => {
    const { body } = await agent('countConversations')
    expect(body.teams).toEqual({ [team]: 1 })
  })

  it('sorts by the unanswered word, and those without one behind', async () => {
    const order = await subjects({ sort: 'waiting-longest', state: 'open' })
    expect(order.slice(0, 3)).toEqual(['mine', 'waits early', 'waits late'])
    expect(order.toSorted()).toEqual((await subjects({ state: 'open' })).toSorted())
  })

  it.each<[string, Asked, string[]]>([
    ['a colleague', { assignee: personId('tomas@acme.test') }, ['theirs']],
    ['nobody', { assignee: 'none', state: 'tickets' }, ['ticket']],
    ['a priority', { priority: 'low' }, ['mine']],
    ['a priority and a state', { priority: 'urgent', state: 'open' }, ['theirs']],
  ])('narrows to %s', async (_, query, expected) => {
    expect(await subjects(query)).toEqual(expected)
  })

  it('narrows to a team, to none, to a customer and to rows that are shown', async () => {
    expect(await subjects({ team })).toEqual(['mine'])
    expect(await subjects({ team: 'none' })).not.toContain('mine')
    const customer = randomUUID()
    await sql(`insert into public.customers (id, company_id, email) values ($1, $2, 'one@v.test')`, [
      customer,
      acme,
    ])
    const id = await add('of one', { customer_id: customer, status: 'resolved' })
    expect(await subjects({ customer })).toEqual(['of one'])
    expect(await subjects({ ids: `${id},${randomUUID()}` })).toEqual(['of one'])
    expect(await subjects({ ids: id, state: 'open' })).toEqual([])
    await sql('delete from public.conversations where id = $1', [id])
  })

  it.each<[NonNullable<Asked['sort']>]>([
    ['newest'],
    ['oldest'],
    ['waiting-longest'],
    ['priority'],
    ['turn'],
  ])('walks pages by %s, each row once, whatever limit and equal times', async sort => {
    const twins = await Promise.all(['twin a', 'twin b', 'twin c'].map(name => add(name)))
    const whole = await subjects({ sort })
    expect(await walk({ sort }, 1)).toEqual(whole)
    expect(await walk({ sort }, 4)).toEqual(whole)
    expect(new Set(whole).size).toBe(whole.length)
    await sql('delete from public.conversations where id = any($1)', [twins])
  })

  it('walks the queue by who asked first, and refuses a cursor of another order or of none', async () => {
    const queue: Asked = { state: 'waiting', sort: 'waiting-longest', limit: 1 }
    expect(await walk(queue, 1)).toEqual(['waits early', 'waits late'])
    const { body } = await agent('listConversations', { query: queue })
    const refused = async (query: Asked) => (await agent('listConversations', { query })).code
    expect(await refused({ sort: 'newest', cursor: body.next! })).toBe('cursor_invalid')
    expect(await refused({ state: 'open', sort: 'waiting-longest', cursor: body.next! })).toBe(
      'cursor_invalid',
    )
    expect(await refused({ cursor: 'nonsense' })).toBe('cursor_invalid')
    const forged = Buffer.from(JSON.stringify(['newest', ["' or true --", 'x']])).toString('base64url')
    expect(await refused({ cursor: forged })).toBe('cursor_invalid')
  })

  it('narrows to a label, without regard to case and whatever signs it has', async () => {
    const odd = `it's \\ "odd" :*`
    const ids = [await add('labelled', { tags: ['VIP', odd] }), await add('labelled too', { tags: ['vip+'] })]
    expect(await subjects({ label: 'vip' })).toEqual(['labelled'])
    expect(await subjects({ label: odd })).toEqual(['labelled'])
    expect(await subjects({ label: 'VIP+' })).toEqual(['labelled too'])
    expect(await subjects({ label: 'none such' })).toEqual([])
    expect(await subjects({ label: 'vip' }, await server.asMember('admin@noor.test'))).toEqual([])
    await sql('delete from public.conversations where id = any($1)', [ids])
  })

  it('finds messages, notes, subjects and customers, and shows where', async () => {
    const said = await add('A question', {
      customer_name: 'Zoë Brontë',
      customer_email: 'zoe@shop.test',
      number: 4711,
    })
    const noted = await add('Another')
    await say(said, 'First of all, hello.')
    await say(said, 'Where is my Übergröße parcel? Order AB-1234.')
    await say(said, '[system] zebra', acme, 'system')
    await sql(
      `insert into public.notes (company_id, conversation_id, author_id, author_name, content, created_at)
       values ($1, $2, $3, 'Me', 'She is a wholesale customer', now())`,
      [acme, noted, ME],
    )
    const find = async (q: string) => {
      const { body } = await agent('listConversations', { query: { q } })
      return body.conversations.map(({ subject, found }) => [
        subject,
        found?.in,
        found?.marks.map(([start, end]) => found.text.slice(start, end)),
      ])
    }
    expect(await find('ubergroße PARC')).toEqual([['A question', 'message', ['Übergröße', 'parcel']]])
    expect(await find('ab-1234')).toEqual([['A question', 'message', ['AB', '1234']]])
    expect(await find('whole')).toEqual([['Another', 'note', ['wholesale']]])
    expect(await find('bronte')).toEqual([['A question', 'conversation', ['Brontë']]])
    expect(await find('zoe@shop')).toEqual([['A question', 'conversation', ['Zoë', 'zoe', 'shop']]])
    expect(await find('#4711')).toEqual([['A question', 'conversation', ['4711']]])
    expect(await find('parcel wholesale')).toEqual([])
    expect(await find('zebra')).toEqual([])
    expect(await find("'; drop :* & | ! <-> \\")).toEqual([])
    expect(await find('label=vip')).toEqual([])
    expect(await subjects({ q: 'parcel', state: 'resolved' })).toEqual([])
    expect(await subjects({ q: 'parcel', state: 'open', sort: 'oldest' })).toEqual(['A question'])
    expect(await subjects({ q: '' })).toEqual(await subjects({}))
    await sql('delete from public.conversations where id = any($1)', [[said, noted]])
  })

  it('walks the pages of a search', async () => {
    const ids = await Promise.all(['r1', 'r2', 'r3', 'r4', 'r5'].map(name => add(name)))
    for (const id of ids) await say(id, 'The same refund')
    expect(await walk({ q: 'refund' }, 2)).toEqual(await subjects({ q: 'refund' }))
    expect(await subjects({ q: 'refund' })).toHaveLength(5)
    await sql('delete from public.conversations where id = any($1)', [ids])
  })

  it("finds nothing of another company's, nor the words of its id", async () => {
    const foreign = await add('Secret subject', { company_id: noor })
    await say(foreign, 'secret words', noor)
    expect(await subjects({ q: 'secret' })).toEqual([])
    expect(await subjects({ q: noor })).toEqual([])
    expect(await subjects({ q: 'secret' }, await server.asMember('admin@noor.test'))).toEqual([
      'Secret subject',
    ])
    const visitor = await server.asVisitor()
    expect((await visitor.call('listConversations', { query: { q: 'secret' } })).code).toBe('forbidden')
    expect((await visitor.call('countConversations')).code).toBe('forbidden')
  })

  it('refuses what is no filter', async () => {
    const refused = async (query: object) => (await agent('listConversations', { query })).code
    expect(await refused({ state: 'lost' })).toBe('invalid_request')
    expect(await refused({ sort: 'loud' })).toBe('invalid_request')
    expect(await refused({ assignee: 'somebody' })).toBe('invalid_request')
    expect(await refused({ ids: 'x' })).toBe('invalid_request')
    expect(await refused({ limit: 51 })).toBe('invalid_request')
  })

  // The last one: it leaves its conversations.
  it('finds what very many have, by word and by label, narrowed and page by page', {
    timeout: scaleTimeout(120_000),
  }, async () => {
    // In parts: one statement has ten seconds, and the embedded database is slow.
    for (let first = 1; first <= 5_002; first += 500)
      await sql(
        `insert into public.conversations (company_id, subject, source, tags, status, created_at, updated_at)
         select $1, 'plenty ' || n, 'widget', '{Lots}', case when n % 2 = 0 then 'resolved' else 'open' end,
                timestamptz '2025-01-01' + n * interval '1 minute', now()
         from generate_series($2::int, least($2::int + 499, 5002)) n`,
        [acme, first],
      )
    for (const query of [
      { q: 'plenty' },
      { label: 'lots' },
      { q: 'plenty', label: 'LOTS' },
    ] satisfies Asked[]) {
      expect(await subjects({ ...query, limit: 2 })).toEqual(['plenty 5002', 'plenty 5001'])
      expect(await subjects({ ...query, limit: 2, state: 'open', sort: 'oldest' })).toEqual([
        'plenty 1',
        'plenty 3',
      ])
      const { body } = await agent('listConversations', { query: { ...query, limit: 2 } })
      const next = await subjects({ ...query, limit: 2, cursor: body.next! })
      expect(next).toEqual(['plenty 5000', 'plenty 4999'])
      expect(body.conversations[0]!.found?.marks).toEqual(query.q ? [[0, 6]] : undefined)
    }
    expect(await subjects({ q: 'plenty', label: 'none such' })).toEqual([])
  })
})
