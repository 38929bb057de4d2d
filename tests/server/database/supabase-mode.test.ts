import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { seedCompanies } from '#demo/companies.ts'
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import type { Config } from '#server/config/read-config.ts'
import { type Context, createContext } from '#server/context.ts'
import type { Database } from '#server/ports/database.ts'
import { createTokens } from '#server/tokens/tokens.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

const SECRET = 'the secret of the project, long enough to sign with'
const signUps: { readonly url: URL; readonly body: unknown }[] = []

/** A fake of the project's auth service, with the parts that a sign-up uses. */
const project = createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://project.test')
  const isSignUp = request.method === 'POST' && url.pathname === '/auth/v1/signup'
  if (isSignUp) signUps.push({ url, body: await json(request) })
  response.writeHead(isSignUp ? 200 : 404, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify(isSignUp ? { id: 'f0a00000-0000-4000-8000-000000000001', identities: [{}] } : {}),
  )
})

describe('with a Supabase project in the place of the gateway', () => {
  let context: Context
  let projectUrl: string
  let database: Database

  const post = (path: string, body: object) =>
    context.app.request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant-subdomain': 'acme' },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    await new Promise<void>(resolve => project.listen(0, '127.0.0.1', resolve))
    projectUrl = `http://127.0.0.1:${(project.address() as AddressInfo).port}`
    database = await openTestDatabase('postgres')
    const { id, name, subdomain } = seedCompanies[0]!
    await database.asOwner(query =>
      query('insert into public.companies (id, name, subdomain) values ($1, $2, $3)', [id, name, subdomain]),
    )
    const config: Config = {
      port: 0,
      host: '127.0.0.1',
      publicUrl: null,
      dataFolder: 'unused',
      logLevel: 'silent',
      database: { kind: 'supabase', url: 'unused', projectUrl, anonKey: 'the-anon-key-of-the-project' },
      jwtSecret: SECRET,
      isDemo: false,
      isSeeded: false,
      hasStory: false,
      convertsDemo: false,
      busUrl: null,
      files: { kind: 'disk' },
      claimsFiles: false,
      model: null,
      searchMemoryBytes: 2 ** 28,
      embeddings: { kind: 'off' },
      platformOwnerId: null,
      trustedProxies: [],
      metricsAddress: null,
      isLimited: false,
      isDebugBarOn: false,
      previewGate: null,
      voice: null,
      smtp: null,
      mailIn: null,
      operator: UNKNOWN_OPERATOR,
    }
    context = await createContext(config, () => 'http://localhost', { database })
  })
  afterAll(async () => {
    await context.close()
    project.close()
  })

  it('sends browsers to the project for auth and realtime', async () => {
    const expected = { url: projectUrl, key: 'the-anon-key-of-the-project' }
    expect(await (await context.app.request('http://localhost/api/config')).json()).toEqual({
      supabase: expected,
      demo: null,
      developmentAccountId: null,
      operator: UNKNOWN_OPERATOR,
    })
    const created = await (await post('/api/conversations/create', { subject: 'Hello' })).json()
    expect(created).toMatchObject({
      realtime: expected,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
  })

  it('has no gateway of its own', async () => {
    const answer = await context.app.request('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
    })
    expect(answer.status).toBe(404)
  })

  it('[ADMIN-04] leaves the age of sessions to the project, and counts none', async () => {
    const [userId, sessionId] = [randomUUID(), randomUUID()]
    await database.asOwner(async query => {
      await query("insert into auth.users (id, email) values ($1, 'al@acme.example')", [userId])
      await query(
        "insert into public.profiles (id, company_id, full_name, role) values ($1, $2, 'Al', 'admin')",
        [userId, seedCompanies[0]!.id],
      )
      await query(
        "insert into auth.sessions (id, user_id, created_at) values ($1, $2, now() - interval '2 years')",
        [sessionId, userId],
      )
    })
    const token = await createTokens(SECRET, systemClock).sign(
      { aud: 'authenticated', role: 'authenticated', sub: userId, session_id: sessionId },
      Math.floor(Date.now() / 1_000) + 600,
    )
    const answer = await context.app.request(
      'http://localhost/api/expired?session_days=1&retention_days=30',
      {
        headers: { authorization: `Bearer ${token}` },
      },
    )
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { conversations: 0, files: null, sessions: null },
    ])
    expect(
      await database.asOwner(query => query('select from auth.sessions where id = $1', [sessionId])),
    ).toHaveLength(1)
  })

  it('makes the first platform user through the project, who is invited until the address is confirmed', async () => {
    const token = context.notices.at(-1)!.replace(/^ +token +/, '')
    const person = { email: 'ines@platform.example', fullName: 'Ines', password: 'long enough' }
    const answer = await post('/api/first-run', { token, ...person })
    expect([answer.status, await answer.json()]).toEqual([201, { isConfirmed: false }])
    expect(signUps.pop()!.url.searchParams.get('redirect_to')).toBe('http://localhost/auth/confirmed')
    expect(
      await database.asOwner(query => query("select status from public.profiles where role = 'staff'")),
    ).toEqual([{ status: 'invited' }])
    expect((await post('/api/first-run', { token, ...person })).status).toBe(404)
  })

  it('signs up through the project, which sends the mail', async () => {
    const answer = await post('/api/signup', {
      email: 'jo@newco.example',
      password: 'long enough',
      fullName: 'Jo New',
    })
    expect([answer.status, await answer.json()]).toEqual([201, { ok: true }])
    const [{ url, body }] = signUps as [(typeof signUps)[0]]
    expect(url.searchParams.get('redirect_to')).toBe('http://newco.localhost/auth/confirmed')
    expect(body).toEqual({
      email: 'jo@newco.example',
      password: 'long enough',
      data: { full_name: 'Jo New', role: 'admin', profile_setup_completed: true },
    })
  })
})
