/** The first platform user of a new installation, created by somebody who can read the server's terminal. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { createGatewayRegistrar } from '#server/adapters/registrar/gateway-registrar.ts'
import { createStaff } from '#server/domain/platform/create-staff.ts'
import { createIdentityStore } from '#server/gateway/auth/identity-store.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, type TestServer } from '#tests/support/test-server.ts'

const PRODUCTION = { isDemo: false, isSeeded: false }
const ADA = { email: 'ada@platform.example', fullName: 'Ada Lovelace', password: 'correct horse battery' }

const tokenOf = (server: TestServer) => server.notices.at(-1)!.replace(/^ +token +/, '')
const create = (server: TestServer, body: Partial<typeof ADA> & { readonly token: string }) =>
  server.caller(null)('createFirstStaff', { body: { ...ADA, ...body } })
const isOpen = async (server: TestServer) => (await server.caller(null)('getFirstRun')).status === 200

describeEachDatabase('the first run', given => {
  let server: TestServer
  let node: TestServer
  const ask = (sql: string) => given.database.asOwner(query => query(sql))
  const registrar = () =>
    createGatewayRegistrar({
      identities: createIdentityStore({ database: given.database, clock: server.clock }),
    })

  beforeAll(async () => {
    server = await openTestServer(given.database, { config: PRODUCTION })
    node = await openTestServer(given.database, { config: PRODUCTION })
  })
  beforeEach(() => ask('delete from public.profiles'))
  afterAll(async () => {
    await node.close()
    await server.close()
  })

  it('prints the page and its token, the same on every node', () => {
    expect(server.notices.slice(-3)).toEqual([
      'There is no platform user yet. Create the first one on this page with this token, or with npm run create-staff:',
      '  page   http://localhost:3000/first-run',
      expect.stringMatching(/^ {2}token {2}[\w-]{43}$/),
    ])
    expect(tokenOf(node)).toBe(tokenOf(server))
  })

  it('makes no account for a wrong token', async () => {
    const token = tokenOf(server)
    for (const wrong of ['x', token.slice(1), `${token}x`, token.toUpperCase()]) {
      const { status, code } = await create(server, { token: wrong })
      expect([status, code]).toEqual([403, 'first_run_token_invalid'])
    }
    expect(await ask('select from auth.users')).toEqual([])
    expect(await isOpen(server)).toBe(true)
  })

  it('makes one platform user of several at once, on several nodes, and is over then', async () => {
    const token = tokenOf(server)
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map(n =>
        create(n % 2 ? server : node, { token, email: `ada${n}@platform.example` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404, 404, 404, 404])
    expect(await ask('select role, status from public.profiles')).toEqual([
      { role: 'staff', status: 'active' },
    ])
    expect(await ask('select count(*)::int as n from auth.users')).toEqual([{ n: 1 }])
    expect([await isOpen(server), await isOpen(node)]).toEqual([false, false])
    expect((await create(node, { token, email: 'eve@evil.example' })).code).toBe('route_not_found')
  })

  it('takes no used token again, also when the platform users are gone', async () => {
    const used = tokenOf(server)
    const next = await openTestServer(given.database, { config: PRODUCTION })
    expect(tokenOf(next)).not.toBe(used)
    expect((await create(next, { token: used })).code).toBe('first_run_token_invalid')
    expect((await create(next, { token: tokenOf(next) })).body).toEqual({ isConfirmed: true })
    await next.close()
  })

  it('lets the platform user in, as one', async () => {
    await createStaff(
      { database: given.database, registrar: registrar(), publicUrl: '' },
      { ...ADA, email: 'grace@platform.example' },
    )
    const answer = await server.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'grace@platform.example', password: ADA.password }),
    })
    const { access_token } = await answer.json()
    const staff = server.caller(access_token)
    expect((await staff('userProfile')).body).toMatchObject({ role: 'staff', company_subdomain: 'app' })
    expect((await staff('listTenants')).body.tenants).toHaveLength(1)
    const { entries } = (await staff('listAudit', { query: {} })).body
    expect(entries[0]).toMatchObject({ action: 'staff.created', actor_name: ADA.fullName })
  })

  it('needs an address that nobody has, and leaves a known one as it was', async () => {
    const founder = { email: 'founder@newco.example', fullName: 'Founder', password: 'long enough' }
    await server.caller(null)('signup', { body: founder })
    const next = await openTestServer(given.database, { config: PRODUCTION })
    const before = await ask("select * from auth.users where email = 'founder@newco.example'")
    const refused = await create(next, { token: tokenOf(next), email: founder.email })
    expect([refused.status, refused.code]).toEqual([409, 'address_taken'])
    expect(await ask("select * from auth.users where email = 'founder@newco.example'")).toEqual(before)
    await next.close()
  })

  it('lets nobody guess for long', async () => {
    const limited = await openTestServer(given.database, { config: PRODUCTION, isLimited: true })
    const [{ max }] = LIMITS.oneTimeToken
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ADA, token: 'guess' }),
    }
    const statuses: number[] = []
    for (let i = 0; i <= max; i++)
      statuses.push((await limited.request('/api/first-run', init, '203.0.113.7')).status)
    expect(statuses).toEqual([...Array(max).fill(403), 429])
    await limited.close()
  })
})
