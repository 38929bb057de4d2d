/**
 * Valid tokens whose bearers have lost their access: every endpoint checks the database (R3, R4, R18, R26).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { FOREIGN_TOKENS, impersonationToken, POWERLESS_TOKENS } from '#tests/support/foreign-tokens.ts'
import { CONVERSATION, EMAIL, type GatewayHarness, startGateway } from '#tests/support/gateway-harness.ts'
import { joinAs, openBareSocket } from '#tests/support/gateway-socket.ts'

describeEachDatabase('gateway standing', given => {
  let gateway: GatewayHarness

  beforeAll(async () => {
    gateway = await startGateway(given.database)
    await gateway.addMessage(CONVERSATION.acme, 'hello')
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  const authRoutes = [
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['POST', '/factors'],
  ] as const

  function auth(method: string, path: string, token: string): Promise<Response> {
    return fetch(`${gateway.url}/auth/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
      ...(method !== 'GET' && { body: '{}' }),
    })
  }

  async function rowsFor(token: string): Promise<Record<string, number | undefined>> {
    const client = gateway.client(token)
    // Everybody who is signed in reads the default tenant's row.
    const companies = await client.from('companies').select().neq('subdomain', DEFAULT_SUBDOMAIN)
    const counted: Record<string, number | undefined> = { companies: companies.data?.length }
    for (const table of ['conversations', 'messages'])
      counted[table] = (await client.from(table).select()).data?.length
    return counted
  }

  async function upload(token: string) {
    const key = `${CONVERSATION.acme}/${gateway.clock.now()}-k3j2h1g0-a.txt`
    const bucket = gateway.client(token).storage.from('conversation-uploads')
    return (await bucket.upload(key, 'text')).error
  }

  async function join(token: string): Promise<unknown> {
    const bare = await openBareSocket(gateway)
    const answer = await joinAs(bare, token)
    bare.socket.terminate()
    return answer
  }

  describe('opens nothing to a token with', () => {
    it.each(POWERLESS_TOKENS)('%s', async (_, make) => {
      const token = await make(gateway)
      // Other tables are refused to impersonations, whether they have ended or not.
      for (const rows of Object.values(await rowsFor(token))) expect(rows ?? 0).toBe(0)
      expect(await upload(token)).toMatchObject({ statusCode: '403' })
      expect(await join(token)).toBe('The session has ended')
    })
  })

  describe('answers every route of auth/v1 with bad_jwt for a token with', () => {
    it.each(FOREIGN_TOKENS)('%s', async (_, make) => {
      const token = await make(gateway)
      for (const [method, path] of authRoutes) {
        const response = await auth(method, path, token)
        expect([response.status, await response.json()]).toMatchObject([403, { code: 'bad_jwt' }])
      }
    })
  })

  it('opens rest and realtime to the bearer of an impersonation, to look alone', async () => {
    const token = await impersonationToken(gateway)
    // Only the API shows conversations, page by page.
    expect(await rowsFor(token)).toEqual({ companies: 1, conversations: undefined, messages: undefined })
    expect(await join(token)).toBe('ok')
    expect(await upload(token)).toMatchObject({ statusCode: '403' })
  })

  it('takes a file from the bearer of an impersonation that may write', async () => {
    const writing = { redeemed_at: 'now()', can_write: 'true', reason: `'Helps with the move'` }
    expect(await upload(await impersonationToken(gateway, writing))).toBeNull()
  })

  it.each(authRoutes)(
    '[IMP-05] answers the bearer of an impersonation at %s %s with bad_jwt',
    async (...route) => {
      const response = await auth(...route, await impersonationToken(gateway))
      expect([response.status, await response.json()]).toMatchObject([403, { code: 'bad_jwt' }])
    },
  )

  it('[IMP-05] takes no impersonation for a session, though it names one', async () => {
    const session = (await (await gateway.signedIn()).auth.getSession()).data.session!
    const { claims } = (await gateway.tokens.verify(session.access_token)) as { claims: object }
    const token = await gateway.tokens.sign(
      { ...claims, impersonation_id: crypto.randomUUID() },
      Math.floor(gateway.clock.now() / 1_000) + 600,
    )
    expect((await auth('GET', '/user', session.access_token)).status).toBe(200)
    expect(await (await auth('GET', '/user', token)).json()).toMatchObject({ code: 'bad_jwt' })
  })

  it('ends what a session may do with the session', async () => {
    const ada = await gateway.signedIn(EMAIL.ada)
    const token = (await ada.auth.getSession()).data.session!.access_token
    expect(await rowsFor(token)).toEqual({ companies: 1, conversations: 2, messages: 1 })
    await ada.auth.signOut({ scope: 'local' })
    expect(await rowsFor(token)).toEqual({ companies: 0, conversations: 0, messages: 0 })
    expect(await (await auth('GET', '/user', token)).json()).toMatchObject({ code: 'session_not_found' })
    expect(await join(token)).toBe('The session has ended')
  })
})
