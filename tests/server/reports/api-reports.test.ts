/** The routes of the reports: what they refuse, how they page, what their files say, and what is going on now. */
import { randomUUID } from 'node:crypto'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REPORT_PAGE_SIZE } from '#contract/constants/reports.ts'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

type Seven = [string, string, string, string, string, string, string]

const FROM_TO = { from: '2026-03-01', to: '2026-03-31' }
const RANGED = ['readOverview', 'readRatings', 'listRatings', 'listReportConversations'] as const
const FILES = ['conversations', 'messages', 'ratings'] as const

describeEachDemoDatabase('the routes of the reports', given => {
  let server: TestServer
  let viewer: Caller
  let viewerToken: string
  let companyId: string

  async function sql<Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) {
    const rows = await given.database.asOwner(query => query<Row>(text, values))
    await server.catchUp()
    return rows
  }

  beforeAll(async () => {
    server = await openTestServer(given.database)
    viewer = await server.asMember('elena@acme.test')
    viewerToken = await server.memberToken(personId('elena@acme.test'))
    const [company] = await sql<{ id: string }>(`select id from public.companies where subdomain = 'acme'`)
    companyId = company!.id
    await changeSettings(await server.asMember('admin@acme.test'), 'reports', { time_zone: 'UTC' })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await sql('delete from public.conversations')
  })

  /** Opens conversations a minute apart from noon of the day. */
  async function open(count: number, subject = 'Help', day = '2026-03-10'): Promise<string[]> {
    const rows = await sql<{ id: string }>(
      `insert into public.conversations (company_id, subject, source, customer_name, tags, created_at, updated_at)
       select $1, $2, 'chat', '＝1+1', '{VIP}', at, at
         from generate_series(1, $3::integer) n cross join lateral (
           select $4::timestamptz + n * interval '1 minute' as at) t
       returning id`,
      [companyId, subject, count, `${day}T12:00:00Z`],
    )
    return rows.map(({ id }) => id)
  }
  const ask = <Name extends EndpointName>(name: Name, query: object) =>
    viewer(name, { query } as never) as ReturnType<Caller>

  async function file(name: string, query: object = {}) {
    const search = new URLSearchParams({ ...FROM_TO, ...query })
    const response = await server.request(`/api/reports/${name}.csv?${search}`, {
      headers: { authorization: `Bearer ${viewerToken}` },
    })
    // `text` would take the byte order mark away.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    return {
      response,
      text,
      rows: Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), { header: true }).data,
    }
  }

  it.each(RANGED)(
    '%s refuses days that are no range, more than 400 days, and what it does not know',
    async name => {
      for (const query of [
        { from: '2026-03-02', to: '2026-03-01' },
        { from: '2025-01-01', to: '2026-02-05' },
        { from: '2026-02-30', to: '2026-03-01' },
        { from: '0000-01-01', to: '0000-01-02' },
        { from: 'yesterday', to: '2026-03-01' },
        { to: '2026-03-01' },
        { ...FROM_TO, channel: 'fax' },
        { ...FROM_TO, agent_id: 'me' },
        { ...FROM_TO, locale: 'tlh' },
        { ...FROM_TO, handled_by: 'nobody' },
        { ...FROM_TO, label: 'a\0b' },
      ])
        expect((await ask(name, query)).code, JSON.stringify(query)).toBe('invalid_request')
      expect((await ask(name, { from: '2025-01-01', to: '2026-02-04' })).status).toBe(200)
    },
  )

  it('refuses a cursor that is none', async () => {
    expect((await ask('listReportConversations', { ...FROM_TO, cursor: 'x' })).code).toBe('invalid_request')
    expect((await ask('listRatings', { ...FROM_TO, cursor: 'x' })).code).toBe('invalid_request')
    expect((await ask('listReportConversations', { ...FROM_TO, figure: 'mood' })).code).toBe(
      'invalid_request',
    )
  })

  it('finds nothing of an agent, team or label that the company does not have', async () => {
    await open(2)
    for (const filter of [{ agent_id: randomUUID() }, { team_id: randomUUID() }, { label: 'none such' }]) {
      const { body } = await viewer('readOverview', { query: { ...FROM_TO, ...filter } })
      expect(body.figures.conversations).toEqual({ value: 0, count: 0, before: 0 })
      expect(body.figures.first_reply.value).toBeNull()
    }
  })

  it('shows a company nothing of another', async () => {
    await open(2)
    const other = await server.asMember('admin@noor.test')
    const { body } = await other('readOverview', { query: FROM_TO })
    expect(body.figures.conversations.value).toBe(0)
    expect((await other('listReportConversations', { query: FROM_TO })).body.items).toEqual([])
  })

  it('compares with as many days before, or with nothing', async () => {
    await open(3)
    await open(2, 'Earlier', '2026-02-20')
    const { body } = await viewer('readOverview', { query: FROM_TO })
    expect(body.before).toEqual({ from: '2026-01-29', to: '2026-02-28' })
    expect(body.figures.conversations).toEqual({ value: 3, count: 3, before: 2 })
    const plain = (await viewer('readOverview', { query: { ...FROM_TO, compare: 'none' } })).body
    expect([plain.before, plain.figures.conversations.before, plain.series[0]!.before]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('counts days in its own time zone, else in that of the office hours, else in UTC', async () => {
    await sql(
      `insert into public.conversations (company_id, subject, source, created_at, updated_at)
       values ($1, 'Help', 'chat', '2026-03-31T20:00:00Z', '2026-03-31T20:00:00Z')`,
      [companyId],
    )
    const admin = await server.asMember('admin@acme.test')
    const inMarch = async () => (await viewer('readOverview', { query: FROM_TO })).body
    const week = Array.from({ length: 7 }, () => [])
    await changeSettings(admin, 'reports', { time_zone: null })
    await changeSettings(admin, 'hours', { office_hours: null })
    expect(await inMarch()).toMatchObject({ time_zone: 'UTC', figures: { conversations: { value: 1 } } })
    await changeSettings(admin, 'hours', { office_hours: { time_zone: 'Asia/Kolkata', week, holidays: [] } })
    expect(await inMarch()).toMatchObject({
      time_zone: 'Asia/Kolkata',
      figures: { conversations: { value: 0 } },
    })
    await changeSettings(admin, 'reports', { time_zone: 'America/New_York', week_start: 'sunday' })
    expect(await inMarch()).toMatchObject({
      time_zone: 'America/New_York',
      week_start: 'sunday',
      figures: { conversations: { value: 1 } },
      hours: [{ weekday: 2, hour: 16, conversations: 1 }],
    })
    const weekly = await viewer('readOverview', { query: { from: '2026-01-01', to: '2026-03-31' } })
    expect(weekly.body.unit).toBe('week')
    expect(weekly.body.series.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', '2026-01-03'],
      ['2026-01-04', '2026-01-10'],
    ])
    await changeSettings(admin, 'reports', { time_zone: 'UTC' })
  })

  it('pages through the conversations of a figure, and through a part of the range', async () => {
    const ids = await open(REPORT_PAGE_SIZE + 2)
    const first = (await viewer('listReportConversations', { query: FROM_TO })).body
    const rest = (await viewer('listReportConversations', { query: { ...FROM_TO, cursor: first.next! } }))
      .body
    expect([first.total, first.items.length, rest.items.length, rest.next]).toEqual([ids.length, 50, 2, null])
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.reverse())
    const total = async (query: object) =>
      (await viewer('listReportConversations', { query: { ...FROM_TO, ...query } })).body.total
    expect(await total({ bucket_from: '2026-03-10', bucket_to: '2026-03-10' })).toBe(ids.length)
    expect(await total({ bucket_from: '2026-03-11' })).toBe(0)
    expect(await total({ weekday: '2', hour: '12' })).toBe(ids.length)
    expect(await total({ weekday: '2', hour: '13' })).toBe(0)
    expect(await total({ figure: 'backlog', bucket_to: '2026-03-09' })).toBe(0)
    expect(await total({ figure: 'backlog', bucket_to: '2026-03-10' })).toBe(ids.length)
  })

  describe('of ratings', () => {
    async function rate(id: string, score: number, comment: string | null, at: string) {
      await sql(
        `insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, asked_at, score,
           comment, answered_at, changed_at)
         values ($1, $2, 'stars', 'chat', 'en', 'ai', $5, $3, $4, $5, $5)`,
        [companyId, id, score, comment, at],
      )
    }

    it('lists them by score and comment, the newest first', async () => {
      const [one, two, three] = (await open(3)) as [string, string, string]
      await rate(one, 5, 'Great', '2026-03-11T00:00:00Z')
      await rate(two, 1, null, '2026-03-12T00:00:00Z')
      await rate(three, 3, 'So so', '2026-04-12T00:00:00Z')
      const found = async (query: object = {}) =>
        (await viewer('listRatings', { query: { ...FROM_TO, ...query } })).body.items.map(
          ({ conversation_id }) => conversation_id,
        )
      expect(await found()).toEqual([two, one])
      expect(await found({ is_satisfied: 'true' })).toEqual([one])
      expect(await found({ is_satisfied: 'false' })).toEqual([two])
      expect(await found({ has_comment: 'true' })).toEqual([one])
      expect(await found({ kind: 'stars', score: '5' })).toEqual([one])
      expect(await found({ kind: 'emoji', score: '5' })).toEqual([])
      expect(await found({ has_comment: 'false' })).toEqual([two])
      expect(await found({ handled_by: 'agent' })).toEqual([])
      expect(await found({ label: 'vip' })).toEqual([two, one])
      const { body } = await viewer('readRatings', { query: FROM_TO })
      expect(body.figures.satisfaction).toEqual({ value: 0.5, count: 2, before: null })
      const [row] = body.by.survey_channel
      expect(row).toMatchObject({ id: 'chat', asked: 2, answered: 2, satisfied: 1 })
      expect([row!.low, row!.high].map(share => share!.toFixed(4))).toEqual(['0.0945', '0.9055'])
      const { rows } = await file('ratings')
      expect(rows.map(({ score, comment }) => [score, comment])).toEqual([
        ['1', ''],
        ['5', 'Great'],
      ])
    })
  })

  it.each(FILES)('%s.csv is a file that a spreadsheet reads, without formulas, and audited', async name => {
    const [id] = await open(1, '=cmd()')
    await sql(
      `insert into public.messages (company_id, conversation_id, sender_type, content, created_at)
       values ($1, $2, 'visitor', '=1+1', '2026-03-10T12:01:00Z'), ($1, $2, 'system', '[system] a mark', now())`,
      [companyId, id],
    )
    const audited = () => sql(`select 1 from public.audit where action = 'report.exported'`)
    const before = await audited()
    const { response, text, rows } = await file(name)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`)
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(await audited()).toHaveLength(before.length + 1)
    if (name === 'conversations')
      expect(rows).toMatchObject([{ id, subject: "'=cmd()", customer_name: "'＝1+1", labels: 'vip' }])
    if (name === 'messages')
      expect(rows).toMatchObject([{ conversation_id: id, content: "'=1+1", sender_name: "'＝1+1" }])
    if (name === 'ratings') expect(rows).toEqual([])
  })

  it('a file has every conversation, however many pages that takes', async () => {
    const ids = await open(1_203)
    const { rows } = await file('conversations', { label: 'vip' })
    expect(rows.map(row => row['id'])).toEqual(ids.reverse())
    expect((await file('conversations', { figure: 'resolved' })).rows).toEqual([])
  })

  it('a file that is refused is an ordinary error', async () => {
    const { response, text } = await file('messages', { to: '2020-01-01' })
    expect([response.status, JSON.parse(text).code]).toEqual([400, 'invalid_request'])
  })

  it('says what is going on now', async () => {
    const [waits, taken, done, ticket, snoozed, own, spam] = (await open(8)) as Seven
    const agent = personId('agent@acme.test')
    const set = (id: string, assignments: string) =>
      sql(`update public.conversations set ${assignments} where id = $1`, [id])
    await set(waits, "needs_human = true, responder = 'none', human_requested_at = '2026-03-10T13:00:00Z'")
    await set(
      taken,
      `responder = 'agent', assignee_id = '${agent}', call_started_at = '2026-03-10T13:00:00Z'`,
    )
    await set(done, "status = 'resolved', resolved_at = '2026-03-10T13:00:00Z'")
    await set(ticket, "status = 'ticket', responder = 'none'")
    await set(own, `status = 'ticket', number = 4711, responder = 'agent', assignee_id = '${agent}'`)
    await set(
      spam,
      `responder = 'agent', assignee_id = '${agent}', spam_at = '2026-03-10T13:00:00Z', spam_reason = 'agent'`,
    )
    await set(snoozed, "snoozed_until = '2026-03-12T13:00:00Z'")
    const { body } = await viewer('readLive')
    const inbox = (await viewer('countConversations')).body.counts
    expect([body.open, body.tickets_open]).toEqual([inbox.open, inbox.tickets])
    expect(body.with_ai + body.with_people + body.with_nobody).toBe(body.open)
    const mine = (await (await server.asMember('agent@acme.test'))('countConversations')).body.counts.mine
    const { agents } = (await viewer('listAgents')).body
    expect([mine, agents.find(({ id }) => id === agent)?.load]).toEqual([2, 2])
    expect(body).toMatchObject({
      waiting: 1,
      longest_wait_since: '2026-03-10T13:00:00.000Z',
      open: 5,
      with_ai: 1,
      with_people: 2,
      with_nobody: 2,
      tickets_open: 2,
      calls_live: 1,
    })
    expect(body.agents.find(({ id }) => id === agent)).toMatchObject({ status: 'offline', open: 2 })
  })
})
