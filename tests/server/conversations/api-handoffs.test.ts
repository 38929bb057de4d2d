/** The ledger of all requests for a human. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

describeEachDemoDatabase('the handoff ledger', given => {
  let server: TestServer
  let agent: Caller

  const sql = (text: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query(text, values))

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())
  beforeEach(() => sql('delete from public.conversations'))

  const ledger = async (query = {}) => (await agent('listHandoffs', { query })).body
  async function ask(body = {}) {
    server.clock.advance(1_000)
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', {
      params: { id: visitor.id },
      body: { needs_human: true, ...body },
    })
    return visitor
  }
  const ids = (entries: readonly { readonly conversation_id: string }[]) =>
    entries.map(({ conversation_id }) => conversation_id)

  it('[CHAT-11] counts an open promise down, and says how each ended', async () => {
    const [waits, answered, gone] = [await ask(), await ask(), await ask()]
    const open = await ledger()
    expect(ids(open.handoffs)).toEqual([waits.id, answered.id, gone.id])
    const [first] = open.handoffs
    expect(Date.parse(first!.due_at) - Date.parse(first!.requested_at)).toBe(60_000)
    expect(Date.parse(open.now)).toBe(server.clock.now())

    server.clock.advance(500)
    await agent('updateConversation', {
      params: { id: answered.id },
      body: { assignee_id: personId('agent@acme.test') },
    })
    await gone.call('resolveConversation', { params: { id: gone.id } })
    server.clock.advance(70_000)
    await waitFor(async () => expect((await ledger()).counts.open).toBe(0), { interval: 15 })
    const { handoffs, counts, orphans } = await ledger({ state: 'ended' })
    expect(handoffs.map(({ conversation_id, outcome }) => [conversation_id, outcome])).toEqual([
      [gone.id, 'withdrawn'],
      [answered.id, 'answered'],
      [waits.id, 'ticketed'],
    ])
    expect([counts, orphans]).toEqual([{ open: 0, late: 0, answered: 1, ticketed: 1, withdrawn: 1 }, 0])
  })

  it('gives page after page', async () => {
    const all = [await ask(), await ask(), await ask()]
    const page = await ledger({ limit: 2 })
    const rest = await ledger({ after: page.handoffs[1]!.id })
    expect(ids([...page.handoffs, ...rest.handoffs])).toEqual(all.map(({ id }) => id))
  })

  it("finds a request that got lost, and sees no other company's", async () => {
    const visitor = await ask()
    const foreign = await server.asMember('admin@noor.test')
    expect((await foreign('listHandoffs')).body.handoffs.map(({ subject }) => subject)).not.toContain('Help')
    expect((await ledger()).orphans).toBe(0)

    const dueIn = (ms: number) =>
      sql('update public.handoffs set due_at = $2 where conversation_id = $1', [
        visitor.id,
        new Date(server.clock.now() + ms),
      ])
    await dueIn(0)
    expect((await ledger()).counts.late).toBe(0)
    await dueIn(-1)
    expect(await ledger()).toMatchObject({ counts: { late: 1 }, orphans: 0 })
    await sql('delete from public.handoffs where conversation_id = $1', [visitor.id])
    expect((await ledger()).orphans).toBe(1)
    const ticket = await ask({ make_ticket: true })
    expect((await ledger()).orphans).toBe(1)
    await sql('delete from public.handoffs where conversation_id = $1', [ticket.id])
    expect((await ledger()).orphans).toBe(2)
  })
})
