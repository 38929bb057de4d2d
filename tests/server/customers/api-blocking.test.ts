/** A blocked visitor can't write anything, by any route. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { storeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

const SECRET = 'a signing key for tests that is long enough'

describeEachDemoDatabase('blocking', given => {
  let server: TestServer
  let agent: Caller
  let open: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    open = server.caller(null, 'acme')
    await given.database.asOwner(async query => {
      await query("update public.companies set identity_secret = $1 where subdomain = 'acme'", [SECRET])
      await storeSettings(query, 'acme', 'chat-flow', { is_ai_enabled: false })
    })
  })
  afterAll(() => server.close())

  const newAddress = () => `${randomUUID()}@visitor.test`
  const signed = (email: string, sub = randomUUID()) =>
    new SignJWT({ sub, email })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('acme')
      .setExpirationTime(Math.floor(server.clock.now() / 1_000) + 600)
      .sign(new TextEncoder().encode(SECRET))
  async function opens(body: object) {
    const {
      status,
      code,
      body: created,
    } = await open('createConversation', { body: { subject: 'Help', ...body } })
    const { conversationId: id, token } = created
    return { status, code, id, token, call: server.caller(token) }
  }
  /** Uploads a file. Returns the storage's status. */
  async function uploads({ id, token }: { readonly id: string; readonly token: string }): Promise<number> {
    const path = `/storage/v1/object/${UPLOAD_BUCKET}/${id}/1700000000000-${randomUUID().replaceAll('-', '')}-a.txt`
    const response = await server.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: 'Hello',
    })
    const { statusCode } = (await response.json()) as { statusCode?: string }
    return statusCode === undefined ? response.status : Number(statusCode)
  }
  async function block(conversationId: string, blocked = true) {
    const conversation = (await agent('getConversation', { params: { id: conversationId } })).body
    const id = 'customer_id' in conversation ? conversation.customer_id! : ''
    const answer = await agent('blockCustomer', { params: { id }, body: { blocked } })
    expect(answer.body.blocked_at === null).toBe(!blocked)
  }

  it('refuses a blocked address in its own conversation, in new ones and in tickets, until it is let in again', async () => {
    const customer_email = newAddress()
    const visitor = await opens({ customer_email })
    const params = { id: visitor.id }
    const say = () => visitor.call('postMessage', { params, body: { content: 'Hello' } })
    expect((await say()).status).toBe(201)
    await block(visitor.id)
    const refused = await say()
    expect([refused.status, refused.code]).toEqual([403, 'visitor_blocked'])
    const needsHuman = (make_ticket: boolean) =>
      visitor.call('setNeedsHuman', { params, body: { needs_human: true, make_ticket } })
    expect((await needsHuman(false)).code).toBe('visitor_blocked')
    expect((await needsHuman(true)).code).toBe('visitor_blocked')
    // Another email doesn't get around the block.
    const corrected = await visitor.call('correctContact', { params, body: { email: newAddress() } })
    expect(corrected.code).toBe('visitor_blocked')
    const identity_token = await signed(newAddress())
    const identified = await visitor.call('identifyVisitor', { params, body: { identity_token } })
    expect(identified.code).toBe('visitor_blocked')
    expect((await opens({ customer_email: customer_email.toUpperCase() })).code).toBe('visitor_blocked')
    const ticket = { customer_email, subject: 'Help', content: 'Help' }
    expect((await open('createTicket', { body: ticket })).code).toBe('visitor_blocked')
    const stored = await given.database.asOwner(query =>
      query('select 1 from public.conversations where customer_email = $1', [customer_email]),
    )
    expect(stored).toHaveLength(1)
    // Reading still works.
    expect((await visitor.call('getConversation', { params })).status).toBe(200)
    await block(visitor.id, false)
    expect((await say()).status).toBe(201)
  })

  it('refuses whoever takes a blocked address on', async () => {
    const email = newAddress()
    const blocked = await opens({ customer_email: email })
    await block(blocked.id)
    const stranger = await opens({})
    const corrected = await stranger.call('correctContact', { params: { id: stranger.id }, body: { email } })
    expect(corrected.code).toBe('visitor_blocked')
  })

  it('refuses a verified customer by the signed identity, and the address when it is typed', async () => {
    const email = newAddress()
    const token = await signed(email)
    const visitor = await opens({ identity_token: token })
    await block(visitor.id)
    const params = { id: visitor.id }
    expect((await visitor.call('postMessage', { params, body: { content: 'x' } })).code).toBe(
      'visitor_blocked',
    )
    expect((await opens({ identity_token: token })).code).toBe('visitor_blocked')
    expect((await opens({ customer_email: email })).code).toBe('visitor_blocked')
  })

  it('lets a verified customer write whose address somebody else typed and was blocked for', async () => {
    const email = newAddress()
    const impostor = await opens({ customer_email: email })
    await block(impostor.id)
    const owner = await opens({ identity_token: await signed(email) })
    expect(owner.status).toBe(201)
    const said = await owner.call('postMessage', { params: { id: owner.id }, body: { content: 'x' } })
    expect(said.status).toBe(201)
  })

  it('closes its conversation to a visitor without an address, until it is opened to them again', async () => {
    const visitor = await opens({})
    const params = { id: visitor.id }
    const say = () => visitor.call('postMessage', { params, body: { content: 'Buy now' } })
    const close = async (blocked: boolean) =>
      (await agent('blockVisitor', { params, body: { blocked } })).body
    expect((await say()).status).toBe(201)
    await agent('resolveConversation', { params })
    const closed = await close(true)
    expect(closed).toMatchObject({ visitor_blocked_by_name: expect.stringMatching(/./) })
    expect(closed.visitor_blocked_at).toBe(new Date(server.clock.now()).toISOString())
    // Blocking again changes nothing: the first person stays recorded.
    expect(await close(true)).toEqual(closed)

    const refused = await say()
    expect([refused.status, refused.code]).toEqual([403, 'visitor_blocked'])
    for (const make_ticket of [false, true]) {
      const wanted = { needs_human: true, make_ticket }
      expect((await visitor.call('setNeedsHuman', { params, body: wanted })).code).toBe('visitor_blocked')
    }
    expect(await uploads(visitor)).toBe(403)
    // Identifying doesn't get around the block.
    const corrected = await visitor.call('correctContact', { params, body: { email: newAddress() } })
    expect(corrected.code).toBe('visitor_blocked')
    const identity_token = await signed(newAddress())
    const identified = await visitor.call('identifyVisitor', { params, body: { identity_token } })
    expect(identified.code).toBe('visitor_blocked')
    // No message arrived, and the conversation was not reopened.
    expect((await agent('getConversation', { params })).body).toMatchObject({
      status: 'resolved',
      last_sequence: 1,
    })
    // Reading still works, and so does erasing everything.
    expect((await visitor.call('listMessages', { params, query: {} })).status).toBe(200)

    expect(await close(false)).toMatchObject({ visitor_blocked_at: null, visitor_blocked_by_name: null })
    expect((await say()).status).toBe(201)
    expect(await uploads(visitor)).toBe(200)
    const audited = await given.database.asOwner(query =>
      query(
        "select action from public.audit where target_id = $1 and action like '%blocked' order by created_at",
        [visitor.id],
      ),
    )
    expect(audited.map(({ action }) => action)).toEqual([
      'conversation.visitor_blocked',
      'conversation.visitor_unblocked',
    ])
  })

  it('closes one conversation alone: nothing ties another one of the same browser to it', async () => {
    const [visitor, again] = [await opens({}), await opens({})]
    await agent('blockVisitor', { params: { id: visitor.id }, body: { blocked: true } })
    const said = await again.call('postMessage', { params: { id: again.id }, body: { content: 'Hello' } })
    expect(said.status).toBe(201)
  })

  it('lets a blocked visitor erase the conversation', async () => {
    const visitor = await opens({})
    const params = { id: visitor.id }
    await agent('blockVisitor', { params, body: { blocked: true } })
    expect((await visitor.call('eraseConversation', { params })).status).toBe(200)
  })

  it('leaves blocking to those who may answer', async () => {
    const { id, call } = await opens({})
    const request = { params: { id }, body: { blocked: true } }
    expect((await (await server.asMember('elena@acme.test'))('blockVisitor', request)).code).toBe('forbidden')
    expect((await call('blockVisitor', request)).status).toBeGreaterThanOrEqual(401)
    const stranger = await server.asMember('admin@noor.test')
    expect((await stranger('blockVisitor', request)).code).toBe('conversation_not_found')
    expect((await agent('getConversation', { params: { id } })).body).toMatchObject({
      visitor_blocked_at: null,
    })
  })

  it('blocks in one company alone', async () => {
    const customer_email = newAddress()
    await block((await opens({ customer_email })).id)
    const elsewhere = await server.caller(null, 'noor')('createConversation', {
      body: { subject: 'x', customer_email },
    })
    expect(elsewhere.status).toBe(201)
  })
})
