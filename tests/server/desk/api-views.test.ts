/** Saved views of the inbox: who owns and who changes them. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

describeEachDemoDatabase('views', given => {
  let server: TestServer
  let agent: Caller
  let colleague: Caller
  let admin: Caller
  const filter = { state: 'open', priority: 'urgent', label: 'VIP' } as const

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    colleague = await server.asMember('tomas@acme.test')
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const create = async (by: Caller, name: string, is_shared = false) => {
    const created = await by('createView', { body: { name, is_shared, filter, sort: 'priority' } })
    expect(created.status).toBe(201)
    return created.body.id
  }
  const names = async (by: Caller) => (await by('listViews')).body.views.map(({ name }) => name)

  it("are one's own, or everybody's in the company", async () => {
    const own = await create(agent, 'Own')
    const shared = await create(agent, 'Shared', true)
    expect(await names(agent)).toEqual(['Own', 'Shared'])
    expect(await names(colleague)).toEqual(['Shared'])
    expect(await names(await server.asMember('admin@noor.test'))).toEqual([])
    const { body } = await agent('listViews')
    expect(body.views[0]).toMatchObject({ filter, sort: 'priority', is_shared: false })

    const change = { name: 'Mine now' }
    expect((await colleague('updateView', { params: { id: own }, body: change })).code).toBe('view_not_found')
    expect((await colleague('updateView', { params: { id: shared }, body: change })).code).toBe('forbidden')
    expect((await colleague('removeView', { params: { id: shared } })).code).toBe('forbidden')
    expect((await admin('removeView', { params: { id: own } })).code).toBe('view_not_found')
  })

  it('are changed by their owner, and when shared by who sets things for the company', async () => {
    const id = await create(agent, 'Urgent', true)
    const renamed = await admin('updateView', { params: { id }, body: { name: 'Very urgent' } })
    expect([renamed.status, renamed.body.name, renamed.body.filter]).toEqual([200, 'Very urgent', filter])
    expect((await admin('updateView', { params: { id }, body: { is_shared: false } })).code).toBe('forbidden')
    const unshared = await agent('updateView', { params: { id }, body: { is_shared: false, position: 0 } })
    expect(unshared.body.is_shared).toBe(false)
    expect((await names(agent))[0]).toBe('Very urgent')
    expect(await names(admin)).not.toContain('Very urgent')
    expect((await agent('removeView', { params: { id } })).status).toBe(200)
    expect((await agent('removeView', { params: { id } })).code).toBe('view_not_found')
  })
})
