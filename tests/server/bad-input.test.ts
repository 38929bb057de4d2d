/** Invalid requests change nothing, reveal nothing, and leave the server working. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTokens } from '#server/tokens/tokens.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

const LEAK = /select |insert |update |public\.|node_modules|\.ts:|at \w+ \(|\/server\/|stack|sqlstate/i
const BIG = 10 * 1_024 * 1_024

describeEachDemoDatabase('bad input', given => {
  let server: TestServer
  let visitor: VisitorCaller
  let foreign: VisitorCaller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    visitor = await server.asVisitor()
    foreign = await server.asVisitor('noor')
  })
  afterAll(() => server.close())

  async function counts(): Promise<string> {
    return given.database.asOwner(async query => {
      const tables = await query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
          where table_schema in ('public', 'auth', 'storage') and table_type = 'BASE TABLE' order by 1`,
      )
      const found = []
      for (const { name } of tables) found.push([name, await query(`select count(*) from ${name}`)])
      return JSON.stringify(found)
    })
  }

  /** Sends the request. Expects a refusal, no change, no leak, and that a valid request then succeeds. */
  async function refused(path: string, init: RequestInit, status: number, code: string): Promise<string> {
    const before = await counts()
    const response = await server.request(path, init)
    const text = await response.text()
    expect([path, response.status, JSON.parse(text).code]).toEqual([path, status, code])
    expect(text).not.toMatch(LEAK)
    expect(await counts()).toBe(before)
    expect((await visitor.call('getConversation', { params: { id: visitor.id } })).status).toBe(200)
    return text
  }
  function post(body: BodyInit, headers: Record<string, string> = {}): RequestInit {
    const all = { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/json', ...headers }
    return { method: 'POST', body, headers: all, duplex: 'half' } as RequestInit
  }
  const messages = () => `/api/conversations/${visitor.id}/messages`
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

  it('refuses malformed JSON, wrong types and other content types', async () => {
    for (const body of ['', '{', '{"content":', 'undefined'])
      await refused(messages(), post(body), 400, 'malformed_json')
    for (const body of [
      null,
      [],
      'x',
      7,
      {},
      { content: 7 },
      { content: ' ' },
      { content: 'x'.repeat(8_001) },
      { content: 'x', client_id: 'x' },
      { content: 'a\0b' },
    ])
      await refused(messages(), post(JSON.stringify(body)), 400, 'invalid_request')
    await refused(messages(), post('content=x', { 'content-type': 'text/plain' }), 415, 'media_type')
    await refused(`${messages()}?limit=0&after=-1`, bearer(visitor.token), 400, 'invalid_request')
    const lead = JSON.stringify({ email: 'a@b.test', pagePath: '\0', referrer: '' })
    await refused('/api/exit-intent-lead', post(lead), 400, 'invalid_request')
  })

  it('answers another’s conversation, an unknown id and no id with the same bytes', async () => {
    const agent = await server.memberToken(personId('agent@acme.test'))
    for (const token of [visitor.token, agent])
      for (const suffix of ['', '/messages', '/queue-position']) {
        const texts = new Set<string>()
        for (const id of [foreign.id, randomUUID(), 'x', '%00', "'%20or%201=1"])
          texts.add(
            await refused(`/api/conversations/${id}${suffix}`, bearer(token), 404, 'conversation_not_found'),
          )
        expect([...texts]).toHaveLength(1)
      }
    for (const id of [foreign.id, randomUUID()]) {
      const body = JSON.stringify({ content: 'x' })
      await refused(`/api/conversations/${id}/messages`, post(body), 404, 'conversation_not_found')
      const headers = { authorization: `Bearer ${agent}` }
      await refused(`/api/conversations/${id}/resolve`, post('', headers), 404, 'conversation_not_found')
    }
  })

  it('refuses tokens that are forged, expired, unsigned or claim to be the server', async () => {
    const sub = personId('agent@acme.test')
    const claims = { aud: 'authenticated', role: 'authenticated', sub }
    const now = Math.floor(server.clock.now() / 1_000)
    const stranger = createTokens('another secret that is long enough to be one', server.clock)
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = now + 600
    for (const token of [
      await stranger.sign(claims, exp),
      await server.memberToken(sub, { api_actor: 'member' }),
      await server.memberToken(sub, { api_actor: null }),
      await server.memberToken(sub, { aud: 'other' }),
      await server.tokens.sign({ aud: 'visitor', role: 'anon' }, exp),
      `${part({ alg: 'none' })}.${part({ ...claims, exp })}.`,
      `${part({ alg: 'none' })}.${part({ ...claims, exp })}.x`,
      'x',
    ])
      await refused('/api/conversations', bearer(token), 401, 'token_invalid')
    const expired = await server.tokens.sign(claims, now - 11)
    await refused('/api/conversations', bearer(expired), 401, 'token_expired')
    await refused('/api/user-profile', bearer(await server.memberToken('x')), 401, 'token_invalid')
  })

  it('refuses 10 MB, whether the length is told or not', async () => {
    const big = new Uint8Array(BIG).fill(0x20)
    await refused(messages(), post(big, { 'content-length': String(BIG) }), 413, 'body_too_large')
    await refused(messages(), post(new Blob([big]).stream()), 413, 'body_too_large')
  })

  it('refuses unknown hosts, two tenants, another tenant’s token, unknown routes and other methods', async () => {
    await refused('/api/tenant', { headers: { host: 'evil.test' } }, 400, 'host_unknown')
    const two = { host: 'acme.localhost', 'x-tenant-subdomain': 'noor' }
    await refused('/api/tenant', { headers: two }, 400, 'tenant_ambiguous')
    const list = { headers: { 'x-tenant-subdomain': 'acme, noor' } }
    await refused('/api/tenant', list, 400, 'tenant_ambiguous')
    const other = { headers: { authorization: `Bearer ${visitor.token}`, 'x-tenant-subdomain': 'noor' } }
    await refused(messages(), other, 403, 'tenant_mismatch')
    await refused('/api/nothing', {}, 404, 'route_not_found')
    await refused('/api/tenant', { method: 'DELETE' }, 405, 'method_not_allowed')
  })
})
