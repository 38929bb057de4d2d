/** The key with which a company signs its users' identities: created, shown once, replaced and removed. */
import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newIdentityKey } from '#contract/entities/identity-key.ts'
import { ACME_IDENTITY_KEY } from '#demo/company-settings.ts'
import { deriveIdentityKey, sealIdentityKey } from '#server/tokens/seal-secret.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const DEMO_KEY = ACME_IDENTITY_KEY
const NONE = { is_set: false, set_at: null, set_by_name: null }

describeEachDemoDatabase('the identity key', given => {
  let server: TestServer
  let owner: Caller
  let admin: Caller
  let noor: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    owner = await server.asMember('maeve@acme.test')
    admin = await server.asMember('admin@acme.test')
    noor = await server.asMember('admin@noor.test')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.clock.advance(1_000)
    await put(null)
  })

  const ownerQuery = (sql: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(sql, params))
  /** Sets acme's key as the server's operator would. */
  const put = (key: string | null) =>
    ownerQuery(
      `update public.companies set identity_secret = $1, identity_key_set_at = null, identity_key_set_by_name = null
        where subdomain = 'acme'`,
      [key],
    )
  const now = () => new Date(server.clock.now()).toISOString()
  const actions = async () =>
    (await owner('listAudit')).body.entries.filter(({ action }) => action.startsWith('identity-key.'))

  /** Returns the answer to a conversation with a token signed by that key. */
  async function vouchWith(key: string, tenant = 'acme') {
    const identity_token = await new SignJWT({ email: 'kay@customer.test' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('user-1')
      .setAudience(tenant)
      .setExpirationTime(Math.floor(server.clock.now() / 1_000) + 600)
      .sign(new TextEncoder().encode(key))
    const opened = await server.caller(null, tenant)('createConversation', {
      body: { subject: 'Hi', identity_token },
    })
    return opened.code ?? opened.status
  }

  it('is made from 32 random bytes, signs from then on, and is told once', async () => {
    expect((await admin('getIdentityKey')).body).toEqual(NONE)
    const made = await admin('createIdentityKey')
    const state = { is_set: true, set_at: now(), set_by_name: 'Daniel Okafor' }
    expect([made.status, made.body]).toEqual([201, { ...state, key: expect.any(String) }])
    const { key } = newIdentityKey.parse(made.body)
    expect(key).toMatch(/^[\w-]{43}$/)
    expect(await vouchWith(key)).toBe(201)
    expect((await admin('getIdentityKey')).body).toEqual(state)
    const texts = [
      (await owner('getIdentityKey')).text,
      (await owner('getCompany')).text,
      (await owner('listAudit')).text,
      JSON.stringify(await ownerQuery('select * from public.companies')),
      JSON.stringify(await ownerQuery('select * from public.audit')),
    ]
    for (const text of texts) expect(text).not.toContain(key)
  })

  it('is made once: of two who make it, the second is told that there is one', async () => {
    const before = (await actions()).length
    const made = await Promise.all([admin('createIdentityKey'), owner('createIdentityKey')])
    expect(made.map(({ code }) => code).sort()).toEqual(['identity_key_exists', undefined])
    const first = made.find(({ status }) => status === 201)!
    expect(await vouchWith(first.body.key)).toBe(201)
    expect(await actions()).toHaveLength(before + 1)
  })

  it('is replaced: what the old one has signed counts no longer, at once', async () => {
    await put(DEMO_KEY)
    expect(await vouchWith(DEMO_KEY)).toBe(201)
    const second = await admin('replaceIdentityKey')
    expect([second.status, second.body]).toEqual([
      200,
      { is_set: true, set_at: now(), set_by_name: 'Daniel Okafor', key: expect.any(String) },
    ])
    expect(await vouchWith(DEMO_KEY)).toBe('identity_invalid')
    expect(await vouchWith(second.body.key)).toBe(201)
    const third = await owner('replaceIdentityKey')
    expect(third.body.set_by_name).toBe('Maeve Brennan')
    expect(await vouchWith(second.body.key)).toBe('identity_invalid')
    expect(await vouchWith(third.body.key)).toBe(201)
  })

  it('is taken away, and then nobody is vouched for', async () => {
    const { key } = (await admin('createIdentityKey')).body
    const removed = await owner('removeIdentityKey')
    expect([removed.status, removed.body]).toEqual([200, NONE])
    expect(await vouchWith(key)).toBe('identity_invalid')
    for (const name of ['removeIdentityKey', 'replaceIdentityKey'] as const)
      expect((await owner(name)).code).toBe('identity_key_not_found')
    expect((await admin('getIdentityKey')).body).toEqual(NONE)
  })

  it('is read by every member, without the key that whoever runs the server has set', async () => {
    await put(DEMO_KEY)
    const viewer = await server.asMember('elena@acme.test')
    const seen = await viewer('getIdentityKey')
    expect(seen.body).toEqual({ ...NONE, is_set: true })
    expect(seen.text).not.toContain(DEMO_KEY)
  })

  it('[GUARD-07] is made, replaced and taken by those alone who may edit settings', async () => {
    await put(DEMO_KEY)
    for (const email of ['agent@acme.test', 'elena@acme.test']) {
      const call = await server.asMember(email)
      for (const name of ['createIdentityKey', 'replaceIdentityKey', 'removeIdentityKey'] as const)
        expect((await call(name)).code).toBe('forbidden')
    }
    expect(await vouchWith(DEMO_KEY)).toBe(201)
  })

  it('[GUARD-07] is each company’s own', async () => {
    await put(DEMO_KEY)
    const { key } = (await noor('createIdentityKey')).body
    expect(await vouchWith(key, 'noor')).toBe(201)
    expect(await vouchWith(key)).toBe('identity_invalid')
    expect(await vouchWith(DEMO_KEY)).toBe(201)
    expect((await noor('listAudit')).text).toContain('identity-key.created')
    const [row] = await ownerQuery(
      "select identity_secret as kept from public.companies where subdomain = 'noor'",
    )
    await put(String(row!['kept']))
    expect(await vouchWith(key)).toBe('identity_invalid')
    expect((await noor('removeIdentityKey')).body).toEqual(NONE)
  })

  it('[R4] is out of reach for platform staff who act for the company', async () => {
    await put(DEMO_KEY)
    const impersonation_id = randomUUID()
    const staffId = personId('staff@lapwing.test')
    await ownerQuery(
      `insert into public.impersonations (id, company_id, staff_id, staff_name, reason, can_write, token_expires_at,
         redeemed_at, expires_at)
       select $1, id, $2, 'Ines Carvalho', 'a key is asked for', true, now(), now(), now() + interval '1 hour'
         from public.companies where subdomain = 'acme'`,
      [impersonation_id, staffId],
    )
    const staff = server.caller(await server.memberToken(staffId, { impersonation_id }))
    for (const name of ['createIdentityKey', 'replaceIdentityKey', 'removeIdentityKey'] as const)
      expect((await staff(name)).code).toBe('forbidden_while_impersonating')
    expect((await staff('getIdentityKey')).body).toEqual({ ...NONE, is_set: true })
    expect(await vouchWith(DEMO_KEY)).toBe(201)
  })

  it('[IMP-05] leaves a word of who made, replaced and took it', async () => {
    const before = (await actions()).length
    await admin('createIdentityKey')
    await owner('replaceIdentityKey')
    await admin('removeIdentityKey')
    const entries = await actions()
    expect(entries.length).toBe(before + 3)
    expect(entries.slice(0, 3).map(({ action, actor_name, detail }) => [action, actor_name, detail])).toEqual(
      [
        ['identity-key.removed', 'Daniel Okafor', {}],
        ['identity-key.replaced', 'Maeve Brennan', {}],
        ['identity-key.created', 'Daniel Okafor', {}],
      ],
    )
  })

  it('that another secret has sealed vouches for nobody, and can be replaced', async () => {
    const { id } = (await admin('getCompany')).body
    await put(sealIdentityKey(deriveIdentityKey('the secret of another server'), id, DEMO_KEY))
    expect(await vouchWith(DEMO_KEY)).toBe('identity_invalid')
    expect(await vouchWith((await admin('replaceIdentityKey')).body.key)).toBe(201)
  })
})
