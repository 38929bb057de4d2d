/** Rate limits at the gateway's endpoints (contract/constants/limits.ts). */
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { addColleague } from '#tests/support/foreign-tokens.ts'
import {
  CONVERSATION,
  EMAIL,
  type GatewayHarness,
  PASSWORD,
  startGateway,
} from '#tests/support/gateway-harness.ts'

const WRONG = 'not the password'
const [{ max: LOGINS_PER_IP }, { max: LOGINS_PER_ACCOUNT }] = LIMITS.login
const [{ max: RESETS_PER_ACCOUNT }, { max: RESETS_PER_IP }] = LIMITS.passwordReset
const [{ max: TOKENS_PER_IP }] = LIMITS.oneTimeToken
const [{ max: UPLOADS }] = LIMITS.upload
const A_DAY_MS = 24 * 60 * 60_000
const REFUSED = { status: 429, code: 'over_request_rate_limit' }

describeEachDatabase('gateway limits', given => {
  let gateway: GatewayHarness
  let lastHost = 0

  beforeAll(async () => {
    gateway = await startGateway(given.database, { isLimited: true })
  })

  // Earlier counts have expired.
  beforeEach(() => gateway.clock.advance(A_DAY_MS))

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  /** Returns an IP address that nobody has used yet. */
  const newAddress = () => `198.51.${Math.floor(++lastHost / 256)}.${lastHost % 256}`

  async function newAccount(): Promise<string> {
    return (await gateway.identities.findById(await addColleague(gateway)))!.email
  }

  async function login(email: string, password: string, address = newAddress()) {
    const client = gateway.client(undefined, address)
    return (await client.auth.signInWithPassword({ email, password })).error
  }

  /** Calls this many times, and returns the codes of the refusals. */
  async function codesOf(times: number, call: () => Promise<{ code?: string | undefined } | null>) {
    const codes: (string | undefined)[] = []
    for (let i = 0; i < times; i++) codes.push((await call())?.code)
    return new Set(codes)
  }

  describe('of failed logins', () => {
    it('five from one address in five minutes', async () => {
      const address = newAddress()
      const fail = () => login(EMAIL.ada, WRONG, address)
      expect(await codesOf(LOGINS_PER_IP, fail)).toEqual(new Set(['invalid_credentials']))
      expect(await fail()).toMatchObject(REFUSED)
      expect(await login(EMAIL.nil, PASSWORD, address)).toMatchObject(REFUSED)
      expect(await login(EMAIL.nil, PASSWORD)).toBeNull()
      gateway.clock.advance(5 * 60_000 - 1)
      expect(await login(EMAIL.nil, PASSWORD, address)).toMatchObject(REFUSED)
      gateway.clock.advance(1)
      expect(await login(EMAIL.nil, PASSWORD, address)).toBeNull()
    })

    it('ten at one account in fifteen minutes, wherever they come from and however it is written', async () => {
      const email = await newAccount()
      let i = 0
      const fail = () => login(i++ % 2 ? email.toUpperCase() : ` ${email}`, WRONG)
      expect(await codesOf(LOGINS_PER_ACCOUNT, fail)).toEqual(new Set(['invalid_credentials']))
      expect(await login(email, PASSWORD)).toMatchObject(REFUSED)
      gateway.clock.advance(15 * 60_000 - 1)
      expect(await login(email, PASSWORD)).toMatchObject(REFUSED)
      gateway.clock.advance(1)
      expect(await login(email, PASSWORD)).toBeNull()
    })

    it('the same at an address that nobody has', async () => {
      const fail = () => login('nobody@acme.example', WRONG)
      expect(await codesOf(LOGINS_PER_ACCOUNT, fail)).toEqual(new Set(['invalid_credentials']))
      expect(await fail()).toMatchObject(REFUSED)
    })

    it('no more when many come at once', async () => {
      const address = newAddress()
      const emails = await Promise.all(Array.from({ length: 2 * LOGINS_PER_IP }, newAccount))
      const errors = await Promise.all(emails.map(email => login(email, WRONG, address)))
      expect(errors.filter(error => error?.code === 'invalid_credentials')).toHaveLength(LOGINS_PER_IP)
      const email = await newAccount()
      const more = Array.from({ length: LOGINS_PER_ACCOUNT + 5 }, () => login(email, WRONG))
      const failed = (await Promise.all(more)).filter(error => error?.code === 'invalid_credentials')
      expect(failed).toHaveLength(LOGINS_PER_ACCOUNT)
    })

    it('also where they are guesses of the current password, in an open session', async () => {
      const email = await newAccount()
      const client = await gateway.signedIn(email)
      const change = (current_password: string) =>
        client.auth.updateUser({ password: 'another password', current_password })
      const guess = async () => (await change(WRONG)).error
      expect(await codesOf(LOGINS_PER_ACCOUNT, guess)).toEqual(new Set(['current_password_mismatch']))
      expect((await change(PASSWORD)).error).toMatchObject(REFUSED)
      expect(await login(email, PASSWORD)).toMatchObject(REFUSED)
      gateway.clock.advance(15 * 60_000)
      await client.auth.refreshSession()
      expect((await change(PASSWORD)).error).toBeNull()
    })

    it('as many that succeed as an office needs', async () => {
      const address = newAddress()
      const succeed = () => login(EMAIL.nil, PASSWORD, address)
      expect(await codesOf(LOGINS_PER_ACCOUNT + 1, succeed)).toEqual(new Set([undefined]))
    })
  })

  it('says when to try again, as GoTrue would', async () => {
    const email = await newAccount()
    const address = newAddress()
    await codesOf(LOGINS_PER_IP, () => login(email, WRONG, address))
    gateway.clock.advance(1_000)
    const response = await fetch(`${gateway.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect(response.headers.get('retry-after')).toBe('299')
    expect(response.headers.get('x-sb-error-code')).toBe('over_request_rate_limit')
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(await response.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
  })

  it('takes five requests for a mail to one account in an hour, of both kinds together', async () => {
    const email = await newAccount()
    let i = 0
    const ask = async () => {
      const { auth } = gateway.client(undefined, newAddress())
      const answer = i++ % 2 ? auth.resend({ type: 'signup', email }) : auth.resetPasswordForEmail(email)
      return (await answer).error
    }
    expect(await codesOf(RESETS_PER_ACCOUNT, ask)).toEqual(new Set([undefined]))
    expect(await codesOf(2, ask)).toEqual(new Set([REFUSED.code]))
    gateway.clock.advance(60 * 60_000 - 1)
    expect(await codesOf(2, ask)).toEqual(new Set([REFUSED.code]))
    gateway.clock.advance(1)
    expect(await ask()).toBeNull()
  })

  it('takes twenty requests for a mail from one address in an hour', async () => {
    const address = newAddress()
    let i = 0
    const ask = async () => {
      const { auth } = gateway.client(undefined, address)
      return (await auth.resetPasswordForEmail(`${i++}@acme.example`)).error
    }
    expect(await codesOf(RESETS_PER_IP, ask)).toEqual(new Set([undefined]))
    expect(await ask()).toMatchObject(REFUSED)
  })

  it('takes twenty links from one address in five minutes', async () => {
    const address = newAddress()
    const id = await addColleague(gateway)
    const verify = async (token_hash: string) => {
      const { auth } = gateway.client(undefined, address)
      return (await auth.verifyOtp({ type: 'recovery', token_hash })).error
    }
    expect(await codesOf(TOKENS_PER_IP, () => verify('guess'))).toEqual(new Set(['otp_expired']))
    const link = await gateway.identities.issueLink(id, 'recovery')
    expect(await verify(link)).toMatchObject(REFUSED)
    gateway.clock.advance(5 * 60_000)
    expect(await verify(link)).toBeNull()
  })

  describe('of codes of a second factor', () => {
    async function enrolled(address: string) {
      const email = await newAccount()
      const client = gateway.client(undefined, address)
      await client.auth.signInWithPassword({ email, password: PASSWORD })
      const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
      if (data?.type !== 'totp') throw new Error('There is no factor.')
      const { id: factorId, totp } = data
      const code = (steps: number) =>
        new TOTP({ secret: totp.secret }).generate({ timestamp: gateway.clock.now() + steps * 30_000 })
      const verify = async (steps: number) =>
        (await client.auth.mfa.challengeAndVerify({ factorId, code: code(steps) })).error
      return { email, verify }
    }

    it('ten wrong ones of an account, however many challenges they are for', async () => {
      const { email, verify } = await enrolled(newAddress())
      expect(await codesOf(LOGINS_PER_ACCOUNT, () => verify(10))).toEqual(
        new Set(['mfa_verification_failed']),
      )
      expect(await verify(0)).toMatchObject(REFUSED)
      expect(await login(email, PASSWORD)).toMatchObject(REFUSED)
      gateway.clock.advance(15 * 60_000)
      expect(await verify(0)).toBeNull()
    })

    it('twenty of any kind from one address', async () => {
      const address = newAddress()
      const people = await Promise.all([enrolled(address), enrolled(address), enrolled(address)])
      for (const { verify } of people)
        expect(await codesOf(TOKENS_PER_IP / 4, () => verify(10))).toEqual(
          new Set(['mfa_verification_failed']),
        )
      const last = await enrolled(address)
      expect(await codesOf(TOKENS_PER_IP / 4, () => last.verify(10))).toEqual(
        new Set(['mfa_verification_failed']),
      )
      expect(await last.verify(0)).toMatchObject(REFUSED)
      gateway.clock.advance(5 * 60_000)
      expect(await last.verify(0)).toBeNull()
    })
  })

  it('takes twenty files of a conversation in an hour, of those who may add to it', async () => {
    let number = 1_700_000_000_000
    const upload = async (token: string) => {
      const key = `${CONVERSATION.acme}/${number++}-k3j2h1g0-a.txt`
      const bucket = gateway.client(token).storage.from('conversation-uploads')
      return (await bucket.upload(key, 'text')).error as { statusCode?: string; status?: number } | null
    }
    const stranger = await gateway.visitorToken(CONVERSATION.acmeOther)
    const viewer = await gateway.memberToken(await addColleague(gateway, 'viewer'))
    const visitor = () => gateway.visitorToken(CONVERSATION.acme)
    for (const token of [stranger, viewer]) expect(await upload(token)).toMatchObject({ statusCode: '403' })
    for (let i = 0; i < UPLOADS; i++) expect(await upload(await visitor())).toBeNull()
    expect(await upload(await visitor())).toMatchObject({ status: 429, statusCode: '429' })
    const response = await fetch(
      `${gateway.url}/storage/v1/object/conversation-uploads/${CONVERSATION.acme}/${number}-k3j2h1g0-a.txt`,
      { method: 'POST', body: 'x', headers: { authorization: `Bearer ${await visitor()}` } },
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600'])
    gateway.clock.advance(60 * 60_000)
    expect(await upload(await visitor())).toBeNull()
  })
})
