/** Sessions end once they are not used for the company's days, and what is left of them is deleted. */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { REVOKED_TOKEN_LIFETIME_MS } from '#contract/constants/server.ts'
import { SESSION_DAYS } from '#contract/constants/settings.ts'
import { CHALLENGE_LIFETIME_MS } from '#server/gateway/auth/factor-store.ts'
import { countExpiredSessions, forgetSessions } from '#server/gateway/auth/session-age.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { addColleague } from '#tests/support/foreign-tokens.ts'
import { ACME, EMAIL, type GatewayHarness, NOOR, startGateway } from '#tests/support/gateway-harness.ts'
import { storeSettings } from '#tests/support/settings.ts'

const DAY_MS = 24 * 60 * 60_000

describeEachDatabase('the age of sessions', given => {
  let gateway: GatewayHarness
  let userId: string
  let email: string

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })
  beforeEach(async () => {
    await sql('delete from auth.sessions')
    userId = await addColleague(gateway)
    email = (await gateway.identities.findById(userId))!.email
  })
  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  const sql = <T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(statement, params))
  const setTo = (subdomain: string, session_days: number) =>
    given.database.asOwner(query => storeSettings(query, subdomain, 'sign-in', { session_days }))
  const forget = () => forgetSessions({ database: given.database, clock: gateway.clock })
  const sessions = async () => (await sql('select from auth.sessions')).length
  const refresh = async (client: SupabaseClient) =>
    (await client.auth.refreshSession()).error?.code ?? 'refreshed'

  it.each([
    ['by default', SESSION_DAYS.default],
    ['by the company’s setting', 3],
  ])(
    '[ADMIN-04] lets a session go on until its days without use are over, to the millisecond: %s',
    async (_, days) => {
      if (days !== SESSION_DAYS.default) await setTo('acme', days)
      const [used, lost] = [await gateway.signedIn(email), await gateway.signedIn(email)]
      gateway.clock.advance(days * DAY_MS - 1)
      expect(await refresh(used)).toBe('refreshed')
      await forget()
      expect(await sessions()).toBe(2)
      gateway.clock.advance(1)
      expect(await refresh(lost)).toBe('refresh_token_not_found')
      expect(await sessions()).toBe(1)
      // Each use counts from then on.
      gateway.clock.advance(days * DAY_MS - 2)
      expect(await refresh(used)).toBe('refreshed')
      await sql("delete from public.settings where section = 'sign-in'")
    },
  )

  it('[TENANT-01] counts and ends the sessions of the company alone', async () => {
    await setTo('noor', 1)
    await gateway.signedIn(email)
    await gateway.signedIn(EMAIL.nil)
    gateway.clock.advance(2 * DAY_MS)
    await gateway.signedIn(email)
    const deps = { database: given.database, clock: gateway.clock }
    const counts = await Promise.all(
      [1, 2, 3].map(async days => [
        await countExpiredSessions(deps, ACME, days),
        await countExpiredSessions(deps, NOOR, days),
      ]),
    )
    expect(counts).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ])
    await forget()
    const left = await sql<{ user_id: string }>('select distinct user_id from auth.sessions')
    expect(left).toEqual([{ user_id: userId }])
    await sql("delete from public.settings where section = 'sign-in'")
  })

  it('gives platform staff, and accounts of no company, the default', async () => {
    await setTo('acme', 1)
    await sql("update public.profiles set role = 'staff' where id = $1", [userId])
    const accountOnly = randomUUID()
    await sql('insert into auth.users (id, email) values ($1, $2)', [accountOnly, `${accountOnly}@x.test`])
    await sql('insert into auth.sessions (user_id, created_at) values ($1, $2)', [
      accountOnly,
      new Date(gateway.clock.now()),
    ])
    const client = await gateway.signedIn(email)
    gateway.clock.advance(SESSION_DAYS.default * DAY_MS - 1)
    await forget()
    expect(await sessions()).toBe(2)
    expect(await refresh(client)).toBe('refreshed')
    gateway.clock.advance(1)
    await forget()
    expect(await sql('select user_id from auth.sessions')).toEqual([{ user_id: userId }])
    await sql("delete from public.settings where section = 'sign-in'")
  })

  it('deletes the tokens of a session with it', async () => {
    const client = await gateway.signedIn(email)
    await refresh(client)
    gateway.clock.advance(SESSION_DAYS.default * DAY_MS)
    await Promise.all([forget(), forget()])
    expect(await sql('select from auth.refresh_tokens')).toEqual([])
    expect(await refresh(client)).toBe('refresh_token_not_found')
  })

  it('keeps a revoked refresh token for as long as it can reveal a theft', async () => {
    const client = await gateway.signedIn(email)
    const stolen = (await client.auth.getSession()).data.session!.refresh_token
    await refresh(client)
    gateway.clock.advance(REVOKED_TOKEN_LIFETIME_MS - 1)
    await forget()
    expect(await sql('select from auth.refresh_tokens')).toHaveLength(2)
    gateway.clock.advance(1)
    await forget()
    expect(await sql('select revoked_at from auth.refresh_tokens')).toEqual([{ revoked_at: null }])
    const reused = await gateway.client().auth.refreshSession({ refresh_token: stolen })
    expect(reused.error?.code).toBe('refresh_token_not_found')
    expect(await refresh(client)).toBe('refreshed')
  })

  it('deletes a token that a second tab never exchanged, and lets the session go on', async () => {
    const client = await gateway.signedIn(email)
    const first = (await client.auth.getSession()).data.session!.refresh_token
    await refresh(client)
    await gateway.client().auth.refreshSession({ refresh_token: first })
    const open = () => sql('select from auth.refresh_tokens where revoked_at is null')
    for (let days = 0; days < SESSION_DAYS.max; days += 73) {
      expect(await open()).toHaveLength(2)
      gateway.clock.advance(73 * DAY_MS)
      expect(await refresh(client)).toBe('refreshed')
      await forget()
    }
    expect(await open()).toHaveLength(1)
    expect(await refresh(client)).toBe('refreshed')
  })

  it('deletes challenges of second factors that nobody has answered', async () => {
    const factor = randomUUID()
    const now = new Date(gateway.clock.now())
    await sql('insert into auth.mfa_factors (id, user_id, secret) values ($1, $2, $3)', [factor, userId, 'x'])
    await sql('insert into auth.mfa_challenges (factor_id, created_at) values ($1, $2)', [factor, now])
    gateway.clock.advance(CHALLENGE_LIFETIME_MS - 1)
    await forget()
    expect(await sql('select from auth.mfa_challenges')).toHaveLength(1)
    gateway.clock.advance(1)
    await forget()
    expect(await sql('select from auth.mfa_challenges')).toEqual([])
  })

  it('deletes more than a batch in rounds', async () => {
    await sql(
      `insert into auth.sessions (user_id, created_at)
       select $1, $2 from generate_series(1, 1001)`,
      [userId, new Date(gateway.clock.now() - SESSION_DAYS.default * DAY_MS)],
    )
    expect(await forget()).toBe(true)
    expect(await forget()).toBe(false)
    expect(await sessions()).toBe(0)
  })
})
