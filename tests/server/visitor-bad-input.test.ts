/** Invalid requests to the widgets' own calls change nothing and reveal nothing. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer, type VisitorCaller } from '#tests/support/test-server.ts'

const LEAK = /select |insert |update |public\.|node_modules|\.ts:|at \w+ \(|\/server\/|stack|sqlstate/i
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
const WRONG: Readonly<Record<Exclude<ById, 'sendTranscript' | 'eraseConversation'>, readonly unknown[]>> & {
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

describeEachDemoDatabase('bad input to the widgets’ calls', given => {
  let server: TestServer
  let visitor: VisitorCaller
  let foreign: VisitorCaller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    visitor = await server.asVisitor()
    foreign = await server.asVisitor('noor')
  })
  afterAll(() => server.close())

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
