/**
 * Writes by platform staff for a tenant: none without a reason, and all of them in the tenant's audit log.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { type ImpersonationKit, openImpersonationKit, STAFF, STAFF_NAME } from './impersonation-kit.ts'
import type { Stage } from './impersonation-slice.ts'
import { ASKS, REMOVALS, TABLES, WRITES } from './impersonation-writes.ts'

describeEachDemoDatabase('writing for a tenant', given => {
  let server: TestServer
  let kit: ImpersonationKit

  beforeAll(async () => {
    server = await openTestServer(given.database)
    kit = await openImpersonationKit(server, given.database)
  })
  afterAll(() => server.close())

  it('[R4] read-only, can write nothing by any call', async () => {
    const requests: [name: string, request: object][] = []
    for (const [name, prepare] of Object.entries(WRITES)) requests.push([name, await prepare(await staged())])
    const { call } = await kit.acting()
    const before = await contents()
    for (const [name, request] of requests) {
      const refused = await call(name as EndpointName, request as never)
      expect([name, refused.code]).toEqual([name, 'impersonation_read_only'])
    }
    expect(await contents()).toEqual(before)
  })

  describe('with leave to write', () => {
    it('knows every call that writes for a tenant', () => {
      const writing = (Object.keys(ENDPOINTS) as EndpointName[]).filter(name => {
        const route: Route = ROUTES[name]
        const [method] = ENDPOINTS[name]
        return route.access.includes('member') && method !== 'GET' && route.refusesImpersonation !== true
      })
      expect(writing.sort()).toEqual(
        [...Object.keys(WRITES), ...Object.keys(REMOVALS), ...ASKS, 'endImpersonation'].sort(),
      )
    })

    it.each(Object.entries(WRITES))('[IMP-05] leaves a row for all that %s writes', async (name, prepare) => {
      const stage = await staged()
      // A colleague is assigned, so that the AI doesn't write.
      const agent = await server.asMember('agent@acme.test')
      await agent('postMessage', { params: { id: stage.visitor.id }, body: { content: 'Hello' } })
      const request = await prepare(stage)
      const { id, call } = await kit.acting(true)
      const before = await contents()
      const done = await call(name as EndpointName, request as never)
      expect(done.status).toBeLessThan(300)
      const after = await contents()
      const changed = [...after].filter(([key, row]) => before.get(key) !== row).map(([key]) => key)
      expect(changed).not.toEqual([])
      // What a trigger changes belongs to the statement that caused it: a message numbers itself in its conversation.
      const isNumbered = name === 'postMessage'
      const recorded = changed.filter(key => !(isNumbered && key.startsWith('conversations ')))

      const { entries } = (await (await server.asMember('maeve@acme.test'))('listAudit')).body
      const own = entries.filter(entry => entry.impersonation_id === id)
      const written = own.filter(({ action }) => /\.(insert|update|delete)$/.test(action))
      const rows = written.map(({ action, target_id }) => `${action.split('.')[0]} ${target_id}`)
      expect([...new Set(rows)].sort()).toEqual(recorded.sort())
      for (const entry of own) expect(entry.actor_id).toBe(STAFF)
      for (const entry of written) expect(entry.actor_name).toBe(STAFF_NAME)
    })

    it.each(Object.entries(REMOVALS))('[IMP-05] leaves a row for what %s removes', async (name, prepare) => {
      const [request, { target, action }] = await prepare(await staged())
      const { id, call } = await kit.acting(true)
      const done = await call(name as EndpointName, request as never)
      expect(done.status).toBe(200)
      const { entries } = (await (await server.asMember('maeve@acme.test'))('listAudit')).body
      const own = entries.filter(entry => entry.impersonation_id === id && entry.target_id === target)
      expect(own.map(entry => entry.action)).toContain(action)
      for (const entry of own) expect([entry.actor_id, entry.actor_name]).toEqual([STAFF, STAFF_NAME])
    })

    it('[R4] [IMP-05] may not touch people, passwords, permissions or sessions', async () => {
      const { call } = await kit.acting(true)
      const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter(name => {
        const route: Route = ROUTES[name]
        return route.refusesImpersonation === true
      })
      expect(names).toEqual(expect.arrayContaining(['listPeople', 'setPermissions', 'listSessions']))
      const before = await contents()
      for (const name of names) {
        const given = { params: { id: personId('agent@acme.test') }, ...BODIES[name] }
        const answer = await call(name as 'removePerson', given)
        expect([name, answer.code]).toEqual([name, 'forbidden_while_impersonating'])
      }
      expect(await contents()).toEqual(before)
    })

    it('is no platform staff', async () => {
      const { call } = await kit.acting(true)
      expect((await call('listTenants', { query: {} })).code).toBe('route_not_found')
      expect((await call('adminDebugbar')).code).toBe('route_not_found')
    })
  })

  /** A visitor's conversation, and the callers that can prepare rows for it. */
  async function staged(): Promise<Stage> {
    const visitor = await server.asVisitor()
    const admin = await server.asMember('admin@acme.test')
    return { server, database: given.database, admin, staff: (await kit.acting(true)).call, visitor }
  }

  /** Returns a hash of every row that a call could change, by table and id. */
  async function contents(): Promise<Map<string, string>> {
    const rows = await kit.sql<{ key: string; row: string }>(
      TABLES.map(table => `select '${table} ' || id as key, md5(t::text) as row from public.${table} t`).join(
        ' union all ',
      ),
    )
    return new Map(rows.map(({ key, row }) => [key, row]))
  }
})

/** Valid bodies for the calls that must be refused. */
const BODIES: Partial<Record<EndpointName, { readonly body: object }>> = {
  updateProfile: { body: { full_name: 'Somebody else' } },
  updatePerson: { body: { role: 'viewer' } },
  createInvitation: { body: { email: 'new@acme.test', role: 'agent' } },
  setPermissions: { body: { role: 'agent', permissions: [] } },
}
