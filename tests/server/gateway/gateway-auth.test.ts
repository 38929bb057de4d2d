/** auth/v1 as the unmodified supabase-js client sees it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONFIRMATION_LINK_LIFETIME_MS, RECOVERY_LINK_LIFETIME_MS } from '#contract/constants/identity.ts'
import { ACCESS_TOKEN_LIFETIME_S, REFRESH_REUSE_MS } from '#contract/constants/server.ts'
import { EmailTakenError } from '#server/gateway/auth/identity-store.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { ADA, EMAIL, type GatewayHarness, PASSWORD, startGateway } from '#tests/support/gateway-harness.ts'

describeEachDatabase('gateway auth', given => {
  let gateway: GatewayHarness

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${gateway.url}/auth/v1${path}`, { method: 'POST', body, headers })
  }

  async function refresh(refreshToken: string) {
    const { data, error } = await gateway.client().auth.refreshSession({ refresh_token: refreshToken })
    return { session: data.session, code: error?.code }
  }

  it('[API-05] signs in by password and gives the user and the session', async () => {
    const { data, error } = await gateway
      .client()
      .auth.signInWithPassword({ email: EMAIL.ada.toUpperCase(), password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: ADA, email: EMAIL.ada, user_metadata: { full_name: 'Ada' } })
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: ACCESS_TOKEN_LIFETIME_S })
    const verified = await gateway.tokens.verify(data.session!.access_token)
    expect(verified).toMatchObject({
      kind: 'valid',
      claims: { iss: 'http://lapwing.test/auth/v1', sub: ADA, aud: 'authenticated', role: 'authenticated' },
    })
    const { data: again } = await gateway.client().auth.getUser(data.session!.access_token)
    expect(again.user?.id).toBe(ADA)
  })

  it.each([
    ['a wrong password', EMAIL.ada, 'not the password', 'invalid_credentials'],
    ['an unknown address', 'nobody@acme.example', PASSWORD, 'invalid_credentials'],
    ['an unproved address', EMAIL.unconfirmed, PASSWORD, 'email_not_confirmed'],
  ])('[API-05] refuses %s', async (_, email, password, code) => {
    const { data, error } = await gateway.client().auth.signInWithPassword({ email, password })
    expect(error).toMatchObject({ status: 400, code })
    expect(data.session).toBeNull()
  })

  it('rotates refresh tokens, and ends the session when an old one comes back late', async () => {
    const { data } = await gateway.client().auth.signInWithPassword({ email: EMAIL.ada, password: PASSWORD })
    const first = data.session!.refresh_token
    const { session: second } = await refresh(first)
    expect(second?.refresh_token).not.toBe(first)
    gateway.clock.advance(REFRESH_REUSE_MS)
    const { session: third } = await refresh(first)
    expect(third?.refresh_token).toBeTruthy()
    gateway.clock.advance(1)
    expect(await refresh(first)).toEqual({ session: null, code: 'refresh_token_already_used' })
    expect((await refresh(second!.refresh_token)).code).toBe('refresh_token_not_found')
    expect((await refresh(third!.refresh_token)).code).toBe('refresh_token_not_found')
    expect((await refresh('never issued')).code).toBe('refresh_token_not_found')
  })

  it('stores neither passwords nor refresh tokens', async () => {
    const { data } = await gateway.client().auth.signInWithPassword({ email: EMAIL.ada, password: PASSWORD })
    const stored = await given.database.asOwner(query =>
      query<{ text: string }>(
        'select (to_json(u)::text || (select json_agg(t)::text from auth.refresh_tokens t)) as text from auth.users u',
      ),
    )
    for (const { text } of stored) {
      expect(text).not.toContain(data.session!.refresh_token)
      expect(text).not.toContain(PASSWORD)
    }
    expect(stored[0]?.text).toContain('$argon2id$')
  })

  it('[API-05] sets a session, and renews it when its access token is over', async () => {
    const { data } = await gateway.client().auth.signInWithPassword({ email: EMAIL.ada, password: PASSWORD })
    const set = await gateway.client().auth.setSession(data.session!)
    expect(set.data.user?.id).toBe(ADA)
    const stale = await gateway.tokens.sign(
      { role: 'authenticated', sub: ADA },
      Math.floor(Date.now() / 1_000) - 60,
    )
    const renewed = await gateway.client().auth.setSession({ ...data.session!, access_token: stale })
    expect(renewed.data.session?.refresh_token).not.toBe(data.session!.refresh_token)
  })

  it.each([
    ['recovery', 'recovery', RECOVERY_LINK_LIFETIME_MS],
    ['confirmation', 'signup', CONFIRMATION_LINK_LIFETIME_MS],
  ] as const)(
    '[API-05] verifies a link of a %s within its time, to the millisecond',
    async (purpose, type, ms) => {
      const verify = (token_hash: string) => gateway.client().auth.verifyOtp({ type, token_hash })
      const inTime = await gateway.identities.issueLink(ADA, purpose)
      gateway.clock.advance(ms - 1)
      expect((await verify(inTime)).error).toBeNull()
      const late = await gateway.identities.issueLink(ADA, purpose)
      gateway.clock.advance(ms)
      expect((await verify(late)).error?.code).toBe('otp_expired')
    },
  )

  it('[API-05] verifies a recovery link once', async () => {
    const link = await gateway.identities.issueLink(ADA, 'recovery')
    const verify = (token_hash: string) => gateway.client().auth.verifyOtp({ type: 'recovery', token_hash })
    expect((await verify(link)).data.user?.id).toBe(ADA)
    expect((await verify(link)).error).toMatchObject({ status: 403, code: 'otp_expired' })
    const late = await gateway.identities.issueLink(ADA, 'recovery')
    expect((await gateway.client().auth.verifyOtp({ type: 'signup', token_hash: late })).error?.code).toBe(
      'otp_expired',
    )
  })

  it('confirms an address by its link', async () => {
    const id = await gateway.identities.createUser({
      email: 'fresh@acme.example',
      password: PASSWORD,
      confirmed: false,
      userMetadata: {},
    })
    const token_hash = await gateway.identities.issueLink(id, 'confirmation')
    const { data } = await gateway.client().auth.verifyOtp({ type: 'signup', token_hash })
    expect(data.user?.email_confirmed_at).toBeTruthy()
    await expect(gateway.signedIn('fresh@acme.example')).resolves.toBeTruthy()
  })

  it('changes password and data, and ends the other sessions', async () => {
    const email = 'change@acme.example'
    await gateway.identities.createUser({
      email,
      password: PASSWORD,
      confirmed: true,
      userMetadata: { a: 1 },
    })
    const [mine, other] = [await gateway.signedIn(email), await gateway.signedIn(email)]
    const current_password = PASSWORD
    const short = await mine.auth.updateUser({ password: 'too short', current_password })
    expect(short.error).toMatchObject({
      status: 422,
      code: 'weak_password',
    })
    const same = await mine.auth.updateUser({ password: PASSWORD, current_password })
    expect(same.error?.code).toBe('same_password')
    expect((await mine.auth.updateUser({ email: 'else@acme.example' })).error?.code).toBe('validation_failed')
    const { data, error } = await mine.auth.updateUser({
      ...{ password: 'ten chars!', current_password },
      data: { a: null, b: 2 },
    })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toEqual({ b: 2 })
    expect((await mine.auth.getUser()).data.user?.email).toBe(email)
    expect((await other.auth.getUser()).data.user).toBeNull()
    expect(await gateway.identities.findByCredentials(email, 'ten chars!')).toMatchObject({ email })
  })

  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('[API-05] signs out with scope %s', async (scope, expected) => {
    const clients = [await gateway.signedIn(EMAIL.nil), await gateway.signedIn(EMAIL.nil)]
    const tokens = await Promise.all(
      clients.map(async client => (await client.auth.getSession()).data.session!.access_token),
    )
    expect((await clients[0]!.auth.signOut({ scope })).error).toBeNull()
    const alive = await Promise.all(
      tokens.map(async token => (await gateway.client().auth.getUser(token)).data.user !== null),
    )
    expect(alive).toEqual(expected)
  })

  it('refuses people who are banned', async () => {
    const email = 'banned@acme.example'
    const id = await gateway.identities.createUser({
      email,
      password: PASSWORD,
      confirmed: true,
      userMetadata: {},
    })
    const client = await gateway.signedIn(email)
    const until = new Date(gateway.clock.now() + 60_000)
    await given.database.asOwner(query =>
      query('update auth.users set banned_until = $2 where id = $1', [id, until]),
    )
    expect((await client.auth.refreshSession()).error?.code).toBe('user_banned')
    await expect(gateway.signedIn(email)).rejects.toMatchObject({ code: 'user_banned' })
  })

  it('tells when an address is taken, however it is written', async () => {
    const taken = { email: 'ADA@acme.example', password: null, confirmed: false, userMetadata: {} }
    await expect(gateway.identities.createUser(taken)).rejects.toBeInstanceOf(EmailTakenError)
  })

  it.each([
    ['/token?grant_type=password', 400, 'bad_json', '{'],
    ['/token?grant_type=password', 400, 'validation_failed', '[]'],
    ['/token?grant_type=password', 400, 'validation_failed', '{"email":"a\\u0000@b.c","password":"x"}'],
    ['/token?grant_type=id_token', 400, 'validation_failed', '{}'],
    ['/token?grant_type=password', 413, 'request_too_large', `{"email":"${'x'.repeat(70_000)}"}`],
    ['/verify', 400, 'validation_failed', '{"type":"magiclink","token_hash":"x"}'],
    ['/signup', 422, 'anonymous_provider_disabled', '{}'],
    ['/admin/users', 403, 'not_admin', '{}'],
    ['/logout?scope=nowhere', 400, 'validation_failed', ''],
    ['/logout', 401, 'no_authorization', ''],
  ])('answers POST %s with %i %s', async (path, status, code, body) => {
    const old = await post(path, body)
    expect([old.status, await old.json()]).toMatchObject([status, { code: status, error_code: code }])
    const versioned = await post(path, body, { 'x-supabase-api-version': '2024-01-01' })
    expect(await versioned.json()).toMatchObject({ code, message: expect.any(String) })
    expect(versioned.headers.get('x-sb-error-code')).toBe(code)
    expect(versioned.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(versioned.headers.get('access-control-allow-origin')).toBe('*')
    expect(versioned.headers.get('access-control-allow-credentials')).toBeNull()
  })
})
