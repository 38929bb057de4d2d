/** The weekly summary by email: who gets it, when, once, and what is in it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCompanies } from '#demo/companies.ts'
import { sendSummaries } from '#server/domain/weekly-summary/send-summaries.ts'
import type { Mail } from '#server/ports/mail.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

const NODES = 4
const LEASE_MS = 10 * 60_000
const DAY_MS = 86_400_000

describeEachDemoDatabase('the weekly summary', given => {
  let server: TestServer
  let admin: Caller
  const acme = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id
  const sent: Mail[] = []
  let isDown = false

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    sent.length = 0
    isDown = false
    await sql('delete from public.weekly_summaries')
    await sql('delete from public.conversations')
  })

  async function sql<T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) {
    const rows = await given.database.asOwner(query => query<T>(statement, params))
    await server.catchUp()
    return rows
  }
  const at = (instant: string | number) =>
    sendSummaries({
      database: given.database,
      clock: { now: () => new Date(instant).getTime() },
      mailer: {
        async send(mail) {
          if (isDown) throw new Error('down')
          sent.push(mail)
        },
      },
      publicUrl: () => 'https://help.example',
      log: { error: () => {} },
    })
  /** Subscribes somebody, as of a week long ago, in a company in a time zone. */
  async function subscribe(email: string, timeZone = 'Europe/Berlin'): Promise<void> {
    await sql('delete from public.settings where company_id = $1 and section = $2', [acme, 'reports'])
    await sql(
      `insert into public.settings (company_id, section, version, value, saved_by, saved_by_name, saved_at)
       values ($1, 'reports', 1, $2, gen_random_uuid(), 'Ines', now())`,
      [acme, JSON.stringify({ time_zone: timeZone })],
    )
    await sql(
      `insert into public.weekly_summaries (company_id, person_id, handled_week, created_at)
       select p.company_id, p.id, '2026-01-05', now() from public.profiles p join auth.users u on u.id = p.id
        where u.email = $1`,
      [email],
    )
  }
  const converse = (...instants: readonly string[]) =>
    sql(
      `insert into public.conversations (company_id, subject, source, created_at, updated_at)
       select $1, 'Help', 'chat', at, at from unnest($2::timestamptz[]) at`,
      [acme, instants],
    )

  it.each([
    ['in winter', '2026-02-09T07:00:00Z', '2026-02-04T12:00:00Z', 'Europe/Berlin'],
    ['in summer', '2026-07-06T06:00:00Z', '2026-07-01T12:00:00Z', 'Europe/Berlin'],
    ['the day after summer time began', '2026-03-30T06:00:00Z', '2026-03-25T12:00:00Z', 'Europe/Berlin'],
    ['the day after summer time ended', '2026-10-26T07:00:00Z', '2026-10-21T12:00:00Z', 'Europe/Berlin'],
    ['west of Greenwich', '2026-03-09T12:00:00Z', '2026-03-04T12:00:00Z', 'America/New_York'],
    ['at a half hour', '2026-02-09T02:30:00Z', '2026-02-04T12:00:00Z', 'Asia/Kolkata'],
    ['where Monday comes first', '2026-02-08T18:00:00Z', '2026-02-04T12:00:00Z', 'Pacific/Kiritimati'],
  ])('is sent on Monday at 08:00 and not a millisecond before: %s', async (_when, due, asked, zone) => {
    await subscribe('admin@acme.test', zone)
    await converse(asked)
    await at(Date.parse(due) - 1)
    expect(sent).toEqual([])
    await at(due)
    expect(sent).toHaveLength(1)
    await at(Date.parse(due) + LEASE_MS)
    await at(Date.parse(due) + 6 * DAY_MS)
    expect(sent).toHaveLength(1)
  })

  it('is sent once by several nodes, to each who asked for it and is still there', async () => {
    for (const email of ['admin@acme.test', 'agent@acme.test', 'elena@acme.test']) await subscribe(email)
    await converse('2026-02-04T12:00:00Z')
    const suspend = (status: string) =>
      sql(
        "update public.profiles set status = $1 where id = (select id from auth.users where email = 'elena@acme.test')",
        [status],
      )
    await suspend('suspended')
    await Promise.all(Array.from({ length: NODES }, () => at('2026-02-09T07:00:00Z')))
    await suspend('active')
    expect(sent.map(({ to }) => to).sort()).toEqual(['admin@acme.test', 'agent@acme.test'])
  })

  it('has the figures of the dashboard, as text and HTML', async () => {
    await subscribe('admin@acme.test')
    // Monday 00:00 and Sunday 23:59 in Berlin count, the moments around them do not.
    await converse(
      '2026-02-01T23:00:00Z',
      '2026-02-08T22:59:59Z',
      '2026-02-08T23:00:00Z',
      '2026-02-01T22:59:59Z',
    )
    await at('2026-02-09T07:00:00Z')
    const query = { from: '2026-02-02', to: '2026-02-08' }
    const { figures } = (await admin('readOverview', { query })).body
    expect(figures.conversations).toMatchObject({ value: 2, before: 1 })
    const [mail] = sent
    expect(mail!.subject).toBe(`${await nameOf()}: your week of support, February 2 – 8`)
    for (const body of [mail!.text, mail!.html!]) expect(body).toContain('2 (1 the week before)')
    expect(mail!.text).toContain('https://acme.help.example/admin/dashboard?from=2026-02-02&to=2026-02-08')
  })
  const nameOf = async () =>
    (await sql<{ name: string }>('select name from public.companies where id = $1', [acme]))[0]!.name

  it('is not sent for a week in which nothing happened', async () => {
    await subscribe('admin@acme.test')
    await at('2026-02-09T07:00:00Z')
    await converse('2026-02-04T12:00:00Z')
    await at('2026-02-09T09:00:00Z')
    expect(sent).toEqual([])
    await converse('2026-02-11T12:00:00Z')
    await at('2026-02-16T07:00:00Z')
    expect(sent).toHaveLength(1)
  })

  it('is tried again when its lease has ended, for a day', async () => {
    await subscribe('admin@acme.test')
    await converse('2026-02-04T12:00:00Z', '2026-02-11T12:00:00Z')
    const due = Date.parse('2026-02-09T07:00:00Z')
    isDown = true
    await at(due)
    isDown = false
    await at(due + LEASE_MS - 1)
    expect(sent).toEqual([])
    await at(due + LEASE_MS)
    expect(sent).toHaveLength(1)

    isDown = true
    await at(due + 7 * DAY_MS)
    isDown = false
    await at(due + 8 * DAY_MS)
    expect(sent).toHaveLength(1)
  })

  it('does not come from a suspended company', async () => {
    await subscribe('admin@acme.test')
    await converse('2026-02-04T12:00:00Z')
    const suspend = (since: Date | null) =>
      sql('update public.companies set suspended_at = $2, suspended_reason = $3 where id = $1', [
        acme,
        since,
        since && 'Unpaid.',
      ])
    await suspend(new Date())
    await at('2026-02-09T07:00:00Z')
    await suspend(null)
    expect(sent).toEqual([])
  })

  describe('the switch', () => {
    const state = async (call: Caller) => (await call('readWeeklySummary')).body.is_on

    it('is off until a person turns it on, for that person alone', async () => {
      const viewer = await server.asMember('elena@acme.test')
      expect(await state(viewer)).toBe(false)
      expect((await viewer('setWeeklySummary', { body: { is_on: true } })).body).toEqual({ is_on: true })
      await viewer('setWeeklySummary', { body: { is_on: true } })
      expect([await state(viewer), await state(admin)]).toEqual([true, false])
      expect((await viewer('setWeeklySummary', { body: { is_on: false } })).body).toEqual({ is_on: false })
      expect(await state(viewer)).toBe(false)
    })

    it('starts with the next Monday', async () => {
      await admin('setWeeklySummary', { body: { is_on: true } })
      const now = server.clock.now()
      await converse(...Array.from({ length: 20 }, (_, i) => new Date(now - i * DAY_MS).toISOString()))
      await at(now)
      expect(sent).toEqual([])
      await at(now + 7 * DAY_MS)
      // The server may be late by less than a day only.
      expect(sent.length).toBeLessThanOrEqual(1)
    })

    it('is turned off by the link in the email, without signing in', async () => {
      await subscribe('admin@acme.test')
      await converse('2026-02-04T12:00:00Z')
      await at('2026-02-09T07:00:00Z')
      const key = /\/weekly-summary\/stop#([\w-]{36})/.exec(sent[0]!.text)![1]!
      const anybody = server.caller(null)
      expect((await anybody('stopWeeklySummary', { body: { key: crypto.randomUUID() } })).status).toBe(200)
      expect(await state(admin)).toBe(true)
      expect((await anybody('stopWeeklySummary', { body: { key } })).status).toBe(200)
      expect(await state(admin)).toBe(false)
    })
  })
})
