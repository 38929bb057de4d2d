/** What a company uses, by month and now, for its members and for platform staff. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCompanies } from '#demo/companies.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

describeEachDemoDatabase('usage', given => {
  let server: TestServer
  let admin: Caller
  let viewer: Caller
  let staff: Caller
  const acme = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    viewer = await server.asMember('elena@acme.test')
    staff = await server.asMember('staff@lapwing.test')
    await sql('delete from public.conversations')
  })
  afterAll(() => server.close())

  async function sql<T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) {
    const rows = await given.database.asOwner(query => query<T>(statement, params))
    await server.catchUp()
    return rows
  }
  const read = async (call = viewer) => (await call('readUsage')).body

  it('counts each feature in its month, the current month last', async () => {
    const now = new Date(server.clock.now())
    const [row] = await sql<{ id: string }>(
      `insert into public.conversations (company_id, subject, source, created_at, updated_at, call_started_at, call_ended_at)
       values ($1, 'Help', 'chat', $2, $2, $2, $3) returning id`,
      [acme, now, new Date(now.getTime() + 90_000)],
    )
    await sql(
      `insert into public.conversations (company_id, subject, source, status, created_at, updated_at)
       values ($1, 'Help', 'widget', 'ticket', $2, $2)`,
      [acme, now],
    )
    const answers = [
      [{ type: 'answer' }, 'answer', 'gpt'],
      [{ type: 'offer' }, 'no-information', 'local'],
      [{ type: 'offer' }, 'turn-limit', null],
      [{ type: 'suggestions' }, null, null],
      [{ type: 'auto' }, null, null],
      [{ type: 'answer', in_call: true }, null, null],
    ] as const
    for (const [meta, outcome, model] of answers)
      await sql(
        `insert into public.messages (company_id, conversation_id, sender_type, content, meta, outcome, model, created_at)
         values ($1, $2, 'ai', 'x', $3, $4, $5, $6)`,
        [acme, row!.id, JSON.stringify(meta), outcome, model, now],
      )
    const { months } = await read()
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toMatchObject({
      conversations: { chat: 0, ticket: 1, voice: 1 },
      answers: { model: 1, local: 2, unrecorded: 1 },
      calls: 1,
      call_minutes: 1.5,
    })
    expect(months[0]!.conversations).toEqual({ chat: 0, ticket: 0, voice: 0 })
    expect(months[0]!.emails).toBeNull()
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).sort())
  })

  it('has what is there now: articles, active people, and the bytes of files', async () => {
    const [conversation] = await sql<{ id: string }>(
      'select id from public.conversations where company_id = $1',
      [acme],
    )
    const before = (await read()).stock
    await sql(
      `insert into storage.objects (bucket_id, name, metadata) values
        ('conversation-uploads', $1, '{"size": 1000}'), ('note-files', $1, '{"size": 200}'),
        ('conversation-uploads', $2, '{"size": 5000}')`,
      [`${conversation!.id}/usage.png`, `${crypto.randomUUID()}/usage.png`],
    )
    const { stock } = await read()
    expect([stock.files - before.files, stock.file_bytes - before.file_bytes]).toEqual([2, 1200])
    const [people] = await sql<{ count: number }>(
      "select count(*) as count from public.profiles where company_id = $1 and status = 'active'",
      [acme],
    )
    expect(stock.people).toBe(people!.count)
    await sql("delete from storage.objects where name like '%/usage.png'")
  })

  it('has the limits that the company has set, those of calls only for who may read them', async () => {
    await sql('delete from public.ai_usage')
    await sql('insert into public.ai_usage (company_id, day, answers) values ($1, $2, 7)', [
      acme,
      new Date(server.clock.now()).toISOString().slice(0, 10),
    ])
    expect((await read(admin)).answers_today).toEqual({ used: 7, limit: 5_000 })
    expect((await read(admin)).calls_today).toBeNull()
    const { version } = (await admin('getSettings', { params: { section: 'voice' } })).body
    const body = { version, value: { calls_per_day: 20 } }
    expect((await admin('saveSettings', { params: { section: 'voice' }, body })).status).toBe(200)
    expect((await read(admin)).calls_today).toEqual({ used: 0, limit: 20 })
    expect((await read(viewer)).calls_today).toBeNull()
  })

  it('of each company is for platform staff', async () => {
    const { companies } = (await staff('listCompanyUsage')).body
    const own = companies.find(({ id }) => id === acme)!
    const { months, stock } = await read()
    expect(own.stock).toEqual(stock)
    expect(own.month.conversations).toEqual(months.at(-1)!.conversations)
    expect(companies.length).toBe(seedCompanies.length)
    expect((await admin('listCompanyUsage')).status).toBe(404)
  })
})
