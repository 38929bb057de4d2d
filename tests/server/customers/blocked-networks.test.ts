/** A blocked network: nobody there can write or call, and nobody reads which one it is. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NETWORK_BLOCK_MS, NETWORK_KEPT_MS } from '#contract/constants/customers.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { forgetNetworks } from '#server/domain/conversations/spam/blocked-networks.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

const SECRET = 'a signing key for tests that is long enough'
const PROXY = '10.0.0.1'
const HOME = '203.0.113.7'
const OFFICE = '203.0.113.8'
const IPV6 = '2001:db8:1:2::1'
const SAME_64 = '2001:db8:1:2:ffff::9'
const OTHER_64 = '2001:db8:1:3::1'

type Visitor = { readonly id: string; readonly token: string }

describeEachDemoDatabase('a blocked network', given => {
  let server: TestServer
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, { config: { trustedProxies: [PROXY] } })
    agent = await server.asMember('agent@acme.test')
    await given.database.asOwner(async query => {
      await query("update public.companies set identity_secret = $1 where subdomain = 'acme'", [SECRET])
      await storeSettings(query, 'acme', 'chat-flow', { is_ai_enabled: false })
    })
  })
  afterAll(() => server.close())

  /** Calls as a visitor at an address, behind the proxy. Returns the error's code; undefined without one. */
  async function callFrom(
    ip: string | null,
    name: EndpointName,
    { body = {}, visitor, tenant = 'acme' }: { body?: object; visitor?: Visitor; tenant?: string } = {},
  ) {
    const [method, path] = ENDPOINTS[name]
    const headers = {
      [HEADERS.tenant]: tenant,
      'content-type': 'application/json',
      ...(visitor && { authorization: `Bearer ${visitor.token}` }),
      // The first hop is what a caller has made up.
      ...(ip !== null && { 'x-forwarded-for': `198.51.100.1, ${ip}` }),
    }
    const response = await server.request(
      path.replace(':id', visitor?.id ?? ''),
      { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) },
      ip === null ? undefined : PROXY,
    )
    const answer = await response.json()
    return { status: response.status, code: answer.code as string | undefined, body: answer }
  }
  const opens = async (ip: string | null, more: object = {}, tenant = 'acme') => {
    const { code, body } = await callFrom(ip, 'createConversation', {
      body: { subject: 'Help', ...more },
      tenant,
    })
    return { code, id: body.conversationId as string, token: body.token as string }
  }
  const says = async (ip: string | null, visitor: Visitor) =>
    (await callFrom(ip, 'postMessage', { visitor, body: { content: 'Hello' } })).code
  /** A conversation with a message from an address. */
  async function wrote(ip: string | null, more: object = {}) {
    const visitor = await opens(ip, more)
    expect(await says(ip, visitor)).toBeUndefined()
    return visitor
  }
  const read = async (id: string) => (await agent('readNetwork', { params: { id } })).body
  const block = (id: string, by = agent) =>
    by('blockNetwork', { params: { id }, body: { reason: 'Sells pills' } })
  const list = async () => (await agent('listBlockedNetworks')).body.networks
  async function unblockAll(): Promise<void> {
    for (const { id } of await list()) await agent('unblockNetwork', { params: { id } })
  }

  it('opens no conversation and no ticket, says nothing and calls nobody, until it is unblocked', async () => {
    const [visitor, neighbor] = [await wrote(HOME), await wrote(HOME)]
    expect(await read(visitor.id)).toEqual({ is_known: true, block: null })
    const blocked = await block(visitor.id)
    const { block: made } = blocked.body
    expect(made).toMatchObject({ conversation_id: visitor.id, reason: 'Sells pills' })
    expect(Date.parse(made!.expires_at) - Date.parse(made!.blocked_at)).toBe(NETWORK_BLOCK_MS)
    expect(await read(neighbor.id)).toEqual({ is_known: true, block: made })
    // Blocking again changes nothing.
    expect((await block(neighbor.id)).body.block).toEqual(made)
    const ticket = { customer_email: `${randomUUID()}@visitor.test`, subject: 'Help', content: 'Help' }
    const attempts = async (ip: string) => [
      (await opens(ip)).code,
      (await callFrom(ip, 'createTicket', { body: ticket })).code,
      await says(ip, neighbor),
      (await callFrom(ip, 'setNeedsHuman', { visitor: neighbor, body: { needs_human: true } })).code,
      (await callFrom(ip, 'grantCall')).code,
    ]
    expect(await attempts(HOME)).toEqual(Array(5).fill('visitor_blocked'))
    // They still read and erase what is theirs.
    expect((await callFrom(HOME, 'getConversation', { visitor })).status).toBe(200)
    expect(await attempts(OFFICE)).toEqual(Array(5).fill(undefined))
    expect((await opens(HOME, {}, 'noor')).code).toBeUndefined()
    await agent('unblockNetwork', { params: { id: made!.id } })
    expect(await attempts(HOME)).toEqual(Array(5).fill(undefined))
    expect((await agent('unblockNetwork', { params: { id: made!.id } })).code).toBe(
      'blocked_network_not_found',
    )
  })

  it('is an IPv6 /64, in which one visitor has every address', async () => {
    await block((await wrote(IPV6)).id)
    expect((await opens(SAME_64)).code).toBe('visitor_blocked')
    expect((await opens(OTHER_64)).code).toBeUndefined()
    await unblockAll()
  })

  it('is the one from which the visitor wrote last', async () => {
    const visitor = await wrote(HOME)
    expect(await says(OFFICE, visitor)).toBeUndefined()
    await block(visitor.id)
    expect([(await opens(HOME)).code, (await opens(OFFICE)).code]).toEqual([undefined, 'visitor_blocked'])
    await unblockAll()
  })

  it('does not refuse a verified customer, for whom the company vouches', async () => {
    const identity_token = await new SignJWT({ sub: randomUUID(), email: `${randomUUID()}@visitor.test` })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('acme')
      .setExpirationTime(Math.floor(server.clock.now() / 1_000) + 600)
      .sign(new TextEncoder().encode(SECRET))
    await block((await wrote(HOME)).id)
    await wrote(HOME, { identity_token })
    await unblockAll()
  })

  it('cannot be blocked where it is not known', async () => {
    const [silent, nowhere] = [await opens(HOME), await wrote(null)]
    // A proxy that names nobody, or only addresses inside a network: all visitors would share the block.
    const [unnamed, inside] = [await wrote('unknown'), await wrote('192.168.1.9')]
    for (const { id } of [silent, nowhere, unnamed, inside]) {
      expect(await read(id)).toEqual({ is_known: false, block: null })
      expect((await block(id)).code).toBe('network_unknown')
    }
    expect(await list()).toEqual([])
  })

  it('is stored as a hash that differs from company to company, and shown to nobody', async () => {
    const visitor = await wrote(HOME)
    const elsewhere = await opens(HOME, {}, 'noor')
    await callFrom(HOME, 'postMessage', { visitor: elsewhere, body: { content: 'Hello' }, tenant: 'noor' })
    const stored = await given.database.asOwner(query =>
      query<{ network_hash: string }>(
        'select network_hash from app.conversation_networks where id = any($1)',
        [[visitor.id, elsewhere.id]],
      ),
    )
    expect(new Set(stored.map(({ network_hash }) => network_hash)).size).toBe(2)
    for (const { network_hash } of stored) expect(network_hash).toMatch(/^[\w-]{43}$/)
    const { text } = await block(visitor.id)
    for (const { network_hash } of stored) expect(text).not.toContain(network_hash)
    expect(text).not.toContain(HOME)
    await unblockAll()
  })

  it('is forgotten thirty days after the last message, and its block ends after ninety', async () => {
    const visitor = await wrote(HOME)
    await block(visitor.id)
    const from = server.clock.now()
    const forget = (ms: number) =>
      forgetNetworks({ database: given.database, clock: createManualClock(from + ms) })
    await forget(NETWORK_KEPT_MS - 1)
    expect(await read(visitor.id)).toMatchObject({ is_known: true })
    await forget(NETWORK_KEPT_MS)
    expect(await read(visitor.id)).toMatchObject({ is_known: false, block: { reason: 'Sells pills' } })
    await forget(NETWORK_BLOCK_MS - 1)
    expect((await opens(HOME)).code).toBe('visitor_blocked')
    await forget(NETWORK_BLOCK_MS)
    expect([(await opens(HOME)).code, await list()]).toEqual([undefined, []])
  })

  it('stays blocked when the conversation is erased', async () => {
    const visitor = await wrote(HOME)
    await block(visitor.id)
    expect((await callFrom(HOME, 'eraseConversation', { visitor })).status).toBe(200)
    expect(await list()).toMatchObject([{ conversation_id: null, reason: 'Sells pills' }])
    const left = await given.database.asOwner(query =>
      query('select from app.conversation_networks where id = $1', [visitor.id]),
    )
    expect([left, (await opens(HOME)).code]).toEqual([[], 'visitor_blocked'])
    await unblockAll()
  })

  it('is blocked and unblocked by those who may answer, and noted in the audit log', async () => {
    const { id } = await wrote(HOME)
    expect((await block(id, await server.asMember('elena@acme.test'))).code).toBe('forbidden')
    expect((await block(id, await server.asMember('admin@noor.test'))).code).toBe('conversation_not_found')
    await block(id)
    const [{ id: blockId } = { id: '' }] = await list()
    const params = { id: blockId }
    for (const [email, code] of [
      ['elena@acme.test', 'forbidden'],
      ['admin@noor.test', 'blocked_network_not_found'],
    ] as const)
      expect((await (await server.asMember(email))('unblockNetwork', { params })).code).toBe(code)
    expect((await (await server.asMember('admin@noor.test'))('listBlockedNetworks')).body.networks).toEqual(
      [],
    )
    await agent('unblockNetwork', { params })
    const audited = await given.database.asOwner(query =>
      query(
        "select action from public.audit where target_id = $1 and action like 'network.%' order by created_at",
        [id],
      ),
    )
    expect(audited.map(({ action }) => action)).toEqual(['network.blocked', 'network.unblocked'])
  })
})
