/** Who is at work, and which conversation they have open. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PRESENCE_LASTS_MS } from '#contract/constants/staff.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const AGENT = personId('agent@acme.test')

describeEachDemoDatabase('presence', given => {
  let server: TestServer
  let agent: Caller
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const note = (body: RequestOf<'notePresence'>['body']) => agent('notePresence', { body })
  const seen = async (by = admin) =>
    (await by('listPresence')).body.people.find(({ id }: { id: string }) => id === AGENT)
  const changedAt = async () =>
    (
      await given.database.asOwner(query =>
        query<{ changed_at: Date }>('select changed_at from public.agent_states where person_id = $1', [
          AGENT,
        ]),
      )
    )[0]?.changed_at.getTime()

  it('[CHAT-28] shows who is online, idle or gone, to the own company alone', async () => {
    const tab_id = randomUUID()
    expect(await seen()).toBeUndefined()
    await note({ tab_id, status: 'online' })
    expect(await seen()).toMatchObject({ status: 'online', looks_at: [] })
    expect(await seen(await server.asMember('admin@noor.test'))).toBeUndefined()
    await note({ tab_id, status: 'away' })
    expect(await seen()).toMatchObject({ status: 'away' })
    await note({ tab_id, status: 'offline' })
    expect(await seen()).toBeUndefined()
  })

  it('counts a page as gone when it was last heard 90 seconds ago, and not a moment before', async () => {
    await note({ tab_id: randomUUID(), status: 'online' })
    server.clock.advance(PRESENCE_LASTS_MS - 1)
    expect(await seen()).toMatchObject({ status: 'online' })
    server.clock.advance(1)
    expect(await seen()).toBeUndefined()
  })

  it('takes whoever has signed out for gone', async () => {
    const tab_id = randomUUID()
    await note({ tab_id, status: 'online' })
    expect(await seen()).toMatchObject({ status: 'online' })
    await given.database.asOwner(query => query('delete from auth.sessions where id = $1', [AGENT]))
    expect(await seen()).toBeUndefined()
    agent = await server.asMember('agent@acme.test')
    await note({ tab_id, status: 'offline' })
  })

  it('puts several pages of one person together', async () => {
    const { id } = await server.asVisitor()
    const [one, two] = [randomUUID(), randomUUID()]
    await note({ tab_id: one, status: 'away', conversation_id: id, is_typing: false })
    await note({ tab_id: two, status: 'online', conversation_id: id, is_typing: true })
    expect(await seen()).toMatchObject({
      status: 'online',
      looks_at: [{ conversation_id: id, is_typing: true }],
    })
    await note({ tab_id: two, status: 'offline' })
    expect(await seen()).toMatchObject({
      status: 'away',
      looks_at: [{ conversation_id: id, is_typing: false }],
    })
    await note({ tab_id: one, status: 'offline' })
  })

  it("takes another company's conversation for none", async () => {
    const other = await server.asVisitor('noor')
    const tab_id = randomUUID()
    await note({ tab_id, status: 'online', conversation_id: other.id, is_typing: true })
    expect(await seen()).toMatchObject({ looks_at: [] })
    await note({ tab_id, status: 'offline' })
  })

  it('rings the bell of colleagues when there is something to see, and not at each beat', async () => {
    const tab_id = randomUUID()
    await note({ tab_id, status: 'online' })
    const first = await changedAt()
    server.clock.advance(30_000)
    await note({ tab_id, status: 'online' })
    expect(await changedAt()).toBe(first)
    await note({ tab_id, status: 'away' })
    expect(await changedAt()).toBe(first! + 30_000)
    await note({ tab_id, status: 'offline' })
  })
})
