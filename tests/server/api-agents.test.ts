/** Agents' presence and capacity. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const MAYA = personId('agent@acme.test')

describeEachDemoDatabase('agents', given => {
  let server: TestServer
  let maya: Caller
  let admin: Caller
  let viewer: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    maya = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    viewer = await server.asMember('elena@acme.test')
    await given.database.asOwner(query => query('delete from public.conversations'))
  })
  afterAll(() => server.close())

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
