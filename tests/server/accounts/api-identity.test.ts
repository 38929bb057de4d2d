/** Signed identities: what they grant, and what is refused. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { CompactSign, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffConversation } from '#contract/entities/conversation.ts'
import { ACME_IDENTITY_KEY } from '#demo/company-settings.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const SECRET = ACME_IDENTITY_KEY
const DAY_S = 24 * 60 * 60

describeEachDemoDatabase('signed identities', given => {
  let server: TestServer
  let agent: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    await given.database.asOwner(query =>
      query("update public.companies set identity_secret = $1 where subdomain = 'noor'", [
        'another key, that of noor, long enough',
      ]),
    )
  })
  afterAll(() => server.close())

  const nowS = () => Math.floor(server.clock.now() / 1_000)
  const valid = (claims: JWTPayload = {}): JWTPayload => ({
    sub: 'user-1',
    aud: 'acme',
    exp: nowS() + 600,
    ...claims,
  })
  const sign = (claims: JWTPayload, secret = SECRET, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))
  const signBytes = (bytes: string, encoding: 'utf8' | 'latin1' = 'utf8') =>
    new CompactSign(Buffer.from(bytes, encoding))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(SECRET))
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  async function open(body: object, tenant = 'acme') {
    const created = await server.caller(null, tenant)('createConversation', {
      body: { subject: 'Hi', ...body },
    })
    return { ...created, id: created.body.conversationId, call: server.caller(created.body.token ?? null) }
  }
  const read = async (id: string) =>
    staffConversation.parse((await agent('getConversation', { params: { id } })).body)
  async function customerOf(id: string) {
    const [row] = await given.database.asOwner(query =>
      query(
        `select u.id, u.email, u.external_id, u.is_verified from public.customers u
           join public.conversations c on c.customer_id = u.id where c.id = $1`,
        [id],
      ),
    )
    return row
  }
  const conversations = async () =>
    (await given.database.asOwner(query => query('select count(*) as all from public.conversations')))[0]

  it('make a verified customer of the visitor, whatever was typed', async () => {
    const identity_token = await sign(valid({ email: 'Known@Customer.test', name: 'Kay' }))
    const { id } = await open({ identity_token, customer_email: 'typed@visitor.test', customer_name: 'Typo' })
    expect(await read(id)).toMatchObject({
      is_verified: true,
      customer_email: 'known@customer.test',
      customer_name: 'Kay',
    })
    expect(await customerOf(id)).toMatchObject({
      email: 'known@customer.test',
      external_id: 'user-1',
      is_verified: true,
    })
    const again = await open({ identity_token: await sign(valid({ email: 'moved@customer.test' })) })
    expect((await customerOf(again.id))!['id']).toBe((await customerOf(id))!['id'])
    expect(await customerOf(id)).toMatchObject({ email: 'moved@customer.test' })
  })

  it('are kept from a visitor who types a verified customer’s address (R15)', async () => {
    const email = 'rich@customer.test'
    const verified = await open({ identity_token: await sign(valid({ sub: 'rich', email })) })
    const posing = await open({ customer_email: email, customer_name: 'Rich' })
    expect(await read(posing.id)).toMatchObject({ is_verified: false, customer_email: email })
    expect(await customerOf(posing.id)).toMatchObject({ email, external_id: null, is_verified: false })
    const other = await open({ customer_email: 'poor@visitor.test' })
    await other.call('correctContact', { params: { id: other.id }, body: { email } })
    expect(await read(other.id)).toMatchObject({ is_verified: false, customer_email: email })
    const mine = (await customerOf(verified.id))!['id']
    for (const { id } of [posing, other]) expect((await customerOf(id))!['id']).not.toBe(mine)
    expect((await customerOf(posing.id))!['id']).toBe((await customerOf(other.id))!['id'])
  })

  it('vouch for no address that they do not name', async () => {
    const identity_token = await sign(valid({ sub: 'nameless' }))
    const without = await open({ identity_token })
    expect(await read(without.id)).toMatchObject({ is_verified: true, customer_email: null })
    const typed = await open({ identity_token, customer_email: 'rich@customer.test' })
    expect(await read(typed.id)).toMatchObject({ is_verified: false, customer_email: 'rich@customer.test' })
    expect(await customerOf(typed.id)).toEqual(await customerOf(without.id))
  })

  it('count for tickets, and for a conversation that is already open', async () => {
    const identity_token = await sign(valid({ sub: 'late', email: 'late@customer.test' }))
    const form = { customer_email: 'typed@visitor.test', subject: 'S', content: 'C', identity_token }
    const ticket = await server.caller(null, 'acme')('createTicket', { body: form })
    expect(await read(ticket.body.conversationId)).toMatchObject({
      is_verified: true,
      customer_email: 'late@customer.test',
    })
    const visitor = await open({ customer_email: 'typed@visitor.test', customer_name: 'Typo' })
    const params = { id: visitor.id }
    expect((await read(visitor.id)).is_verified).toBe(false)
    const identified = await visitor.call('identifyVisitor', { params, body: { identity_token } })
    expect([identified.status, identified.text]).toEqual([200, '{"ok":true}'])
    expect(await read(visitor.id)).toMatchObject({
      is_verified: true,
      customer_email: 'late@customer.test',
      customer_name: 'Typo',
    })
    expect(await customerOf(visitor.id)).toEqual(await customerOf(ticket.body.conversationId))
  })

  it('end when the visitor puts another address in the place of the signed one', async () => {
    const identity_token = await sign(valid({ sub: 'mover', email: 'mover@customer.test' }))
    const { id, call } = await open({ identity_token })
    await call('correctContact', { params: { id }, body: { email: 'rich@customer.test' } })
    expect(await read(id)).toMatchObject({ is_verified: false, customer_email: 'rich@customer.test' })
    expect(await customerOf(id)).toMatchObject({ is_verified: false })
  })

  it('never pass a conversation from one verified customer to another', async () => {
    for (const typed of [{}, { customer_email: 'typed@visitor.test' }]) {
      const { id, call } = await open({ identity_token: await sign(valid({ sub: 'first' })), ...typed })
      const before = await customerOf(id)
      const identity_token = await sign(valid({ sub: 'second', email: 'second@customer.test' }))
      const refused = await call('identifyVisitor', { params: { id }, body: { identity_token } })
      expect(refused.code).toBe('identity_invalid')
      expect(await customerOf(id)).toEqual(before)
    }
  })

  it('are valid for a day at the most, and 30 seconds either way', async () => {
    const at = async (exp: number) => (await open({ identity_token: await sign(valid({ exp })) })).status
    expect(await at(nowS() - 29)).toBe(201)
    expect(await at(nowS() - 31)).toBe(401)
    expect(await at(nowS() + DAY_S + 30)).toBe(201)
    expect(await at(nowS() + DAY_S + 31)).toBe(401)
  })

  it('are refused when anything about them is wrong', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const { exp: _, ...endless } = valid()
    const { sub: __, ...nobody } = valid()
    const { aud: ___, ...anywhere } = valid()
    const good = await sign(valid())
    const wrong: Record<string, string> = {
      'no token': 'x',
      'an empty token': '',
      'another key': await sign(valid(), 'another key, that of noor, long enough'),
      'another tenant': await sign(valid({ aud: 'noor' })),
      'no tenant': await sign(anywhere),
      'no end': await sign(endless),
      'no person': await sign(nobody),
      'an empty person': await sign(valid({ sub: '' })),
      'a person with a NUL': await sign(valid({ sub: 'a\0b' })),
      'a person in Latin-1': await signBytes(JSON.stringify(valid({ sub: 'ué' })), 'latin1'),
      'no address of that shape': await sign(valid({ email: 'nobody' })),
      'a start in the future': await sign(valid({ nbf: nowS() + 60 })),
      HS512: await sign(valid(), SECRET, 'HS512'),
      RS256: await new SignJWT(valid()).setProtectedHeader({ alg: 'RS256' }).sign(rsa.privateKey),
      'alg none': `${part({ alg: 'none' })}.${part(valid())}.`,
      'alg none with a signature': `${part({ alg: 'none' })}.${part(valid())}.${good.split('.')[2]}`,
      'another body': `${good.split('.')[0]}.${part(valid({ sub: 'x' }))}.${good.split('.')[2]}`,
    }
    const visitor = await open({ customer_email: 'plain@visitor.test' })
    const before = await conversations()
    for (const [name, identity_token] of Object.entries(wrong)) {
      const created = await open({ identity_token })
      expect([name, created.status, created.code]).toEqual([name, 401, 'identity_invalid'])
      const form = { customer_email: 'a@b.test', subject: 'S', content: 'C', identity_token }
      const ticket = await server.caller(null, 'acme')('createTicket', { body: form })
      expect([name, ticket.code]).toEqual([name, 'identity_invalid'])
      const params = { id: visitor.id }
      const identified = await visitor.call('identifyVisitor', { params, body: { identity_token } })
      expect([name, identified.code]).toEqual([name, 'identity_invalid'])
      for (const { text } of [created, ticket, identified]) expect(text).not.toContain(SECRET)
    }
    expect(await conversations()).toEqual(before)
    expect(await read(visitor.id)).toMatchObject({ is_verified: false, customer_email: 'plain@visitor.test' })
  })

  it('name a person by exactly the `sub` that was signed', async () => {
    const alike = [
      'u1',
      'u1 ',
      ' u1',
      'U1',
      'u1\u00a0',
      'u1\u200b',
      'ué',
      'ue\u0301',
      ' ',
      '\u200b',
      'x'.repeat(255),
    ]
    const ids: string[] = []
    for (const sub of alike) {
      const { id, status } = await open({ identity_token: await sign(valid({ sub })) })
      expect([sub, status]).toEqual([sub, 201])
      expect(await customerOf(id)).toMatchObject({ external_id: sub })
      ids.push(id)
    }
    for (const [index, sub] of alike.entries()) {
      const identity_token = await sign(valid({ sub }))
      const found = await server.caller(null, 'acme')('findConversations', { body: { identity_token } })
      expect([sub, found.body.found.map(({ conversation }) => conversation.id)]).toEqual([sub, [ids[index]]])
    }
  })

  it('say what is wrong with a `sub` that cannot be stored, and to nobody without the key', async () => {
    const issues = [
      {
        path: 'body.identity_token',
        message: '`sub` must be a text of 1 to 255 characters in valid Unicode, without the NUL character.',
      },
    ]
    for (const sub of ['', 'a\0b', '\ud800', 'x'.repeat(256), 7, null]) {
      const identity_token = await signBytes(JSON.stringify({ ...valid(), sub }))
      const refused = await open({ identity_token })
      expect([sub, refused.status, refused.body]).toMatchObject([
        sub,
        401,
        { code: 'identity_invalid', issues },
      ])
      const forged = identity_token.replace(/\.[^.]*$/, `.${'A'.repeat(43)}`)
      expect((await open({ identity_token: forged })).body).not.toHaveProperty('issues')
    }
  })

  it('mean nothing to a company that signs none, nor in another one', async () => {
    const identity_token = await sign(valid({ aud: 'empty' }))
    expect((await open({ identity_token }, 'empty')).code).toBe('identity_invalid')
    expect((await open({ identity_token: await sign(valid({ aud: 'noor' })) }, 'noor')).code).toBe(
      'identity_invalid',
    )
  })

  it('keep their key from every role that a browser can take', async () => {
    const { token } = await server.asVisitor()
    const staff = await server.memberToken(personId('admin@acme.test'))
    for (const bearer of [token, staff])
      for (const path of ['companies?select=identity_secret', 'companies?select=*', 'rpc/identity_secret']) {
        const response = await server.request(`/rest/v1/${path}`, {
          headers: { authorization: `Bearer ${bearer}` },
        })
        expect(await response.text()).not.toContain(SECRET)
      }
    const key = randomUUID()
    const conversation = await open({ identity_token: await sign(valid({ sub: key })) })
    expect(
      (await conversation.call('getConversation', { params: { id: conversation.id } })).text,
    ).not.toContain(key)
  })
})
