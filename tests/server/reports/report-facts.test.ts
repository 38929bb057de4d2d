/** The facts of conversations: kept by every change, and the same when they are rebuilt, also while conversations change. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SURVEY_KINDS, SURVEY_SATISFIED_FROM } from '#contract/constants/surveys.ts'
import { rebuildFacts } from '#server/domain/reports/rebuild-facts.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { changeAtRandom, inventConversation, type Stage, seededRandom } from './report-history.ts'

describeEachDemoDatabase('the facts of conversations', given => {
  let server: TestServer
  let stage: Stage
  const ids: string[] = []
  const random = seededRandom(11)
  const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query<Row>(text, values))
  const kept = () => sql('select f.* from public.conversation_facts f order by id')
  /** Facts that are not what follows from the rows. One statement sees one state, whatever the server's jobs do. */
  const wrong = () =>
    sql(`select to_jsonb(f) as kept, to_jsonb(n) as computed
           from public.conversation_facts f
           full join (select n.* from public.conversations c cross join lateral app.compute_facts(c.id) n) n on n.id = f.id
          where f.* is distinct from n.*`)

  beforeAll(async () => {
    server = await openTestServer(given.database)
    const [company] = await sql<{ id: string }>(`select id from public.companies where subdomain = 'acme'`)
    stage = { companyId: company!.id, agentIds: [personId('agent@acme.test')], teamIds: [] }
    for (let n = 0; n < 30; n++)
      ids.push(await given.database.asOwner(query => inventConversation(query, stage, random)))
    await server.catchUp()
  }, scaleTimeout(120_000))
  afterAll(() => server.close())

  it('are kept by every change, of the demo and of invented histories', async () => {
    const rows = await kept()
    expect(rows.length).toBeGreaterThan(ids.length)
    expect(await wrong()).toEqual([])
  })

  it('are kept by what visitors and agents do through the API', async () => {
    const agent = await server.asMember('agent@acme.test')
    const visitor = await server.asVisitor()
    const fact = async () =>
      (await sql('select * from public.conversation_facts where id = $1', [visitor.id]))[0]!
    expect(await fact()).toMatchObject({ channel: 'chat', handled_by: 'ai', asked_for_person_at: null })
    server.clock.advance(1_000)
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    const asked = server.clock.now()
    expect((await fact())['asked_for_person_at']).toEqual(new Date(asked))
    server.clock.advance(30_000)
    const assignee_id = personId('agent@acme.test')
    await agent('updateConversation', { params: { id: visitor.id }, body: { assignee_id } })
    server.clock.advance(5_000)
    await agent('postMessage', {
      params: { id: visitor.id },
      body: { content: 'Hello', client_id: crypto.randomUUID() },
    })
    expect(await fact()).toMatchObject({
      handled_by: 'agent',
      agent_id: assignee_id,
      awaited_at: new Date(asked),
      replied_at: new Date(server.clock.now()),
    })
    await agent('resolveConversation', { params: { id: visitor.id } })
    expect((await fact())['resolved_at']).toEqual(new Date(server.clock.now()))
    expect(await wrong()).toEqual([])
  })

  it('change only when a fact changes, not with each message', async () => {
    const version = () =>
      sql('select xmin::text as version from public.conversation_facts where id = $1', [ids[0]])
    await server.catchUp()
    const before = await version()
    await sql(
      `insert into public.messages (company_id, conversation_id, sender_type, content, created_at)
       values ($1, $2, 'visitor', 'Hello', now()), ($1, $2, 'ai', 'Hello', now())`,
      [stage.companyId, ids[0]],
    )
    await server.catchUp()
    expect(await version()).toEqual(before)
  })

  it('are rebuilt from nothing, and from wrong ones', async () => {
    // Time has passed, so that jobs end calls and the like.
    await server.jobsSettled()
    await server.catchUp()
    await sql('delete from public.conversation_facts where id = any ($1)', [ids.slice(0, 10)])
    await sql(
      `update public.conversation_facts set labels = '{wrong}', resolved_at = now(), reopened_count = 9`,
    )
    expect((await wrong()).length).toBeGreaterThan(ids.length)
    await rebuildFacts(given.database, 7)
    expect(await wrong()).toEqual([])
  })

  it('are the same when conversations change while they are rebuilt', {
    timeout: scaleTimeout(120_000),
  }, async () => {
    const year = Date.UTC(2027, 0, 1)
    const steps = Array.from({ length: 120 }, (_, n) => n)
    /** Bulk changes lock several conversations, in any order. */
    const change = async (seed: number) => {
      const own = seededRandom(seed)
      for (const n of steps) {
        const id = ids[Math.floor(own() * ids.length)]!
        const at = new Date(year + n * 60_000 + seed)
        await given.database.asOwner(query => changeAtRandom(query, stage, id, at, own))
      }
    }
    let isChanging = true
    const rebuild = async () => {
      do {
        await sql('delete from public.conversation_facts where id = any ($1)', [ids.slice(0, 5)])
        await rebuildFacts(given.database, 5)
      } while (isChanging)
    }
    const rebuilding = rebuild()
    await Promise.all([change(1), change(2), change(3)])
    isChanging = false
    await rebuilding
    await server.catchUp()
    expect(await wrong()).toEqual([])
  })

  it('go with their conversation', async () => {
    await sql('delete from public.conversations where id = $1', [ids[1]])
    expect(await sql('select from public.conversation_facts where id = $1', [ids[1]])).toEqual([])
  })

  it('hold no texts of people: ids, instants, numbers and words of the product only', async () => {
    const columns = await sql<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'public.conversation_facts'::regclass and attnum > 0`,
    )
    expect(columns.filter(({ name }) => /name|email|comment|subject|content/.test(name))).toEqual([])
  })

  it.each([
    // Clocks go back at one, to midnight: the day begins with the first midnight.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
    // Clocks go forward at midnight: the day begins at one.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-29', '2026-03-28T18:30:00.000Z'],
  ])('a day of %s, %s, begins at %s', async (zone, day, at) => {
    const [row] = await sql<{ at: Date }>('select app.day_start($1, $2) as at', [day, zone])
    expect(row!.at.toISOString()).toBe(at)
  })

  it('a time zone that the database does not know is UTC', async () => {
    expect(
      await sql(`select app.known_zone('Mars/Olympus') as a, app.known_zone('Asia/Kolkata') as b`),
    ).toEqual([{ a: 'UTC', b: 'Asia/Kolkata' }])
  })

  it('a score is satisfied from the same number on as in the contract', async () => {
    for (const kind of SURVEY_KINDS) {
      const [row] = await sql<{ least: number | null }>(
        'select min(n) filter (where app.is_satisfied($1, n)) as least from generate_series(0, 10) n',
        [kind],
      )
      expect(row!.least, kind).toBe(SURVEY_SATISFIED_FROM[kind])
    }
  })
})
