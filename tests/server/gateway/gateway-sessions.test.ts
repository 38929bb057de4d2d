/** Where sessions come from, what they may change, and how long they last. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { PASSWORD_CHANGE_WITHIN_MS } from '#contract/constants/identity.ts'
import type { Claims } from '#server/ports/database.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { addColleague } from '#tests/support/foreign-tokens.ts'
import { type GatewayHarness, PASSWORD, startGateway } from '#tests/support/gateway-harness.ts'

const NEW_PASSWORD = 'another password'

describeEachDatabase('gateway sessions', given => {
  let gateway: GatewayHarness
  let userId: string
  let email: string

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })

  beforeEach(async () => {
    userId = await addColleague(gateway)
    email = (await gateway.identities.findById(userId))!.email
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  async function claimsOf(client: SupabaseClient): Promise<Claims> {
    const token = (await client.auth.getSession()).data.session!.access_token
    return ((await gateway.tokens.verify(token)) as unknown as { claims: Claims }).claims
  }

  async function recovered(): Promise<SupabaseClient> {
    const client = gateway.client()
    const token_hash = await gateway.identities.issueLink(userId, 'recovery')
    const { error } = await client.auth.verifyOtp({ type: 'recovery', token_hash })
    if (error) throw error
    return client
  }

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    [undefined, null],
  ])('remembers where a session was begun: %s', async (address, ip) => {
    const response = await fetch(`${gateway.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'user-agent': 'x'.repeat(1_000), ...(address && { 'x-forwarded-for': address }) },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    expect(response.status).toBe(200)
    const rows = await given.database.asOwner(query =>
      query('select host(ip) as ip, user_agent as agent from auth.sessions where user_id = $1', [userId]),
    )
    expect(rows).toEqual([{ ip, agent: 'x'.repeat(300) }])
  })

  it.each([
    ['a password', () => gateway.signedIn(email), 'password'],
    ['a link to a new password', () => recovered(), 'recovery'],
  ])('names what proved the person: %s', async (_, signIn, method) => {
    const { aal, amr } = await claimsOf(await signIn())
    expect({ aal, amr }).toEqual({
      aal: 'aal1',
      amr: [{ method, timestamp: Math.floor(gateway.clock.now() / 1_000) }],
    })
  })

  it('changes the password with the current one, however long ago the person signed in', async () => {
    const client = await gateway.signedIn(email)
    gateway.clock.advance(PASSWORD_CHANGE_WITHIN_MS)
    await client.auth.refreshSession()
    for (const [proof, code] of [
      [{}, 'current_password_required'],
      [{ current_password: 'not the password' }, 'current_password_mismatch'],
      [{ current_password: '' }, 'current_password_mismatch'],
    ] as const)
      expect((await client.auth.updateUser({ password: NEW_PASSWORD, ...proof })).error).toMatchObject({
        status: 400,
        code,
      })
    expect(await gateway.identities.findByCredentials(email, PASSWORD)).toBeTruthy()
    expect((await client.auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull()
    const changed = await client.auth.updateUser({ password: NEW_PASSWORD, current_password: PASSWORD })
    expect(changed.error).toBeNull()
    expect(await gateway.identities.findByCredentials(email, NEW_PASSWORD)).toBeTruthy()
  })

  it('changes the password without the current one at any time after a link to a new one, once', async () => {
    const client = await recovered()
    gateway.clock.advance(PASSWORD_CHANGE_WITHIN_MS)
    await client.auth.refreshSession()
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe(
      'current_password_required',
    )
    await client.auth.refreshSession()
    expect((await claimsOf(client))['amr']).toMatchObject([{ method: 'otp' }])
  })

  it.each([
    ['[GUARD-03] that must set a password', { raw_user_meta_data: { password_required: true } }],
    ['without a password', { encrypted_password: null }],
  ])('needs no current password for an account %s, within a day of signing in', async (_, change) => {
    const [client, late] = [await gateway.signedIn(email), await gateway.signedIn(email)]
    const [[column, value]] = Object.entries(change) as [[string, unknown]]
    const set = () =>
      given.database.asOwner(query =>
        query(`update auth.users set ${column} = $2 where email = $1`, [email, value]),
      )
    await set()
    expect(
      (await client.auth.updateUser({ password: NEW_PASSWORD, data: { password_required: false } })).error,
    ).toBeNull()
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe(
      'current_password_required',
    )
    expect((await late.auth.getUser()).error).toBeTruthy()
    await set()
    gateway.clock.advance(PASSWORD_CHANGE_WITHIN_MS)
    await client.auth.refreshSession()
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('reauthentication_needed')
  })

  it('lets nobody require a password of themselves, and so do without the current one (R3)', async () => {
    const client = await gateway.signedIn(email)
    for (const password_required of [true, 'true']) {
      const { data } = await client.auth.updateUser({ data: { password_required, theme: 'dark' } })
      expect(data.user?.user_metadata).not.toHaveProperty('password_required')
      expect(data.user?.user_metadata).toMatchObject({ theme: 'dark' })
      expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error?.code).toBe(
        'current_password_required',
      )
    }
  })

  it('refuses a password that is too long, for no hash is worth that much work', async () => {
    const client = await gateway.signedIn(email)
    const change = (length: number) =>
      client.auth.updateUser({ password: 'x'.repeat(length), current_password: PASSWORD })
    expect((await change(201)).error?.code).toBe('validation_failed')
    expect((await change(200)).error).toBeNull()
  })

  it('gives no right for what a person writes into the own metadata (R3)', async () => {
    const client = await gateway.signedIn(email)
    const rights = async () => {
      const claims = await claimsOf(client)
      const [row] = await given.database.as({ ...claims, api_actor: 'member' }, query =>
        query('select access_status, company_id, role, permissions, impersonation_id from app.membership()'),
      )
      return row
    }
    const before = await rights()
    const { error } = await client.auth.updateUser({
      data: {
        role: 'owner',
        password_required: false,
        profile_setup_completed: true,
        permissions: ['people.manage'],
        company_id: 'b0000000-0000-4000-8000-000000000001',
        impersonation_id: 'b0000000-0000-4000-8000-000000000001',
        app_metadata: { role: 'staff' },
      },
    })
    expect(error).toBeNull()
    await client.auth.refreshSession()
    expect(await claimsOf(client)).toMatchObject({
      role: 'authenticated',
      app_metadata: {},
      user_metadata: { role: 'owner' },
    })
    expect(await rights()).toEqual(before)
    expect(before).toMatchObject({
      access_status: 'active',
      role: 'agent',
      permissions: ['conversations.reply', 'content.edit'],
    })
    expect((await client.auth.updateUser({ app_metadata: { role: 'staff' } } as never)).error?.code).toBe(
      'validation_failed',
    )
  })
})
