/** Waiting conversations are assigned to agents who are online. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PRESENCE_LASTS_MS } from '#contract/constants/staff.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { seedCompanies } from '#demo/companies.ts'
import { assignWaiting } from '#server/domain/conversations/assignment/assign-waiting.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const ACME = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id
const [MAYA, TOMAS] = [personId('agent@acme.test'), personId('tomas@acme.test')]

describeEachDemoDatabase('auto-assignment', given => {
  let server: TestServer
  let admin: Caller
  let maya: Caller
  let tomas: Caller

  const sql = <T>(text: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(text, values))

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  beforeEach(async () => {
    admin = await server.asMember('admin@acme.test')
    maya = await server.asMember('agent@acme.test')
    tomas = await server.asMember('tomas@acme.test')
    await sql('delete from public.conversations')
    await sql('delete from app.presences')
    await sql('delete from public.agent_states')
    await sql('delete from public.teams')
    await sql('update public.companies set auto_assign = false, agent_capacity = 5')
  })
  afterAll(() => server.close())

  const turnOn = (body = {}) => admin('updateAssignment', { body: { is_on: true, ...body } })
  const arrive = (by: Caller, status: 'online' | 'away' = 'online') =>
    by('notePresence', { body: { tab_id: randomUUID(), status } })
  async function ask() {
    server.clock.advance(10)
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    return visitor
  }
  const assignees = async (visitors: readonly { readonly id: string }[]) => {
    const rows = await sql<{ id: string; assignee_id: string | null }>(
      'select id, assignee_id from public.conversations',
    )
    return visitors.map(({ id }) => rows.find(row => row.id === id)!.assignee_id)
  }
  const become = (visitors: readonly { readonly id: string }[], expected: readonly (string | null)[]) =>
    waitFor(async () => expect(await assignees(visitors)).toEqual(expected), { interval: 15 })
  /** Waits for runs of the job, by their effect on another visitor. */
  const round = () =>
    assignWaiting({ database: given.database, clock: server.clock, conversationClock: server.clock }, ACME)

  it('gives as long as it is on, to whoever is online, least loaded first and oldest first', async () => {
    const queue = [await ask(), await ask(), await ask()]
    await arrive(maya)
    await arrive(tomas)
    server.clock.advance(1_000)
    expect(await assignees(queue)).toEqual([null, null, null])
    await turnOn({ capacity: 1 })
    const firstTwo = [MAYA, TOMAS].sort()
    server.clock.advance(1_000)
    await become(queue, [...firstTwo, null])
    const [held] = await sql<Record<string, unknown>>(
      `select c.responder, c.assignee_name, a.actor_type, a.actor_name from public.conversations c
         join public.activities a on a.conversation_id = c.id and a.kind = 'assignee' where c.id = $1`,
      [queue[0]!.id],
    )
    expect(held).toMatchObject({ responder: 'agent', actor_type: 'system', actor_name: 'Auto-assignment' })

    // After capacity is free again, the next waiting conversation is assigned.
    const first = firstTwo[0] === MAYA ? maya : tomas
    await first('resolveConversation', { params: { id: queue[0]!.id } })
    server.clock.advance(1_000)
    await become(queue, [...firstTwo, firstTwo[0]!])
  })

  it('gives nothing to who is idle, has gone, has said so, or may not answer', async () => {
    await turnOn()
    await arrive(maya, 'away')
    await arrive(tomas)
    await tomas('setAway', { body: { is_away: true } })
    await arrive(await server.asMember('elena@acme.test'))
    // Each visitor arrives 10 ms later.
    server.clock.advance(PRESENCE_LASTS_MS - 11)
    const first = await ask()
    await round()
    expect(await assignees([first])).toEqual([null])
    await tomas('setAway', { body: { is_away: false } })
    await round()
    expect(await assignees([first])).toEqual([TOMAS])
    const second = await ask()
    await round()
    expect(await assignees([second])).toEqual([null])
  })

  it("gives a team's queue to its members alone", async () => {
    const [team] = await sql<{ id: string }>(
      `insert into public.teams (company_id, name, created_at, updated_at) values ($1, 'Billing', now(), now()) returning id`,
      [ACME],
    )
    await sql(
      'insert into public.team_members (company_id, team_id, person_id, created_at) values ($1, $2, $3, now())',
      [ACME, team!.id, TOMAS],
    )
    const [visitor, other] = [await ask(), await ask()]
    await sql('update public.conversations set team_id = $2 where id = $1', [visitor.id, team!.id])
    await arrive(maya)
    await turnOn()
    server.clock.advance(1_000)
    await become([visitor, other], [null, MAYA])
    await arrive(tomas)
    server.clock.advance(1_000)
    await become([visitor, other], [TOMAS, MAYA])
  })

  it('gives each one once, and nobody more than fits, by two servers at once and beside who takes by hand', async () => {
    const clock = createManualClock(server.clock.now())
    const second = await openTestServer(given.database, { clock })
    const queue: Awaited<ReturnType<typeof ask>>[] = []
    for (let i = 0; i < 6; i++) queue.push(await ask())
    await arrive(maya)
    await arrive(tomas)
    await turnOn({ capacity: 2 })
    const [taken] = await Promise.all([
      maya('updateConversation', {
        params: { id: queue[0]!.id },
        body: { assignee_id: MAYA, expected_assignee_id: null },
      }),
      ...Array.from({ length: 4 }, round),
    ])
    clock.advance(1_000)
    server.clock.advance(1_000)
    await round()
    const holders = await assignees(queue)
    const heldBy = (who: string) => holders.filter(holder => holder === who).length
    // An agent may take more than their capacity by hand, but is assigned no more.
    expect(heldBy(TOMAS)).toBe(2)
    expect(heldBy(MAYA)).toBeGreaterThanOrEqual(2)
    expect(heldBy(MAYA)).toBeLessThanOrEqual(3)
    expect([200, 409]).toContain(taken!.status)
    if (taken!.status === 200) expect(holders[0]).toBe(MAYA)
    const moves = await sql<{ count: number }>(
      `select count(*) from public.activities where kind = 'assignee' group by conversation_id`,
    )
    expect(moves.map(({ count }) => count)).toEqual(moves.map(() => 1))
    await second.close()
  })
})
