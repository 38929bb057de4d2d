/** Every door judges a token alike: the API, rest/v1, storage/v1, auth/v1 and realtime/v1. */
import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VISITOR_TOKEN_LIFETIME_MS } from '#contract/constants/conversation.ts'
import { IMPERSONATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { EXPIRED, INVALID } from '#server/gateway/realtime/authorize-socket.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { joinAs, openBareSocket } from '#tests/support/gateway-socket.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

type Verdict = 'valid' | 'expired' | 'invalid'
type Claims = Readonly<Record<string, unknown>>

/** Whole seconds, so that a token's limits are met exactly. */
const NOW_S = Math.floor(Date.now() / 1_000) - 60
const LEEWAY_S = 10
const ISSUER = 'http://localhost:3000/auth/v1'

/** Changes that are judged alike for both kinds of token; undefined removes a claim. */
const CHANGES: readonly (readonly [string, Claims, Verdict])[] = [
  ['as it was issued', {}, 'valid'],
  ['without the time of issue', { iat: undefined }, 'valid'],
  ['issued a minute ahead', { iat: NOW_S + 60 }, 'valid'],
  ['issued more than a minute ahead', { iat: NOW_S + 61 }, 'invalid'],
  ['issued in a far future', { iat: 1e300 }, 'invalid'],
  ['issued at a text', { iat: 'now' }, 'invalid'],
  ['issued ahead, and over', { iat: NOW_S + 61, exp: NOW_S - 60 }, 'invalid'],
  ['valid from later on', { nbf: NOW_S + LEEWAY_S + 1 }, 'invalid'],
  ['of the server itself', { iss: ISSUER }, 'valid'],
  ['of another issuer', { iss: 'https://other.test/auth/v1' }, 'invalid'],
  ['of an issuer that is no text', { iss: 7 }, 'invalid'],
  ['for nobody', { aud: undefined }, 'invalid'],
  ['for others', { aud: 'other' }, 'invalid'],
  ['for a survey', { aud: 'survey' }, 'invalid'],
  ['for a list', { aud: ['authenticated', 'visitor'] }, 'invalid'],
  ['without a role', { role: undefined }, 'invalid'],
  ['of the service', { role: 'service_role' }, 'invalid'],
  ['within the leeway', { exp: NOW_S - LEEWAY_S + 1 }, 'valid'],
  ['over', { exp: NOW_S - LEEWAY_S }, 'expired'],
  ['without an end', { exp: undefined }, 'invalid'],
  ['until a text', { exp: 'never' }, 'invalid'],
  ['until before all time', { exp: -1 }, 'invalid'],
  ['until the end of time', { exp: 1e300 }, 'invalid'],
  ['until 2038', { exp: 2 ** 31 }, 'invalid'],
  ['that speaks for the server', { api_actor: 'member' }, 'invalid'],
  ['that speaks for nobody', { api_actor: null }, 'invalid'],
  ['of a company that is no id', { company_id: 'x' }, 'invalid'],
]

describeEachDemoDatabase('a token', given => {
  let server: TestServer
  let http: Server
  let url: string
  let anonKey: string
  let visitor: VisitorCaller
  let companyId: string
  const userId = personId('agent@acme.test')

  beforeAll(async () => {
    server = await openTestServer(given.database, { clock: createManualClock(NOW_S * 1_000) })
    http = createServer()
    server.attach(http)
    await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    anonKey = (await (await server.request('/api/config')).json()).supabase.key
    visitor = await server.asVisitor()
    companyId = (await server.caller(null, 'acme')('tenant')).body.id
    // Opens the session.
    await server.memberToken(userId)
  })
  afterAll(async () => {
    await server.close()
    await new Promise(resolve => http.close(resolve))
  })

  function sign(claims: Claims): string {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
    return `${content}.${createHmac('sha256', server.secret).update(content).digest('base64url')}`
  }
  const times = { iat: NOW_S, exp: NOW_S + 600 }
  const session = (changes: Claims) =>
    sign({
      ...times,
      aud: 'authenticated',
      role: 'authenticated',
      sub: userId,
      session_id: userId,
      ...changes,
    })
  const visit = (changes: Claims) =>
    sign({
      ...times,
      aud: 'visitor',
      role: 'anon',
      company_id: companyId,
      conversation_id: visitor.id,
      tenant: 'acme',
      ...changes,
    })

  async function answer(path: string, token: string): Promise<string> {
    const response = await server.request(path, { headers: { authorization: `Bearer ${token}` } })
    const { code, error, error_code } = await response.json()
    return error_code ?? code ?? error ?? 'ok'
  }
  async function join(token: string): Promise<unknown> {
    const socket = await openBareSocket({ url, anonKey }, {})
    try {
      return await joinAs(socket, token)
    } finally {
      socket.socket.terminate()
    }
  }
  const verdictOf = (said: unknown, expired: string, invalid: string): Verdict =>
    said === expired ? 'expired' : said === invalid ? 'invalid' : 'valid'

  /** What each door says. Only auth/v1 has one answer for both refusals, as GoTrue has. */
  async function verdicts(token: string, path: string): Promise<Record<string, Verdict>> {
    const file = `/storage/v1/object/conversation-uploads/${randomUUID()}/1700000000000-k3j2h1g0-a.png`
    return {
      api: verdictOf(await answer(path, token), 'token_expired', 'token_invalid'),
      rest: verdictOf(await answer('/rest/v1/messages?limit=0', token), 'PGRST303', 'PGRST301'),
      storage: verdictOf(await answer(file, token), 'ExpiredJWT', 'InvalidJWT'),
      realtime: verdictOf(await join(token), EXPIRED, INVALID),
    }
  }
  const all = (verdict: Verdict) => ({ api: verdict, rest: verdict, storage: verdict, realtime: verdict })

  it.each(CHANGES)('of a session, %s, is judged alike at every door', async (_, changes, verdict) => {
    const token = session(changes)
    expect(await verdicts(token, '/api/user-profile')).toEqual(all(verdict))
    expect(await answer('/auth/v1/user', token)).toBe(verdict === 'valid' ? 'ok' : 'bad_jwt')
  })

  it.each(CHANGES)('of a visitor, %s, is judged alike at every door', async (_, changes, verdict) => {
    const token = visit(changes)
    expect(await verdicts(token, `/api/conversations/${visitor.id}`)).toEqual(all(verdict))
    expect(await answer('/auth/v1/user', token)).toBe('bad_jwt')
  })

  it('lasts as long as the longest that is issued, and not a second longer', async () => {
    const limits = [
      [session, IMPERSONATION_LIFETIME_MS, '/api/user-profile'],
      [visit, VISITOR_TOKEN_LIFETIME_MS, `/api/conversations/${visitor.id}`],
    ] as const
    for (const [make, lifetimeMs, path] of limits) {
      const last = NOW_S + lifetimeMs / 1_000 + LEEWAY_S
      expect(await verdicts(make({ exp: last }), path)).toEqual(all('valid'))
      expect(await verdicts(make({ exp: last + 1 }), path)).toEqual(all('invalid'))
    }
  })

  it('may be an anon key of another node or an earlier start at the gateway, which names nobody', async () => {
    const inTenYears = NOW_S + 10 * 365 * 24 * 60 * 60
    const key = (claims: Claims) =>
      verdicts(sign({ role: 'anon', iat: NOW_S, exp: inTenYears, ...claims }), '/api/tenant')
    const admitted = { api: 'invalid', rest: 'valid', storage: 'valid', realtime: 'valid' }
    expect(await key({})).toEqual(admitted)
    expect(await key({ iat: NOW_S - 10, exp: NOW_S + 5 })).toEqual(admitted)
    expect(await key({ exp: NOW_S - LEEWAY_S })).toMatchObject({ rest: 'expired', realtime: 'expired' })
    for (const odd of [
      { exp: inTenYears + LEEWAY_S + 1 },
      { sub: userId },
      { company_id: companyId },
      { iat: NOW_S + 61 },
    ])
      expect(await key(odd)).toEqual(all('invalid'))
  })

  it('of one kind is none of the other', async () => {
    for (const token of [session({ aud: 'visitor' }), session({ role: 'anon' })])
      expect(await verdicts(token, '/api/user-profile')).toEqual(all('invalid'))
    for (const token of [visit({ aud: 'authenticated' }), visit({ role: 'authenticated' })])
      expect(await verdicts(token, `/api/conversations/${visitor.id}`)).toEqual(all('invalid'))
    for (const claim of ['company_id', 'conversation_id', 'tenant'])
      expect(await verdicts(visit({ [claim]: undefined }), '/api/tenant')).toEqual(all('invalid'))
  })
})
