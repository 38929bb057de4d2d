/** Invalid requests change nothing, reveal nothing, and leave the server working. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

const LEAK = /select |insert |update |public\.|node_modules|\.ts:|at \w+ \(|\/server\/|stack|sqlstate/i
const BIG = 10 * 1_024 * 1_024

describeEachDemoDatabase('bad input', given => {
  let server: TestServer
  let visitor: VisitorCaller
  let foreign: VisitorCaller
  let countAll: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
    visitor = await server.asVisitor()
    foreign = await server.asVisitor('noor')
    const tables = await given.database.asOwner(query =>
      query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
          where table_schema in ('public', 'auth', 'storage') and table_type = 'BASE TABLE' order by 1`,
      ),
    )
    expect(tables.length).toBeGreaterThan(20)
    countAll = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`).join(' union all ')
  })
  afterAll(() => server.close())

  /** Returns how many rows each table has. */
  async function counts(): Promise<string> {
    return JSON.stringify(await given.database.asOwner(query => query(countAll)))
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

  describe('of the widgets’ calls', () => {
    const LONG = 'x'.repeat(5_000)

    /** The calls with an id, each with a valid body. */
    const BY_ID = {
      postSeen: { sequence: 1 },
      rateAnswer: { message_id: randomUUID(), helpful: true },
      sendTranscript: undefined,
      correctContact: { name: 'X' },
      identifyVisitor: { identity_token: 'x' },
      eraseConversation: undefined,
    } as const
    type ById = keyof typeof BY_ID
    const names = Object.keys(BY_ID) as ById[]

    const TICKET = { customer_email: 'a@b.test', subject: 'S', content: 'C' }
    const WRONG: Readonly<
      Record<Exclude<ById, 'sendTranscript' | 'eraseConversation'>, readonly unknown[]>
    > & {
      readonly createTicket: readonly unknown[]
    } = {
      postSeen: [
        {},
        { sequence: 0 },
        { sequence: -1 },
        { sequence: 1.5 },
        { sequence: '1' },
        { sequence: 1e300 },
      ],
      rateAnswer: [
        {},
        { message_id: 'x', helpful: true },
        { message_id: randomUUID() },
        { message_id: randomUUID(), helpful: 1 },
        { message_id: randomUUID(), helpful: true, comment: 'Great' },
        { message_id: randomUUID(), helpful: null, comment: 'x' },
        { message_id: randomUUID(), helpful: false, comment: ' ' },
        { message_id: randomUUID(), helpful: false, comment: 'x'.repeat(1_001) },
      ],
      correctContact: [
        { email: 'x' },
        { email: 7 },
        { email: 'a\0@b.test' },
        { name: 'x'.repeat(121) },
        { name: 'a\0' },
      ],
      identifyVisitor: [{}, { identity_token: 7 }, { identity_token: LONG }, { identity_token: null }],
      createTicket: [
        {},
        { ...TICKET, customer_email: 'x' },
        { ...TICKET, customer_email: undefined },
        { ...TICKET, subject: ' ' },
        { ...TICKET, subject: 'x'.repeat(81) },
        { ...TICKET, content: '' },
        { ...TICKET, content: 'x'.repeat(8_001) },
        { ...TICKET, content: 'a\0b' },
        { ...TICKET, category: 7 },
        { ...TICKET, custom_fields: [] },
        { ...TICKET, custom_fields: { plan: 7 } },
        { ...TICKET, custom_fields: { plan: LONG } },
        { ...TICKET, custom_fields: { ['x'.repeat(41)]: 'x' } },
        { ...TICKET, client_id: 'x' },
        { ...TICKET, identity_token: LONG },
      ],
    }

    /** Returns all rows of the tables that these calls write. */
    const state = async () =>
      JSON.stringify(
        await given.database.asOwner(async query => [
          await query('select * from public.conversations order by id'),
          await query('select * from public.messages order by id'),
          await query('select * from public.customers order by id'),
          await query('select count(*) from public.audit'),
        ]),
      )
    async function send(
      name: keyof typeof ENDPOINTS,
      id: string,
      token: string | null,
      body: string | undefined,
    ) {
      const [method, path] = ENDPOINTS[name]
      const response = await server.request(path.replace(':id', id), {
        method,
        headers: {
          'x-tenant-subdomain': 'acme',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      })
      const text = await response.text()
      expect(text).not.toMatch(LEAK)
      return { status: response.status, code: JSON.parse(text).code, text }
    }

    it('refuses every body of the wrong shape', async () => {
      const before = await state()
      for (const [name, bodies] of Object.entries(WRONG) as [keyof typeof WRONG, unknown[]][]) {
        const token = name === 'createTicket' ? null : visitor.token
        for (const body of [...bodies, null, [], 'x']) {
          const { status, code } = await send(name, visitor.id, token, JSON.stringify(body))
          expect([name, body, status, code]).toEqual([name, body, 400, 'invalid_request'])
        }
        for (const body of ['', '{'])
          expect((await send(name, visitor.id, token, body)).code).toBe('malformed_json')
      }
      for (const q of ['', '%20', 'x'.repeat(301)]) {
        const response = await server.request(`/api/kb/suggestions?q=${q}`, {
          headers: { 'x-tenant-subdomain': 'acme' },
        })
        expect([q, response.status]).toEqual([q, 400])
      }
      expect(await state()).toBe(before)
    })

    it.each(names)('answers %s for another’s, an unknown and no id with the same bytes', async name => {
      const before = await state()
      const body = BY_ID[name] && JSON.stringify(BY_ID[name])
      const texts = new Set<string>()
      for (const id of [foreign.id, randomUUID(), 'x', '%00', "'%20or%201=1"]) {
        const { status, text } = await send(name, id, visitor.token, body)
        expect([id, status]).toEqual([id, 404])
        texts.add(text)
      }
      expect([...texts]).toHaveLength(1)
      expect(JSON.parse([...texts][0]!).code).toBe('conversation_not_found')
      expect(await state()).toBe(before)
    })

    it('answers a member about another tenant’s and an unknown id with the same bytes', async () => {
      const agent = await server.memberToken(personId('agent@acme.test'))
      const [other, unknown] = [foreign.id, randomUUID()].map(id =>
        send('postSeen', id, agent, '{"sequence":1}'),
      )
      expect(await other).toEqual(await unknown)
      expect((await unknown)!.code).toBe('conversation_not_found')
    })

    it('lets nobody in without the conversation’s own token', async () => {
      const agent = await server.memberToken(personId('agent@acme.test'))
      for (const name of names) {
        const body = BY_ID[name] && JSON.stringify(BY_ID[name])
        expect((await send(name, visitor.id, null, body)).code).toBe('token_missing')
        expect((await send(name, visitor.id, foreign.token, body)).code).toBe('tenant_mismatch')
        if (name !== 'postSeen') expect((await send(name, visitor.id, agent, body)).code).toBe('forbidden')
      }
    })
  })
})
