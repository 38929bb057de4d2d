/** Who is at work, which conversation they have open, and how much agents may have. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRESENCE_LASTS_MS, STAFFED_FOR_MS } from '#contract/constants/staff.ts'
import type { OfficeHours } from '#contract/entities/widget.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
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

  it('[CHAT-03] tells visitors that people are online only while somebody who may answer is at the desk', async () => {
    const visitor = await server.asVisitor()
    const isOnline = async () => {
      const config = await server.caller(null, 'acme')('getWidgetConfig')
      const queue = await visitor.call('getQueuePosition', { params: { id: visitor.id } })
      expect(queue.body.is_online).toBe(config.body.is_online)
      return config.body.is_online
    }
    const tab_id = randomUUID()
    expect(await isOnline()).toBe(false)
    await note({ tab_id, status: 'away' })
    expect(await isOnline()).toBe(false)
    await note({ tab_id, status: 'online' })
    expect(await isOnline()).toBe(true)
    expect((await server.caller(null, 'noor')('getWidgetConfig')).body.is_online).toBe(false)
    await agent('setAway', { body: { is_away: true } })
    expect(await isOnline()).toBe(false)
    await agent('setAway', { body: { is_away: false } })
    expect(await isOnline()).toBe(true)
    const closed: OfficeHours = { time_zone: 'UTC', week: Array.from({ length: 7 }, () => []), holidays: [] }
    const open = (office_hours: OfficeHours | null) =>
      given.database.asOwner(query => storeSettings(query, 'acme', 'hours', { office_hours }))
    await open(closed)
    expect(await isOnline()).toBe(false)
    await open(null)
    expect(await isOnline()).toBe(true)
    server.clock.advance(PRESENCE_LASTS_MS)
    expect(await isOnline()).toBe(false)
    await note({ tab_id, status: 'offline' })
  })

  it('[CHAT-03] counts an agent as online until ten minutes after their page was last in use, if it is still open', async () => {
    const isOnline = async () => (await server.caller(null, 'acme')('getWidgetConfig')).body.is_online
    const tab_id = randomUUID()
    await note({ tab_id, status: 'online' })
    const lastActive = (ago: number) =>
      given.database.asOwner(query =>
        query('update app.presences set active_at = $2 where tab_id = $1', [
          tab_id,
          new Date(server.clock.now() - ago),
        ]),
      )
    await lastActive(STAFFED_FOR_MS - 1)
    await note({ tab_id, status: 'away' })
    expect(await isOnline()).toBe(true)
    await lastActive(STAFFED_FOR_MS)
    await note({ tab_id, status: 'away' })
    expect(await isOnline()).toBe(false)
    await note({ tab_id, status: 'online' })
    expect(await isOnline()).toBe(true)
    await note({ tab_id, status: 'offline' })
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

  describe('agents', () => {
    const MAYA = personId('agent@acme.test')

    let maya: Caller
    let viewer: Caller

    beforeAll(async () => {
      maya = await server.asMember('agent@acme.test')
      viewer = await server.asMember('elena@acme.test')
      await given.database.asOwner(query => query('delete from public.conversations'))
    })

    const agentOf = async (by: Caller, id = MAYA) =>
      (await by('listAgents')).body.agents.find(agent => agent.id === id)

    it('lists who may answer, with presence, load and teams, to every member', async () => {
      const visitor = await server.asVisitor()
      await maya('updateConversation', { params: { id: visitor.id }, body: { assignee_id: MAYA } })
      await maya('notePresence', { body: { tab_id: randomUUID(), status: 'online' } })
      expect(await agentOf(viewer)).toMatchObject({
        full_name: 'Priya Raman',
        status: 'online',
        is_away: false,
        capacity: null,
        load: 1,
        teams: [],
      })
      expect(await agentOf(viewer, personId('elena@acme.test'))).toBeUndefined()
      expect(await agentOf(await server.asMember('admin@noor.test'))).toBeUndefined()
    })

    it('lets somebody be away and come back, and nobody else say so without the right', async () => {
      const set = (by: Caller, body: object, id = MAYA) => by('updateAgent', { params: { id }, body })
      const say = (by: Caller, is_away: boolean) => by('setAway', { body: { is_away } })
      expect((await say(maya, true)).body).toMatchObject({ status: 'away', is_away: true })
      expect((await maya('listPresence')).body.people).toMatchObject([{ id: MAYA, status: 'away' }])
      expect((await set(admin, { is_away: false, capacity: 3 })).body).toMatchObject({
        is_away: false,
        capacity: 3,
      })
      expect((await set(maya, { capacity: 9 })).code).toBe('forbidden')
      expect((await set(maya, { is_away: true }, personId('tomas@acme.test'))).code).toBe('forbidden')
      expect((await say(viewer, true)).code).toBe('forbidden')
      expect((await set(admin, { is_away: true }, personId('elena@acme.test'))).code).toBe('person_not_found')
      expect((await set(admin, { is_away: true }, personId('admin@noor.test'))).code).toBe('person_not_found')
      expect((await say(maya, true)).body).toMatchObject({ capacity: 3, is_away: true })
    })

    it('keeps how visitors are given out', async () => {
      server.clock.advance(1_000)
      expect((await maya('listAgents')).body.assignment).toEqual({ is_on: false, capacity: 5 })
      expect((await maya('updateAssignment', { body: { is_on: true } })).code).toBe('forbidden')
      const changed = await admin('updateAssignment', { body: { is_on: true, capacity: 2 } })
      expect(changed.body).toEqual({ is_on: true, capacity: 2 })
      expect((await admin('updateAssignment', { body: { is_on: false } })).body).toEqual({
        is_on: false,
        capacity: 2,
      })
      const { entries } = (await admin('listAudit', { query: {} })).body
      expect(entries).toContainEqual(
        expect.objectContaining({ action: 'assignment.changed', detail: { is_on: false, capacity: 2 } }),
      )
    })
  })
})
