/** Links by email, as the unmodified supabase-js client requests them (R22). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { EMAIL, type GatewayHarness, PASSWORD, startGateway } from '#tests/support/gateway-harness.ts'
import { until } from '#tests/support/gateway-socket.ts'

const NOBODY = 'nobody@acme.example'

describeEachDatabase('gateway mails', given => {
  let gateway: GatewayHarness
  let before = 0

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })

  beforeEach(() => {
    before = gateway.mails.length
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
    expect(gateway.mails.filter(({ to }) => to === NOBODY)).toEqual([])
  })

  /** Returns the next email, with its link. */
  async function nextMail() {
    const mail = await until(() => {
      const next = gateway.mails[before]
      if (!next) throw new Error('There is no mail yet.')
      return next
    })
    const links = mail.text.match(/https?:\/\/\S+/g) ?? []
    return { ...mail, links, link: new URL(links[0] ?? 'none:') }
  }

  const recover = (email: string, redirectTo?: string) =>
    gateway.client().auth.resetPasswordForEmail(email, redirectTo === undefined ? {} : { redirectTo })
  const resend = (email: string) => gateway.client().auth.resend({ type: 'signup', email })

  it('leads to a new password on the host of the account, which then signs in', async () => {
    expect(await recover(EMAIL.ada.toUpperCase())).toMatchObject({ data: {}, error: null })
    const { to, link } = await nextMail()
    expect(to).toBe(EMAIL.ada)
    expect(link.origin + link.pathname).toBe('http://acme.lapwing.test/set-password')
    expect(link.searchParams.get('type')).toBe('recovery')
    const token_hash = link.searchParams.get('token_hash')!
    const client = gateway.client()
    expect((await client.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull()
    expect(await gateway.identities.findByCredentials(EMAIL.ada, 'another password')).toBeTruthy()
  })

  it('confirms an address by a link that was sent once more', async () => {
    expect(await resend(EMAIL.unconfirmed)).toMatchObject({ error: null })
    const { link } = await nextMail()
    expect(link.origin + link.pathname).toBe('http://lapwing.test/auth/confirmed')
    const token_hash = link.searchParams.get('token_hash')!
    const { data } = await gateway.client().auth.verifyOtp({ type: 'signup', token_hash })
    expect(data.user?.email_confirmed_at).toBeTruthy()
  })

  it('tells who asks for a confirmation that needs none that there is an account', async () => {
    await resend(EMAIL.nil)
    expect((await nextMail()).links).toEqual([
      'http://noor.lapwing.test/login',
      'http://noor.lapwing.test/set-password',
    ])
  })

  it.each([
    ['/recover', { email: NOBODY }, { email: EMAIL.nil }],
    ['/resend', { type: 'signup', email: NOBODY }, { type: 'signup', email: EMAIL.nil }],
  ])('answers %s alike for a known and an unknown address', async (path, unknown, known) => {
    const answers = await Promise.all(
      [unknown, known].map(async body => {
        const response = await fetch(`${gateway.url}/auth/v1${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
        })
        const { date, ...headers } = Object.fromEntries(response.headers)
        return { status: response.status, text: await response.text(), headers }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 200, text: '{}' })
    expect((await nextMail()).to).toBe(EMAIL.nil)
  })

  describe('sends the link to where the client wants it on the same origin, and nowhere else', () => {
    it.each([
      ['http://noor.lapwing.test/admin/x?a=1#b', 'http://noor.lapwing.test/admin/x?a=1&'],
      ['http://noor.lapwing.test//attacker.test/x', 'http://noor.lapwing.test//attacker.test/x?'],
      ['http://user:word@noor.lapwing.test/x', 'http://noor.lapwing.test/x?'],
      ['http://acme.lapwing.test/x', 'http://noor.lapwing.test/set-password?'],
      ['https://noor.lapwing.test/x', 'http://noor.lapwing.test/set-password?'],
      ['http://noor.lapwing.test:8080/x', 'http://noor.lapwing.test/set-password?'],
      ['http://noor.lapwing.test.attacker.test/', 'http://noor.lapwing.test/set-password?'],
      ['http://noor.lapwing.test@attacker.test/', 'http://noor.lapwing.test/set-password?'],
      ['//attacker.test', 'http://noor.lapwing.test/set-password?'],
      ['javascript:alert(1)', 'http://noor.lapwing.test/set-password?'],
      ['/admin', 'http://noor.lapwing.test/set-password?'],
    ])('%s', async (redirectTo, expected) => {
      await recover(EMAIL.nil, redirectTo)
      const { link } = await nextMail()
      expect(link.href).toMatch(/type=recovery&token_hash=[\w-]{43}$/)
      expect(link.href.replace(/type=.*/, '')).toBe(expected)
    })
  })

  it.each([
    ['/recover', '{}'],
    ['/recover', `{"email":"${'x'.repeat(255)}"}`],
    ['/resend', `{"type":"email_change","email":"${EMAIL.nil}"}`],
    ['/resend', '{"type":"signup"}'],
  ])('refuses POST %s with %s', async (path, body) => {
    const response = await fetch(`${gateway.url}/auth/v1${path}`, { method: 'POST', body })
    expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'validation_failed' }])
  })

  it('tells the person that the password was changed', async () => {
    const email = 'change@acme.example'
    await gateway.identities.createUser({ email, password: PASSWORD, confirmed: true, userMetadata: {} })
    const client = await gateway.signedIn(email)
    expect((await client.auth.updateUser({ data: { a: 1 } })).error).toBeNull()
    const change = { password: 'ten chars!', current_password: PASSWORD }
    expect((await client.auth.updateUser(change)).error).toBeNull()
    const { to, subject, links } = await nextMail()
    expect({ to, subject, links }).toEqual({
      to: email,
      subject: expect.stringContaining('password was changed'),
      links: [],
    })
  })
})
