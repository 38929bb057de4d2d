/** What platform staff write for a tenant: nothing without leave, and nothing that the tenant cannot read of. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { type ImpersonationKit, openImpersonationKit, STAFF, STAFF_NAME } from './impersonation-kit.ts'

/** Every table whose rows a member's call could change. */
const TABLES = [
  'companies',
  'profiles',
  'customers',
  'conversations',
  'messages',
  'content',
  'attachments',
  'role_permissions',
  'invitations',
]

describeEachDatabase('writing for a tenant', given => {
  let server: TestServer
  let kit: ImpersonationKit

  beforeAll(async () => {
    server = await openTestServer(given.database)
    kit = await openImpersonationKit(server, given.database)
  })
  afterAll(() => server.close())

  describe('read-only', () => {
    it.each(Object.keys(WRITES) as Write[])('[R4] can write nothing by %s', async name => {
      const visitor = await server.asVisitor()
      const { call } = await kit.acting()
      const before = await contents()
      const refused = await call(name, WRITES[name](visitor.id))
      expect(refused.code).toBe('impersonation_read_only')
      expect(await contents()).toEqual(before)
    })
  })

  describe('with leave to write', () => {
    it('knows every call that writes for a tenant', () => {
      const writing = (Object.keys(ENDPOINTS) as EndpointName[]).filter(name => {
        const route: Route = ROUTES[name]
        const [method] = ENDPOINTS[name]
        return route.access.includes('member') && method !== 'GET' && route.refusesImpersonation !== true
      })
      expect(writing.sort()).toEqual([...Object.keys(WRITES), 'endImpersonation'].sort())
    })

    it.each(Object.keys(WRITES) as Write[])('[IMP-05] leaves a row for all that %s writes', async name => {
      const visitor = await server.asVisitor()
      // A colleague has the conversation, so that the AI writes nothing in between.
      const agent = await server.asMember('agent@acme.test')
      await agent('postMessage', { params: { id: visitor.id }, body: { content: 'Hello' } })
      const { id, call } = await kit.acting(true)
      const before = await contents()
      const done = await call(name, WRITES[name](visitor.id))
      expect(done.status).toBeLessThan(300)
      const after = await contents()
      const changed = [...after].filter(([key, row]) => before.get(key) !== row).map(([key]) => key)
      expect(changed).not.toEqual([])

      const { entries } = (await (await server.asMember('maeve@acme.test'))('listAudit')).body
      const own = entries.filter(entry => entry.impersonation_id === id)
      const written = own.filter(({ action }) => /\.(insert|update|delete)$/.test(action))
      const rows = written.map(({ action, target_id }) => `${action.split('.')[0]} ${target_id}`)
      expect([...new Set(rows)].sort()).toEqual(changed.sort())
      for (const entry of own) expect(entry.actor_id).toBe(STAFF)
      for (const entry of written) expect(entry.actor_name).toBe(STAFF_NAME)
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

  /** Every row that a call could change, as text, by table and id. */
  async function contents(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (const table of TABLES)
      for (const { id, row } of await kit.sql<{ id: string; row: string }>(
        `select id, to_jsonb(t)::text as row from public.${table} t`,
      ))
        found.set(`${table} ${id}`, row)
    return found
  }
})

/** Calls by which a member writes, each on a visitor's open conversation. */
const WRITES = {
  updateConversation: (id: string) => ({ params: { id }, body: { priority: 'urgent' as const } }),
  postMessage: (id: string) => ({ params: { id }, body: { content: 'Hello from the platform' } }),
  setNeedsHuman: (id: string) => ({ params: { id }, body: { needs_human: true } }),
  resolveConversation: (id: string) => ({ params: { id } }),
  postSeen: (id: string) => ({ params: { id }, body: { sequence: 1 } }),
  updateCompany: () => ({ body: { widget_sites: [`https://${randomUUID()}.example`] } }),
}
type Write = keyof typeof WRITES

/** What calls that are refused would have taken. */
const BODIES: Partial<Record<EndpointName, { readonly body: object }>> = {
  updateProfile: { body: { full_name: 'Somebody else' } },
  updatePerson: { body: { role: 'viewer' } },
  createInvitation: { body: { email: 'new@acme.test', role: 'agent' } },
  setPermissions: { body: { role: 'agent', permissions: [] } },
}
