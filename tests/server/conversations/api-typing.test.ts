/** Who is typing: the visitor for members, and the agent who replies for the visitor. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TYPING_SHOWN_MS, TYPING_STORED_EVERY_MS } from '#contract/constants/conversation.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import {
  type Caller,
  openTestServer,
  type TestServer,
  type VisitorCaller,
} from '#tests/support/test-server.ts'

describeEachDemoDatabase('typing', given => {
  let server: TestServer
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
  })
  afterAll(() => server.close())

  const rows = (id: string) =>
    given.database.asOwner(query =>
      query<{ first_name: string | null; until: Date }>(
        'select first_name, until from public.typing where conversation_id = $1 order by first_name',
        [id],
      ),
    )
  const type = (by: Caller, id: string) => by('postTyping', { params: { id } })
  const heard = async ({ id, call }: VisitorCaller, by: Caller = call) =>
    (await by('listMessages', { params: { id }, query: {} })).body.typing
  const say = (by: Caller, id: string) => by('postMessage', { params: { id }, body: { content: 'Hello' } })
  async function waiting(): Promise<VisitorCaller> {
    const visitor = await server.asVisitor()
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    return visitor
  }

  it('[CHAT-12] tells the visitor the first name of an agent who types, and until when', async () => {
    const visitor = await waiting()
    expect(await heard(visitor)).toBeUndefined()
    expect((await type(agent, visitor.id)).body).toEqual({ ok: true })
    expect(await heard(visitor)).toEqual({ name: 'Priya', for_ms: TYPING_SHOWN_MS })
    server.clock.advance(TYPING_SHOWN_MS - 1)
    expect(await heard(visitor)).toEqual({ name: 'Priya', for_ms: 1 })
    server.clock.advance(1)
    expect(await heard(visitor)).toBeUndefined()
  })

  it('names the agent heard last, until their own message comes', async () => {
    const visitor = await waiting()
    await type(agent, visitor.id)
    server.clock.advance(1_000)
    const admin = await server.asMember('admin@acme.test')
    await type(admin, visitor.id)
    expect((await heard(visitor))?.name).not.toBe('Priya')
    await say(admin, visitor.id)
    expect((await heard(visitor))?.name).toBe('Priya')
    await say(visitor.call, visitor.id)
    expect((await heard(visitor))?.name).toBe('Priya')
    await say(agent, visitor.id)
    expect(await heard(visitor)).toBeUndefined()
  })

  it('tells nobody but the visitor of that conversation', async () => {
    const [visitor, other] = [await waiting(), await waiting()]
    await type(agent, visitor.id)
    expect(await heard(other)).toBeUndefined()
    expect(await heard(visitor, agent)).toBeUndefined()
  })

  it('is for members of the company who may reply, in their own name', async () => {
    const visitor = await waiting()
    const stranger = await server.asMember('admin@noor.test')
    expect((await type(stranger, visitor.id)).code).toBe('conversation_not_found')
    const viewer = await server.asMember('elena@acme.test')
    expect((await type(viewer, visitor.id)).code).toBe('forbidden')
    expect(await rows(visitor.id)).toEqual([])
  })

  it('stores that the visitor types when a person has the conversation or is requested, until they write', async () => {
    const visitor = await server.asVisitor()
    await type(visitor.call, visitor.id)
    expect(await rows(visitor.id)).toEqual([])
    await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
    await type(visitor.call, visitor.id)
    const until = new Date(server.clock.now() + TYPING_SHOWN_MS)
    expect(await rows(visitor.id)).toEqual([{ first_name: null, until }])
    expect(await heard(visitor)).toBeUndefined()
    await say(visitor.call, visitor.id)
    expect(await rows(visitor.id)).toEqual([])
    await say(agent, visitor.id)
    await type(visitor.call, visitor.id)
    expect(await rows(visitor.id)).toHaveLength(1)
  })

  it('stores it again after two seconds, and not a moment earlier', async () => {
    const visitor = await waiting()
    const start = server.clock.now()
    await type(visitor.call, visitor.id)
    server.clock.advance(TYPING_STORED_EVERY_MS - 1)
    await type(visitor.call, visitor.id)
    expect(await rows(visitor.id)).toMatchObject([{ until: new Date(start + TYPING_SHOWN_MS) }])
    server.clock.advance(1)
    await type(visitor.call, visitor.id)
    expect(await rows(visitor.id)).toMatchObject([
      { until: new Date(start + TYPING_STORED_EVERY_MS + TYPING_SHOWN_MS) },
    ])
  })

  it('changes nothing about the conversation', async () => {
    const visitor = await waiting()
    const version = async () =>
      (
        await given.database.asOwner(query =>
          query('select xmin::text, updated_at from public.conversations where id = $1', [visitor.id]),
        )
      )[0]
    const before = await version()
    await type(visitor.call, visitor.id)
    await type(agent, visitor.id)
    expect(await version()).toEqual(before)
  })
})
