/** The second factor, as the unmodified supabase-js client uses it (RFC 6238). */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ACCESS_TOKEN_LIFETIME_S } from '#contract/constants/server.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { addColleague } from '#tests/support/foreign-tokens.ts'
import { EMAIL, type GatewayHarness, PASSWORD, startGateway } from '#tests/support/gateway-harness.ts'

const STEP_MS = 30_000
const CHALLENGE_MS = 5 * 60_000

describeEachDatabase('gateway factors', given => {
  let gateway: GatewayHarness
  let email: string
  let client: SupabaseClient

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })

  beforeEach(async () => {
    const id = await addColleague(gateway)
    email = (await gateway.identities.findById(id))!.email
    client = await gateway.signedIn(email)
    // To the beginning of a time step, so that codes last as long as they can.
    gateway.clock.advance(STEP_MS - (gateway.clock.now() % STEP_MS))
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  async function enrol(as = client) {
    const { data, error } = await as.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' })
    if (error) throw error
    return data
  }

  /** Returns the code that an app shows, `steps` time steps from now. */
  function codeOf(secret: string, steps = 0): string {
    return new TOTP({ secret }).generate({ timestamp: gateway.clock.now() + steps * STEP_MS })
  }

  /** Verifies a factor in the session of `client`; the current code is then used up. */
  async function verified() {
    const { id, totp } = await enrol()
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) })
    if (error) throw error
    return { factorId: id, secret: totp.secret }
  }

  async function challengeOf(factorId: string, as = client): Promise<string> {
    const { data, error } = await as.auth.mfa.challenge({ factorId })
    if (error) throw error
    return data.id
  }

  async function claimsOf(as: SupabaseClient) {
    const token = (await as.auth.getSession()).data.session!.access_token
    const { claims } = (await gateway.tokens.verify(token)) as unknown as {
      claims: { aal: string; amr: { method: string; timestamp: number }[] }
    }
    return { aal: claims.aal, amr: claims.amr.map(({ method }) => method) }
  }

  it('enrols with a secret, its address and a picture of it', async () => {
    const { id, type, friendly_name, totp } = await enrol()
    expect({ type, friendly_name }).toEqual({ type: 'totp', friendly_name: 'My phone' })
    expect(totp.uri).toBe(
      `otpauth://totp/Lapwing:${encodeURIComponent(email)}?issuer=Lapwing&secret=${totp.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s)
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.all).toMatchObject([{ id, status: 'unverified', factor_type: 'totp' }])
    expect(data?.totp).toEqual([])
  })

  it('raises the session by the code of the app, and keeps it there through refreshes', async () => {
    const level = () => client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect((await level()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    const { id, totp } = await enrol()
    const { data } = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(totp.secret) })
    expect(data).toMatchObject({ token_type: 'bearer', expires_in: ACCESS_TOKEN_LIFETIME_S, user: { email } })
    expect((await level()).data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(await claimsOf(client)).toEqual({ aal: 'aal2', amr: ['totp', 'password'] })
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toEqual({ aal: 'aal2', amr: ['totp', 'password'] })
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id, status: 'verified' }])
    expect((await client.from('conversations').select()).data).not.toEqual([])
  })

  it('gives nothing to a session that has not shown the factor', async () => {
    const other = await gateway.signedIn(email)
    const { factorId, secret } = await verified()
    expect((await other.from('conversations').select()).data).toEqual([])
    expect((await other.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
    })
    expect((await other.auth.refreshSession()).data.session).toBeTruthy()
    expect(await claimsOf(other)).toEqual({ aal: 'aal1', amr: ['password'] })
    for (const attempt of [
      other.auth.mfa.enroll({ factorType: 'totp' }),
      other.auth.mfa.unenroll({ factorId }),
      other.auth.updateUser({ password: 'another password', current_password: PASSWORD }),
    ])
      expect((await attempt).error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    gateway.clock.advance(STEP_MS)
    const shown = await other.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(shown.error).toBeNull()
    expect((await other.from('conversations').select()).data).not.toEqual([])
    const change = { password: 'another password', current_password: PASSWORD }
    expect((await other.auth.updateUser(change)).error).toBeNull()
  })

  it('lets no refresh token from before the code go on', async () => {
    const { data } = await client.auth.getSession()
    await verified()
    const { error } = await gateway.client().auth.refreshSession({
      refresh_token: data.session!.refresh_token,
    })
    expect(error?.code).toBe('refresh_token_not_found')
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('takes a code once, and none from before it', async () => {
    const { factorId, secret } = await verified()
    const verify = async (steps: number) =>
      (await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) })).error?.code
    expect(await verify(0)).toBe('mfa_verification_failed')
    expect(await verify(-1)).toBe('mfa_verification_failed')
    expect(await verify(1)).toBeUndefined()
    gateway.clock.advance(STEP_MS)
    expect(await verify(0)).toBe('mfa_verification_failed')
  })

  it('takes a code once, though it comes twice at the same time', async () => {
    const { factorId, secret } = await verified()
    gateway.clock.advance(STEP_MS)
    const challenges = [await challengeOf(factorId), await challengeOf(factorId)]
    const code = codeOf(secret)
    const token = (await client.auth.getSession()).data.session!.access_token
    const answers = await Promise.all(
      challenges.map(async challenge_id => {
        const response = await fetch(`${gateway.url}/auth/v1/factors/${factorId}/verify`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: JSON.stringify({ challenge_id, code }),
        })
        return response.status
      }),
    )
    expect(answers.sort()).toEqual([200, 422])
  })

  it.each([
    [-2, 'mfa_verification_failed'],
    [-1, undefined],
    [0, undefined],
    [1, undefined],
    [2, 'mfa_verification_failed'],
  ])('takes a code that is %i steps away: %s', async (steps, code) => {
    const { id, totp } = await enrol()
    const shown = { factorId: id, code: codeOf(totp.secret, steps) }
    expect((await client.auth.mfa.challengeAndVerify(shown)).error?.code).toBe(code)
  })

  it('closes a challenge after five minutes', async () => {
    const { id: factorId, totp } = await enrol()
    const [first, second] = [await challengeOf(factorId), await challengeOf(factorId)]
    const { data } = await client.auth.mfa.challenge({ factorId })
    expect(data?.expires_at).toBe(Math.floor((gateway.clock.now() + CHALLENGE_MS) / 1_000))
    gateway.clock.advance(CHALLENGE_MS - 1)
    const verify = (challengeId: string) =>
      client.auth.mfa.verify({ factorId, challengeId, code: codeOf(totp.secret) })
    expect((await verify(first)).error).toBeNull()
    gateway.clock.advance(1)
    expect((await verify(second)).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  })

  it('takes five codes for a challenge, and no more', async () => {
    const { id: factorId, totp } = await enrol()
    const verify = async (challengeId: string, code: string) =>
      (await client.auth.mfa.verify({ factorId, challengeId, code })).error?.code
    const wrong = codeOf(totp.secret, 10)
    const [first, second] = [await challengeOf(factorId), await challengeOf(factorId)]
    for (let i = 1; i <= 4; i++) {
      expect(await verify(first, wrong)).toBe('mfa_verification_failed')
      expect(await verify(second, wrong)).toBe('mfa_verification_failed')
    }
    expect(await verify(second, wrong)).toBe('mfa_verification_failed')
    expect(await verify(second, codeOf(totp.secret))).toBe('mfa_challenge_expired')
    expect(await verify(first, codeOf(totp.secret))).toBeUndefined()
    expect(await verify(first, codeOf(totp.secret, 1))).toBe('mfa_challenge_expired')
  })

  it('replaces a factor that was never verified, and keeps one that was', async () => {
    const first = await enrol()
    const second = await enrol()
    expect((await client.auth.mfa.challenge({ factorId: first.id })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
    await client.auth.mfa.challengeAndVerify({ factorId: second.id, code: codeOf(second.totp.secret) })
    const third = await enrol()
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.all.map(({ id }) => id)).toEqual([second.id, third.id])
  })

  it('removes a factor, and with it what the session has shown', async () => {
    const { factorId } = await verified()
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toEqual({ aal: 'aal1', amr: ['password'] })
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
    expect((await client.from('conversations').select()).data).not.toEqual([])
    expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  })

  it("knows nothing of somebody else's factor, nor of a challenge to another", async () => {
    const { factorId, secret } = await verified()
    const mallory = await gateway.signedIn(EMAIL.ada)
    for (const attempt of [
      mallory.auth.mfa.challenge({ factorId }),
      mallory.auth.mfa.unenroll({ factorId }),
      mallory.auth.mfa.verify({
        factorId,
        challengeId: await challengeOf(factorId),
        code: codeOf(secret, 1),
      }),
      mallory.auth.mfa.challenge({ factorId: 'x' }),
    ])
      expect((await attempt).error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    const own = await enrol(mallory)
    const crossed = {
      factorId: own.id,
      challengeId: await challengeOf(factorId),
      code: codeOf(own.totp.secret),
    }
    expect((await mallory.auth.mfa.verify(crossed)).error?.code).toBe('mfa_challenge_expired')
    const unknown = { ...crossed, challengeId: randomUUID() }
    expect((await mallory.auth.mfa.verify(unknown)).error?.code).toBe('mfa_challenge_expired')
    await mallory.auth.mfa.unenroll({ factorId: own.id })
  })

  it.each([
    ['/factors', '{"factor_type":"phone","phone":"123"}'],
    ['/factors', '{"factor_type":"webauthn"}'],
    ['/factors', '{}'],
    ['/factors/:id/verify', '{"challenge_id":"x","code":"123456"}'],
    ['/factors/:id/verify', `{"challenge_id":"${randomUUID()}"}`],
  ])('refuses POST %s with %s', async (path, body) => {
    const { id } = await enrol()
    const token = (await client.auth.getSession()).data.session!.access_token
    const response = await fetch(`${gateway.url}/auth/v1${path.replace(':id', id)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed' }])
  })

  it('stores no secret as it is', async () => {
    const { totp } = await enrol()
    const rows = await given.database.asOwner(query =>
      query<{ secret: string }>('select secret from auth.mfa_factors'),
    )
    for (const { secret } of rows) {
      expect(secret).not.toContain(totp.secret)
      expect(Buffer.from(secret, 'base64url').toString('latin1')).not.toContain(totp.secret)
    }
  })
})
