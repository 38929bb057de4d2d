/** The end of a snooze, without any action. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { wakeDue } from '#server/domain/conversations/desk/wake-due.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

describeEachDemoDatabase('the wake job', given => {
  const clock = createManualClock(Date.now() - 600_000)
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock })
  })
  afterAll(() => server.close())

  async function snoozed(ms: number): Promise<string> {
    const agent = await server.asMember('agent@acme.test')
    const { id } = await server.asVisitor()
    const snoozed_until = new Date(clock.now() + ms).toISOString()
    await agent('updateConversation', { params: { id }, body: { snoozed_until } })
    return id
  }
  const sql = (statement: string, id: string) => given.database.asOwner(query => query(statement, [id]))
  const untilOf = async (id: string) =>
    (await sql('select snoozed_until from public.conversations where id = $1', id))[0]!['snoozed_until']
  const wakings = (id: string) =>
    sql(
      "select actor_type, created_at from public.activities where conversation_id = $1 and kind = 'woken'",
      id,
    )

  it('brings a conversation back at its instant, not a millisecond before, once', async () => {
    const id = await snoozed(1_000)
    const at = (ms: number) => new Date(clock.now() + ms)
    expect(await wakeDue(given.database, at(999), 10)).toBe(0)
    expect(await untilOf(id)).toEqual(at(1_000))
    const woken = await Promise.all([
      wakeDue(given.database, at(1_000), 10),
      wakeDue(given.database, at(1_000), 10),
    ])
    expect(woken.sort()).toEqual([0, 1])
    expect(await untilOf(id)).toBeNull()
    expect(await wakings(id)).toEqual([{ actor_type: 'system', created_at: at(1_000) }])
  })

  it('does so while the server runs, beside a second node, also what fell due while none ran', async () => {
    const id = await snoozed(60_000)
    await server.close()
    clock.advance(60_000)
    server = await openTestServer(given.database, { clock })
    const second = await openTestServer(given.database, { clock })
    const wakes = (id: string) => waitFor(async () => expect(await untilOf(id)).toBeNull(), { interval: 15 })
    await wakes(id)
    const another = await snoozed(10_000)
    clock.advance(12_000)
    await wakes(another)
    await second.close()
    expect([(await wakings(id)).length, (await wakings(another)).length]).toEqual([1, 1])
  })

  it('leaves those of a suspended company asleep', async () => {
    const id = await snoozed(1_000)
    const suspend = (change: string) =>
      given.database.asOwner(query => query(`update public.companies set ${change} where subdomain = 'acme'`))
    await suspend("suspended_at = now(), suspended_reason = 'Unpaid.'")
    const then = new Date(clock.now() + 1_000)
    expect(await wakeDue(given.database, then, 10)).toBe(0)
    await suspend('suspended_at = null, suspended_reason = null')
    expect(await wakeDue(given.database, then, 10)).toBe(1)
    expect(await untilOf(id)).toBeNull()
  })
})
