/** A person's own metadata affects screens, but grants no rights (R3). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const PERSON = 'agent@acme.test'
const PROMOTION = {
  role: 'admin',
  password_required: false,
  profile_setup_completed: true,
  permissions: ['people.manage', 'permissions.manage', 'settings.edit', 'audit.view'],
  status: 'active',
}

describeEachDemoDatabase('gateway metadata', given => {
  let server: TestServer
  let noorId: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
    const [noor] = await given.database.asOwner(query =>
      query<{ id: string }>(`select id from public.companies where subdomain = 'noor'`),
    )
    noorId = noor!.id
  })

  afterAll(() => server.close())

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
      setPermissions: await call('setPermissions', { body: { role: 'agent', permissions: ['audit.view'] } }),
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
