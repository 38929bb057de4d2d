/** What a visitor finds again by a signed identity, and what nobody finds. */
import { randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REMEMBERED_CONVERSATIONS } from '#contract/constants/conversation.ts'
import { LIMITS } from '#contract/constants/limits.ts'
import { staffConversation } from '#contract/entities/conversation.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

type Found = ResponseOf<'findConversations'>['found']

describeEachDemoDatabase('a visitor who returns', given => {
  let server: TestServer
  let agent: Caller
  let admin: Caller
  let keys: Record<'acme' | 'noor', string>

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    await given.database.asOwner(async query => {
      await storeSettings(query, 'acme', 'chat-flow', { is_ai_enabled: false })
      await query("update public.companies set identity_secret = null where subdomain in ('acme', 'noor')")
    })
    const noor = await server.asMember('admin@noor.test')
    keys = { acme: await newKey(admin), noor: await newKey(noor) }
  })
  afterAll(() => server.close())

  async function newKey(by: Caller): Promise<string> {
    return (await by('createIdentityKey', {})).body.key
  }
  const nowS = () => Math.floor(server.clock.now() / 1_000)
  function sign(sub: string, claims: JWTPayload = {}, secret = keys.acme): Promise<string> {
    const payload = { sub, aud: 'acme', exp: nowS() + 600, ...claims }
    return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret))
  }
  async function opens(body: object = {}, tenant = 'acme') {
    const created = await server.caller(null, tenant)('createConversation', {
      body: { subject: 'Hi', ...body },
    })
    const { conversationId: id, token } = created.body
    return { id, token, call: server.caller(token), params: { id } }
  }
  const opensAs = async (sub: string, claims: JWTPayload = {}, body: object = {}) =>
    opens({ identity_token: await sign(sub, claims), ...body })
  const find = (identity_token: string, tenant = 'acme') =>
    server.caller(null, tenant)('findConversations', { body: { identity_token } })
  async function findAs(sub: string, claims: JWTPayload = {}): Promise<Found> {
    const answer = await find(await sign(sub, claims))
    expect([answer.status, answer.code]).toEqual([200, undefined])
    return answer.body.found
  }
  const idsOf = (found: Found) => found.map(({ conversation }) => conversation.id)
  const read = async (id: string) =>
    staffConversation.parse((await agent('getConversation', { params: { id } })).body)
  async function customerOf(id: string): Promise<string> {
    return (await read(id)).customer_id!
  }

  it('finds the own conversations, the newest first, each with a token that opens it', async () => {
    const sub = randomUUID()
    const first = await opensAs(sub)
    server.clock.advance(1_000)
    const second = await opensAs(sub, { email: 'returns@customer.test' })
    server.clock.advance(1_000)
    await agent('postMessage', { params: first.params, body: { content: 'Your parcel is on its way.' } })
    const found = await findAs(sub)
    expect(idsOf(found)).toEqual([first.id, second.id])
    const [{ conversation, token, realtime }] = found as [Found[0]]
    expect(conversation).toMatchObject({ status: 'open', preview: 'Your parcel is on its way.' })
    expect(realtime.url).toMatch(/^http/)
    const again = server.caller(token)
    const { messages } = (await again('listMessages', { params: first.params, query: {} })).body
    expect(messages.map(({ content }) => content)).toContain('Your parcel is on its way.')
    expect((await again('postMessage', { params: first.params, body: { content: 'Thanks' } })).status).toBe(
      201,
    )
    expect((await again('getConversation', { params: second.params })).code).toBe('conversation_not_found')
    expect((await second.call('getConversation', { params: second.params })).status).toBe(200)
  })

  it('finds tickets, and what was identified after it was opened', async () => {
    const sub = randomUUID()
    const form = { customer_email: 'a@b.test', subject: 'S', content: 'C', identity_token: await sign(sub) }
    const ticket = await server.caller(null, 'acme')('createTicket', { body: form })
    const late = await opens({ customer_email: 'late@visitor.test' })
    expect(idsOf(await findAs(sub))).toEqual([ticket.body.conversationId])
    await late.call('identifyVisitor', { params: late.params, body: { identity_token: await sign(sub) } })
    expect(idsOf(await findAs(sub)).sort()).toEqual([ticket.body.conversationId, late.id].sort())
  })

  it('finds at most as many as a browser remembers', async () => {
    const sub = randomUUID()
    for (let i = 0; i <= REMEMBERED_CONVERSATIONS; i++) {
      server.clock.advance(1_000)
      await opensAs(sub)
    }
    const found = await findAs(sub)
    expect(found).toHaveLength(REMEMBERED_CONVERSATIONS)
    const times = found.map(({ conversation }) => conversation.created_at)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('finds nothing of who only has the same address (R15)', async () => {
    const email = `${randomUUID()}@customer.test`
    const mine = await opensAs('owner-of-it', { email })
    const typed = await opens({ customer_email: email })
    expect(idsOf(await findAs('another-person', { email }))).toEqual([])
    expect(idsOf(await findAs('owner-of-it', { email }))).toEqual([mine.id])
    const other = await opensAs('another-person', { email })
    expect(idsOf(await findAs('another-person', { email }))).toEqual([other.id])
    const corrected = await opens({ customer_email: 'x@visitor.test' })
    await corrected.call('correctContact', { params: corrected.params, body: { email } })
    expect(idsOf(await findAs('owner-of-it', { email }))).toEqual([mine.id])
    expect((await read(typed.id)).customer_email).toBe(email)
  })

  it('loses what they gave another address', async () => {
    const sub = randomUUID()
    const { call, params, id } = await opensAs(sub, { email: `${sub}@customer.test` })
    expect(idsOf(await findAs(sub))).toEqual([id])
    await call('correctContact', { params, body: { email: 'new@visitor.test' } })
    expect(await findAs(sub)).toEqual([])
  })

  it('finds nothing that an agent moved to them by merging customers', async () => {
    const sub = randomUUID()
    const mine = await opensAs(sub)
    const stranger = await opens({ customer_email: `${randomUUID()}@stranger.test` })
    const merged = await admin('mergeCustomer', {
      params: { id: await customerOf(stranger.id) },
      body: { into_id: await customerOf(mine.id) },
    })
    expect(merged.status).toBe(200)
    expect(await customerOf(stranger.id)).toBe(await customerOf(mine.id))
    expect(idsOf(await findAs(sub))).toEqual([mine.id])
    // Nor when the own conversation now continues in the stranger's.
    const into = await agent('mergeConversation', { params: mine.params, body: { into_id: stranger.id } })
    expect(into.status).toBe(200)
    const found = await findAs(sub)
    expect(idsOf(found)).toEqual([mine.id])
    expect(found[0]!.conversation.status).toBe('resolved')
    const reached = await server.caller(found[0]!.token)('getConversation', { params: stranger.params })
    expect(reached.code).toBe('conversation_not_found')
  })

  it('finds nothing that was erased', async () => {
    const sub = randomUUID()
    const one = await opensAs(sub)
    const two = await opensAs(sub)
    await one.call('eraseConversation', { params: one.params })
    expect(idsOf(await findAs(sub))).toEqual([two.id])
    await admin('eraseCustomer', { params: { id: await customerOf(two.id) } })
    expect(await findAs(sub)).toEqual([])
  })

  it('finds nothing while blocked', async () => {
    const sub = randomUUID()
    const one = await opensAs(sub)
    const two = await opensAs(sub)
    await agent('blockVisitor', { params: one.params, body: { blocked: true } })
    expect(idsOf(await findAs(sub))).toEqual([two.id])
    const params = { id: await customerOf(two.id) }
    await agent('blockCustomer', { params, body: { blocked: true } })
    expect(await find(await sign(sub))).toMatchObject({ status: 403, code: 'visitor_blocked' })
    await agent('blockCustomer', { params, body: { blocked: false } })
    expect(idsOf(await findAs(sub))).toEqual([two.id])
  })

  it('is nobody to another company', async () => {
    const sub = randomUUID()
    await opensAs(sub)
    const aud = 'noor'
    expect((await find(await sign(sub, { aud }, keys.noor), aud)).body).toEqual({ email: null, found: [] })
    for (const [token, tenant] of [
      [await sign(sub, {}, keys.noor), 'acme'],
      [await sign(sub, { aud }), 'acme'],
      [await sign(sub, { aud }), 'noor'],
      [await sign(sub, {}, keys.noor), 'noor'],
      [await sign(sub, { aud }, keys.noor), 'acme'],
      [await sign(sub), 'empty'],
    ] as const)
      expect((await find(token, tenant)).code).toBe('identity_invalid')
  })

  it('is nobody with a token that has expired, or is none', async () => {
    const sub = randomUUID()
    const { token } = await opensAs(sub)
    const expired = await sign(sub, { exp: nowS() - 31 })
    const unending = await sign(sub, { exp: nowS() + 25 * 60 * 60 })
    for (const wrong of [expired, unending, '', 'x', token])
      expect(await find(wrong)).toMatchObject({ status: 401, code: 'identity_invalid' })
    const body = { sub }
    const unsigned = await server.caller(token, 'acme')('findConversations', { body: body as never })
    expect(unsigned.code).toBe('invalid_request')
  })

  it('learns nothing about who is unknown', async () => {
    const unknown = await find(await sign(randomUUID(), { email: 'nobody@customer.test' }))
    expect([unknown.status, unknown.text]).toEqual([200, '{"email":"nobody@customer.test","found":[]}'])
  })

  it('is asked for another token once the company has replaced its key', async () => {
    const sub = randomUUID()
    const { id } = await opensAs(sub)
    const old = await sign(sub)
    keys.acme = (await admin('replaceIdentityKey', {})).body.key
    expect((await find(old)).code).toBe('identity_invalid')
    expect(idsOf(await findAs(sub))).toEqual([id])
  })

  it('may ask only so often, and keeps nobody else from asking', async () => {
    const limited = await openTestServer(given.database, { isLimited: true, clock: server.clock })
    const [byIp, byPerson] = LIMITS.findConversations
    const from = (ip: string, identity_token: string) =>
      limited
        .request(
          '/api/conversations/find',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-tenant-subdomain': 'acme' },
            body: JSON.stringify({ identity_token }),
          },
          ip,
        )
        .then(({ status }) => status)
    const eager = await sign(randomUUID())
    for (let i = 0; i < byPerson.max; i++) expect(await from('127.0.0.9', eager)).toBe(200)
    expect(await from('127.0.0.10', eager)).toBe(429)
    expect(await from('127.0.0.9', await sign(randomUUID()))).toBe(200)
    for (let i = byPerson.max + 1; i < byIp.max; i++) expect(await from('127.0.0.9', 'x')).toBe(401)
    expect(await from('127.0.0.9', await sign(randomUUID()))).toBe(429)
    expect(await from('127.0.0.11', await sign(randomUUID()))).toBe(200)
    await limited.close()
  })
})
