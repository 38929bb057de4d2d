/** Refusals by permission, during an impersonation, for headers that name another company, and despite metadata. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const HOUR_MS = 60 * 60_000

describeEachDemoDatabase('rights', given => {
  let server: TestServer
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    server = await openTestServer(given.database)
    const companies = await given.database.asOwner(query =>
      query<{ id: string; subdomain: string }>('select id, subdomain from public.companies'),
    )
    for (const { id, subdomain } of companies) ids[subdomain] = id
  })
  afterAll(() => server.close())

  /** Returns a caller: platform staff who impersonate acme. */
  async function impersonating(canWrite: boolean): Promise<Caller> {
    const id = randomUUID()
    const staff = personId('staff@lapwing.test')
    // By the database's own clock, which decides whether it has ended.
    await given.database.asOwner(query =>
      query(
        `insert into public.impersonations
           (id, company_id, staff_id, staff_name, reason, can_write, token_expires_at, redeemed_at, expires_at)
         values ($1, $2, $3, 'Sam', 'to look at a fault', $4, now(), now(), now() + interval '30 minutes')`,
        [id, ids['acme'], staff, canWrite],
      ),
    )
    const exp = Math.floor((server.clock.now() + HOUR_MS) / 1_000)
    const claims = { aud: 'authenticated', role: 'authenticated', sub: staff, impersonation_id: id }
    return server.caller(await server.tokens.sign(claims, exp))
  }

  it('[GUARD-07] [ADMIN-04] keeps a role from what it has no permission for', async () => {
    const agent = await server.asMember('agent@acme.test')
    for (const name of ['listPeople', 'listPermissions', 'listAudit', 'listImpersonations'] as const)
      expect((await agent(name)).code, name).toBe('forbidden')
    expect((await changeSettings(agent, 'company', { name: 'Mine' })).code).toBe('forbidden')
    expect((await agent('listConversations')).status).toBe(200)
  })

  it('[IMP-05] lets platform staff read for a tenant, and change nothing without a reason to write', async () => {
    const call = await impersonating(false)
    const { body } = await call('listConversations')
    expect(body.conversations.length).toBeGreaterThan(0)
    const params = { id: body.conversations[0]!.id }
    const refused: [EndpointName, object][] = [
      ['postMessage', { params, body: { content: 'Hi' } }],
      ['updateConversation', { params, body: { priority: 'high' } }],
      ['resolveConversation', { params }],
      ['postSeen', { params, body: { sequence: 1 } }],
      ['saveSettings', { params: { section: 'company' }, body: { version: 0, value: { name: 'Mine' } } }],
    ]
    for (const [name, request] of refused)
      expect((await call(name, request as never)).code, name).toBe('impersonation_read_only')
    expect((await call('activateSelf')).code).toBe('forbidden_while_impersonating')
    expect((await call('endImpersonation', { params })).code).not.toBe('impersonation_read_only')
  })

  it('[IMP-05] lets them write with a reason, but never touch people, permissions or the own account', async () => {
    const call = await impersonating(true)
    const { body } = await call('listConversations')
    const params = { id: body.conversations[0]!.id }
    expect((await call('updateConversation', { params, body: { priority: 'high' } })).status).toBe(200)
    const refused: [EndpointName, object][] = [
      ['listPeople', {}],
      ['removePerson', { params }],
      ['createInvitation', { body: { email: 'a@b.test', role: 'admin' } }],
      ['setPermissions', { body: { role: 'agent', permissions: [] } }],
      ['listSessions', {}],
      ['updateProfile', { body: { full_name: 'Eve' } }],
    ]
    for (const [name, request] of refused)
      expect((await call(name, request as never)).code, name).toBe('forbidden_while_impersonating')
    expect((await call('listTenants')).code).toBe('route_not_found')
  })

  it('[TENANT-07] takes a company’s id and name only if they are the member’s own', async () => {
    const token = await server.memberToken(personId('agent@acme.test'))
    const ask = async (headers: Record<string, string>) => {
      const all = { authorization: `Bearer ${token}`, ...headers }
      const response = await server.request('/api/conversations', { headers: all })
      return response.status === 200 ? 'ok' : (await response.json()).code
    }
    const [acme, noor] = [ids['acme']!, ids['noor']!]
    expect(await ask({ 'x-company-id': acme, 'x-company-slug': 'acme', 'x-impersonating': '1' })).toBe('ok')
    expect(await ask({ 'x-company-id': acme.toUpperCase(), 'x-company-slug': ' ACME' })).toBe('ok')
    expect(await ask({ 'x-company-id': '', 'x-company-slug': '' })).toBe('ok')
    expect(await ask({ 'x-company-id': noor })).toBe('tenant_mismatch')
    expect(await ask({ 'x-company-slug': 'noor' })).toBe('tenant_mismatch')
    expect(await ask({ 'x-company-id': acme, 'x-company-slug': 'noor' })).toBe('tenant_mismatch')
    expect(await ask({ 'x-company-id': `${acme}, ${acme}` })).toBe('tenant_ambiguous')
    expect(await ask({ 'x-company-slug': 'acme,noor' })).toBe('tenant_ambiguous')
  })

  it('[TENANT-07] selects nothing by them for anybody else, nor by the cookie', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await (await server.request('/api/tenant', { headers })).json()).subdomain
    const others = { 'x-company-id': ids['noor']!, 'x-company-slug': 'noor', cookie: 'tenant_subdomain=noor' }
    expect(await ask(others)).toBe('app')
    expect(await ask({ ...others, 'x-tenant-subdomain': 'acme' })).toBe('acme')
    const twice = new Headers([
      ['x-company-id', ids['noor']!],
      ['x-company-id', ids['acme']!],
    ])
    expect((await server.request('/api/tenant', { headers: twice })).status).toBe(400)
  })

  it('[TENANT-02] a member’s cookie of another tenant changes nothing', async () => {
    const headers = {
      authorization: `Bearer ${await server.memberToken(personId('agent@acme.test'))}`,
      cookie: 'tenant_subdomain=noor',
    }
    const { conversations } = await (await server.request('/api/conversations', { headers })).json()
    const foreign = await given.database.asOwner(query =>
      query<{ id: string }>('select id from public.conversations where company_id = $1', [ids['noor']]),
    )
    const foreignIds = new Set(foreign.map(({ id }) => id))
    expect(foreignIds.size).toBeGreaterThan(0)
    expect(conversations.length).toBeGreaterThan(0)
    expect(conversations.filter(({ id }: { id: string }) => foreignIds.has(id))).toEqual([])
  })

  describe('a person’s own metadata (R3)', () => {
    const PERSON = 'agent@acme.test'
    const PROMOTION = {
      role: 'admin',
      password_required: false,
      profile_setup_completed: true,
      permissions: ['people.manage', 'permissions.manage', 'settings.edit', 'audit.view'],
      status: 'active',
    }

    let noorId: string

    beforeAll(async () => {
      const [noor] = await given.database.asOwner(query =>
        query<{ id: string }>(`select id from public.companies where subdomain = 'noor'`),
      )
      noorId = noor!.id
    })

    /**
     * Returns the API's answers to calls that agents may not make, as statuses and codes, and the agent's
     * profile.
     */
    async function answers(token: string): Promise<object> {
      const call = server.caller(token)
      const params = { id: personId('admin@acme.test') }
      const refused = {
        updatePerson: await call('updatePerson', { params, body: { status: 'suspended' } }),
        removePerson: await call('removePerson', { params }),
        createInvitation: await call('createInvitation', { body: { email: 'eve@acme.test', role: 'admin' } }),
        setPermissions: await call('setPermissions', {
          body: { role: 'agent', permissions: ['audit.view'] },
        }),
        saveSettings: await call('saveSettings', {
          params: { section: 'company' },
          body: { version: 0, value: { name: 'Mine' } },
        }),
        listAudit: await call('listAudit'),
        listTenants: await call('listTenants'),
        createImpersonation: await call('createImpersonation', {
          body: { company_id: noorId, reason: 'I would like to see', can_write: true },
        }),
        adminDebugbar: await call('adminDebugbar'),
      }
      const profile = await call('userProfile')
      return {
        ...Object.fromEntries(
          Object.entries(refused).map(([name, { status, code }]) => [name, [status, code]]),
        ),
        profile: [profile.status, profile.body],
      }
    }

    it('leaves every answer as it was, for the old token and for a new one', async () => {
      const before = await server.memberToken(personId(PERSON))
      const expected = await answers(before)
      for (const [name, [status]] of Object.entries(expected as Record<string, [number]>))
        expect([name, status]).toEqual([
          name,
          name === 'profile' ? 200 : expect.toSatisfy(code => code === 403 || code === 404),
        ])

      const changed = await server.request('/auth/v1/user', {
        method: 'PUT',
        headers: { authorization: `Bearer ${before}`, 'content-type': 'application/json' },
        body: JSON.stringify({ data: PROMOTION }),
      })
      expect([changed.status, await changed.json()]).toMatchObject([200, { user_metadata: PROMOTION }])
      expect(await answers(before)).toEqual(expected)
      expect(await answers(await server.memberToken(personId(PERSON), { user_metadata: PROMOTION }))).toEqual(
        expected,
      )
    })
  })
})
