/**
 * Every figure of the reports, against figures that are reckoned from raw rows without the server: invented histories of
 * three companies in three time zones, over ranges with a change of clocks.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  REPORT_DEFINITIONS,
  REPORT_FIGURES,
  REPORT_GROUPS,
  type WeekStart,
} from '#contract/constants/reports.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { inventConversation, type Stage, seededRandom } from './report-history.ts'
import { type Asked, reckoner } from './report-reckoning.ts'
import { readTruth } from './report-truth.ts'

const CONVERSATIONS = 70
const DAYS = { from: '2026-03-06', to: '2026-03-31' }
const WEEKS = { from: '2026-10-20', to: '2026-12-31' }
const YEAR = { from: '2026-01-01', to: '2026-12-31' }
/** The clocks change in days and weeks of the first two. Months are alike everywhere. */
const COMPANIES = [
  ['acme', 'Europe/Berlin', 'monday', [DAYS, WEEKS, YEAR]],
  ['noor', 'America/New_York', 'sunday', [DAYS, WEEKS]],
  ['clinic', 'Asia/Kolkata', 'monday', [DAYS]],
] as const

describeEachDemoDatabase('the figures of the reports', given => {
  let server: TestServer
  const sql = (text: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query<Record<string, string>>(text, values))

  beforeAll(async () => {
    // Before the histories, so that no deadline in them is due for a job of the server.
    server = await openTestServer(given.database, { clock: createManualClock(Date.UTC(2025, 10, 1)) })
    await sql('delete from public.conversations')
  })
  afterAll(() => server.close())

  describe.each(COMPANIES)('of %s in %s, weeks from %s', (subdomain, timeZone, weekStart, ranges) => {
    let member: Caller
    let stage: Stage
    let reckon: ReturnType<typeof reckoner>

    beforeAll(async () => {
      member = await server.asMember(`admin@${subdomain}.test`)
      stage = await prepare(subdomain, timeZone, weekStart)
      const random = seededRandom(timeZone.length)
      for (let n = 0; n < CONVERSATIONS; n++)
        await given.database.asOwner(query => inventConversation(query, stage, random))
      await server.catchUp()
      const facts = await given.database.asOwner(query => readTruth(query, stage.companyId))
      reckon = reckoner(facts, timeZone)
    }, scaleTimeout(120_000))

    async function prepare(name: string, time_zone: string, week_start: WeekStart): Promise<Stage> {
      const saved = await member('saveSettings', {
        params: { section: 'reports' },
        body: { version: 0, value: { time_zone, week_start } },
      })
      expect(saved.status).toBe(200)
      const [company] = await sql('select id from public.companies where subdomain = $1', [name])
      const companyId = company!['id']!
      await sql(
        `insert into public.teams (company_id, name, created_at, updated_at)
         values ($1, 'First', now(), now()), ($1, 'Second', now(), now())`,
        [companyId],
      )
      const ids = async (table: string) =>
        (await sql(`select id from public.${table} where company_id = $1 order by id`, [companyId])).map(
          row => row['id']!,
        )
      return { companyId, agentIds: await ids('profiles'), teamIds: await ids('teams') }
    }

    /** Filters that leave something out, one for each field. */
    const filters = (): Partial<Asked>[] => [
      {},
      { channel: 'chat' },
      { channel: 'ticket' },
      { channel: 'voice', locale: 'de' },
      { team_id: stage.teamIds[0]! },
      { agent_id: stage.agentIds[0]! },
      { label: 'Vip' },
      { locale: 'en' },
      { handled_by: 'ai' },
      { handled_by: 'agent' },
    ]
    const overview = async (asked: Asked & { part?: 'now' }) => {
      const { status, body, text } = await member('readOverview', {
        query: asked as RequestOf<'readOverview'>['query'],
      })
      expect(status, text).toBe(200)
      return body
    }
    const withoutBefore = (figures: Awaited<ReturnType<typeof overview>>['figures']) =>
      Object.fromEntries(Object.entries(figures).map(([name, { value, count }]) => [name, { value, count }]))

    it.each(ranges)('equal what the rows say from $from to $to, with every filter', async range => {
      for (const filter of filters()) {
        const asked = { ...range, ...filter }
        const body = await overview(asked)
        expect(withoutBefore(body.figures), JSON.stringify(asked)).toEqual(reckon.figures(asked))
        expect(body.assists, JSON.stringify(asked)).toEqual(reckon.assists(asked))
        const earlier = reckon.figures({ ...asked, ...body.before! })
        for (const name of REPORT_FIGURES) expect(body.figures[name].before, name).toBe(earlier[name].value)
      }
    })

    it('are all there in the histories', () => {
      const figures = reckon.figures(YEAR)
      for (const figure of REPORT_FIGURES) expect(figures[figure].count, figure).toBeGreaterThan(0)
      const [drafts] = reckon.assists(YEAR)
      expect(Object.values(drafts!)).not.toContain(0)
    })

    it.each(ranges)('are the same in every day, week and month from $from to $to', async range => {
      const body = await overview(range)
      expect(body.series[0]!.from).toBe(range.from)
      expect(body.series.at(-1)!.to).toBe(range.to)
      for (const bucket of body.series) {
        const { from, to } = bucket
        const { sets, figures } = reckon
        const of = sets({ from, to })
        const values = figures({ from, to })
        expect(bucket).toMatchObject({
          conversations: of.conversations.all.length,
          resolved: of.resolved.all.length,
          ai_confirmed: of.ai_confirmed.counted.length,
          ai_assumed: of.ai_assumed.counted.length,
          ai_given_up: of.ai_given_up.counted.length,
          handoffs: of.handoffs.counted.length,
          backlog: of.backlog.all.length,
          first_reply: values.first_reply.value,
          resolution_time: values.resolution_time.value,
          ratings: of.satisfaction.all.length,
          satisfied: of.satisfaction.counted.length,
        })
      }
      const now = await overview({ ...range, part: 'now' })
      expect(now.series).toEqual(body.series.slice(-1).map(last => ({ ...last, before: null })))
      expect(withoutBefore(now.figures)).toEqual(withoutBefore(body.figures))
    })

    it.each(ranges)('have hours of the week by the local clock from $from to $to', async range => {
      const { hours } = await overview(range)
      expect(
        Object.fromEntries(
          hours.map(({ weekday, hour, conversations }) => [`${weekday} ${hour}`, conversations]),
        ),
      ).toEqual(reckon.hours(range))
    })

    it.each(ranges)('are the same in every table from $from to $to', async range => {
      const field = {
        agent: 'agent_id',
        team: 'team_id',
        label: 'label',
        channel: 'channel',
        locale: 'locale',
      }
      for (const by of REPORT_GROUPS) {
        const { body, text } = await member('readOverviewRows', { query: { ...range, by } })
        const ofChannels = body.rows.reduce((sum, { conversations }) => sum + conversations, 0)
        if (by === 'channel') expect(ofChannels, text).toBe(reckon.sets(range).conversations.all.length)
        for (const row of body.rows.filter(({ id }) => id !== null)) {
          const asked = { ...range, [field[by]]: row.id! }
          const of = reckon.sets(asked)
          const values = reckon.figures(asked)
          expect(row, `${by} ${row.id}`).toMatchObject({
            conversations: of.conversations.all.length,
            resolved: of.resolved.all.length,
            first_reply: values.first_reply.value,
            resolution_time: values.resolution_time.value,
            ratings: of.satisfaction.all.length,
            satisfied: of.satisfaction.counted.length,
          })
        }
      }
    })

    it.each(ranges)('list the very conversations that they count from $from to $to', async range => {
      for (const figure of REPORT_FIGURES)
        for (const part of ['counted', 'all'] as const) {
          const expected = reckon.sets(range)[figure][part].map(({ id }) => id)
          const found: string[] = []
          let cursor: string | null | undefined
          do {
            const { body, text } = await member('listReportConversations', {
              query: { ...range, figure, part, ...(cursor && { cursor }) },
            })
            expect(body.total, text).toBe(expected.length)
            found.push(...body.items.map(({ id }) => id))
            cursor = body.next
          } while (cursor)
          expect(found.sort(), `${figure} ${part}`).toEqual(expected.sort())
        }
    })

    it.each(ranges)('of ratings agree with the overview from $from to $to', async range => {
      const { body } = await member('readRatings', { query: range })
      const { figures } = await overview(range)
      const of = reckon.sets(range)
      for (const name of ['satisfaction', 'response_rate', 'nps'] as const)
        expect(body.figures[name]).toEqual(figures[name])
      expect([body.asked, body.answered]).toEqual([of.response_rate.all.length, of.satisfaction.all.length])
      const given = Object.entries(body.kind_counts).flatMap(([kind, scores]) =>
        scores.flatMap(({ score, count }) => Array.from({ length: count }, () => `${kind} ${score}`)),
      )
      expect(given.sort()).toEqual(
        of.satisfaction.all.map(({ survey }) => `${survey!.kind} ${survey!.score}`).sort(),
      )
      for (const { from, to, answered, satisfied } of body.series) {
        const { all, counted } = reckon.sets({ from, to }).satisfaction
        expect([answered, satisfied]).toEqual([all.length, counted.length])
      }
      for (const row of body.by.handled_by) {
        const asked = reckon.sets({ ...range, handled_by: row.id! })
        expect(row).toMatchObject({
          asked: asked.response_rate.all.length,
          answered: asked.satisfaction.all.length,
          satisfied: asked.satisfaction.counted.length,
        })
      }
      for (const group of Object.values(body.by)) {
        const total = group.reduce((sum, { answered }) => sum + answered, 0)
        expect(total).toBe(of.satisfaction.all.length)
      }
    })
  })

  it('say what they are in the database as in the contract', async () => {
    const rows = await sql(
      `select obj_description(oid, 'pg_proc') as text from pg_proc
        where pronamespace = 'app'::regnamespace and starts_with(proname, 'report_')`,
    )
    const comments = rows.map(row => row['text'] ?? '').join(' ')
    for (const figure of REPORT_FIGURES) expect(comments).toContain(REPORT_DEFINITIONS[figure])
  })
})
