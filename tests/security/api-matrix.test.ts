/** Every route of the router for every identity at every target, against a policy that is written down apart. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/ports/database.ts'
import { seedCompanies } from '#server/seed/companies.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { type CellAnswer, callCell, readAnswer, targetsOf } from './api-calls.ts'
import { API_IDENTITIES, type ApiIdentity, IDENTITY_NAMES } from './api-identities.ts'
import { changesOf, extraFieldsFor, unwelcome } from './api-mass-assignment.ts'
import { API_POLICY, expectedAnswer } from './api-policy.ts'
import { type ApiWorld, CANARY, createApiWorld } from './api-world.ts'
import { DOORS } from './door-policy.ts'

const ROUTES = Object.keys(API_POLICY)

describe('[GUARD-07] the API matrix', { timeout: 120_000 }, () => {
  let database: Database
  let server: TestServer
  let world: ApiWorld

  beforeAll(async () => {
    // One kind of database is enough: tests/security/rls.test.ts compares both.
    database = await openTestDatabase('pglite')
    server = await openTestServer(database)
    world = await createApiWorld(server, database)
  })

  afterAll(async () => {
    await server.close()
    await database.close()
  })

  it('knows every route of the router, and no other', () => {
    // Behind each route of the API stands the answer to the methods that it does not take.
    const own = new Set(ROUTES.map(route => `ALL ${route.split(' ')[1]}`))
    const found = new Set(
      server.routes.map(({ method, path }) => `${method} ${path}`).filter(route => !own.has(route)),
    )
    const others = new Set(DOORS.map(({ route }) => route))
    expect([...found].sort()).toEqual([...ROUTES, ...others].sort())
  })

  it.each(IDENTITY_NAMES)(
    'answers %s as the policy says, and tells nothing of other tenants',
    async name => {
      const identity: ApiIdentity = API_IDENTITIES[name]
      const wrong: string[] = []
      for (const route of ROUTES) {
        const answers = new Map<string, CellAnswer>()
        for (const target of targetsOf(route, name)) {
          const answer = await callCell(server, world, { route, identity: name, target })
          answers.set(target, answer)
          const expected = expectedAnswer(route, name, target)
          if (answer.outcome !== expected)
            wrong.push(`${route} at ${target}: ${answer.outcome}, not ${expected}`)
          const mayShow =
            identity.tenant === 'noor' || identity.tenant === 'app' || route === 'GET /api/mailbox'
          if (!mayShow && answer.bytes.includes(CANARY)) wrong.push(`${route} at ${target} shows the canary`)
        }
        const isSame = answers.get('other')?.bytes === answers.get('random')?.bytes
        if (answers.has('other') && !isSame && name !== 'platform staff')
          wrong.push(`${route} tells others’ from none`)
        if (answers.get('bad')?.bytes !== answers.get('random')?.bytes)
          wrong.push(`${route} tells no id from one of none`)
      }
      expect(wrong).toEqual([])
    },
    180_000,
  )

  it('shows noor’s own agent what it hides from the others', async () => {
    for (const route of ['GET /api/conversations', 'GET /api/conversations/:id/messages']) {
      const [target] = targetsOf(route, 'agent B')
      const { bytes } = await callCell(server, world, { route, identity: 'agent B', target: target! })
      expect(bytes, route).toContain(CANARY)
    }
  })

  it('mails noor’s texts to noor’s people alone', async () => {
    const route = 'POST /api/conversations/:id/transcript'
    for (const identity of ['visitor A1', 'visitor B'] as const)
      await callCell(server, world, { route, identity, target: 'own' })
    const mails = (await readMails(server.dataFolder)).map(mail => JSON.stringify(mail))
    expect(mails.filter(mail => mail.includes(CANARY)).length).toBeGreaterThan(0)
    expect(mails.filter(mail => mail.includes('text-of-acme')).length).toBeGreaterThan(0)
    expect(mails.filter(mail => mail.includes(CANARY) && mail.includes('text-of-acme'))).toEqual([])
  })

  it('takes no method that a path does not offer', async () => {
    const offered = new Set(ROUTES)
    const wrong: string[] = []
    for (const path of new Set(ROUTES.map(route => route.split(' ')[1]!)))
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND']) {
        // HEAD is answered as GET, without a body; `create` is read as an id by the methods of one conversation.
        const asked = method === 'HEAD' ? 'GET' : method
        if (offered.has(`${asked} ${path}`) || offered.has(`${asked} ${path.replace('create', ':id')}`))
          continue
        const response = await server.request(path.replace(':id', crypto.randomUUID()), { method })
        if (response.status !== 405) wrong.push(`${method} ${path}: ${response.status}`)
      }
    expect(wrong).toEqual([])
    expect((await readAnswer(await server.request('/api/nothing'))).outcome).toBe('404 route_not_found')
    expect((await server.request('/api/company', { method: 'OPTIONS' })).status).toBe(204)
  })

  const noor = seedCompanies.find(({ subdomain }) => subdomain === 'noor')!.id
  const acme = seedCompanies.find(({ subdomain }) => subdomain === 'acme')!.id
  it.each([
    ['x-tenant-subdomain', 'noor', '403 tenant_mismatch'],
    ['x-tenant-subdomain', 'acme, noor', '400 tenant_ambiguous'],
    ['x-company-id', noor, '403 tenant_mismatch'],
    ['x-company-id', `${acme}, ${noor}`, '400 tenant_ambiguous'],
    ['x-company-slug', 'noor', '403 tenant_mismatch'],
    ['x-company-slug', 'acme, noor', '400 tenant_ambiguous'],
    ['host', 'noor.localhost', '400 tenant_ambiguous'],
    ['x-impersonating', noor, null],
    ['cookie', 'tenant_subdomain=noor', null],
  ])('goes by the member’s credential with %s: %s', async (header, value, refusal) => {
    for (const route of ROUTES.filter(each => API_POLICY[each]!.who.includes('member'))) {
      const cell = { route, identity: 'admin A', target: targetsOf(route, 'admin A')[0]! } as const
      const { outcome, bytes } = await callCell(server, world, cell, { headers: { [header]: value } })
      expect(outcome, route).toBe(refusal ?? expectedAnswer(route, 'admin A', cell.target))
      expect(bytes).not.toContain(CANARY)
    }
  })

  const writes = ROUTES.filter(route => !route.startsWith('GET '))
  it.each(writes)('takes from a body what %s is about, and nothing else', async route => {
    for (const identity of ['visitor A1', 'owner A', 'platform staff', 'no token'] as const) {
      const [target] = targetsOf(route, identity)
      if (!expectedAnswer(route, identity, target!).endsWith(' ok')) continue
      const call = (body: Readonly<Record<string, unknown>>) =>
        callCell(server, world, { route, identity, target: target! }, { body })
      const plain = await changesOf(world, () => call({}))
      const extended = await changesOf(world, () => call(extraFieldsFor(route)))
      expect(extended.answer.outcome).toBe(expectedAnswer(route, identity, target!))
      expect(unwelcome(plain.rows, extended.rows, noor)).toEqual([])
    }
  })
})
