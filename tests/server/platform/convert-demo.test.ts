/**
 * A database is for the demo or for real use. Credentials that the demo has made public give no access in
 * production.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { seedPeople } from '#demo/people.ts'
import type { Config } from '#server/config/read-config.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const FOUNDER = { email: 'ada@newco.example', password: 'correct horse battery' }
const PRODUCTION = { isDemo: false, isSeeded: false } as const satisfies Partial<Config>
const CONVERSION = { ...PRODUCTION, convertsDemo: true }

const postTo = (server: TestServer, path: string, body: object) =>
  server.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const logIn = (server: TestServer, email: string, password: string) =>
  postTo(server, '/auth/v1/token?grant_type=password', { email, password })

describeEachDemoDatabase('a database of the demo', given => {
  let folder: string
  let refreshTokens: string[]
  let server: TestServer
  const ask = (sql: string) => given.database.asOwner(query => query(sql))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lapwing-demo-'))
    const demo = await openTestServer(given.database)
    const signedIn = await Promise.all(
      ['staff@lapwing.test', 'admin@acme.test'].map(email => logIn(demo, email, DEMO_PASSWORD)),
    )
    refreshTokens = await Promise.all(signedIn.map(async answer => (await answer.json()).refresh_token))
    const admin = await demo.asMember('admin@acme.test')
    await admin('createInvitation', { body: { email: 'eve@evil.example', role: 'admin' } })
    await demo.caller(null)('signup', { body: { ...FOUNDER, fullName: 'Ada' } })
    await ask("update auth.users set email_confirmed_at = now() where email = 'ada@newco.example'")
    await postTo(demo, '/auth/v1/recover', { email: 'admin@acme.test' })
    await ask(`insert into public.ai_models (company_id, url, name, secret, updated_at)
               select id, 'https://model.evil.example', 'm', 'sealed', now()
                 from public.companies where subdomain = 'acme'`)
    await ask(`insert into public.mail_servers (company_id, host, port, security, secret, from_address)
               select id, 'mail.evil.example', 587, 'tls', 'sealed', 'a@evil.example'
                 from public.companies where subdomain = 'acme'`)
    await ask(`insert into public.voice_accounts (company_id, provider, secret, key_saved_at, key_saved_by_name)
               select id, 'openai', 'sealed', now(), 'Eve' from public.companies where subdomain = 'acme'`)
    await writeFile(join(folder, 'jwt-secret'), 's'.repeat(40))
    await writeFile(join(folder, 'mailbox.jsonl'), '{}')
    await demo.close()
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  it('does not start in production, and says what to do', async () => {
    await expect(openTestServer(given.database, { config: PRODUCTION })).rejects.toThrow(
      new Error(
        'This database was made for the demo, whose passwords are public, so it does not start in production. ' +
          'Set another DATA_DIR or DATABASE_URL, or start once with --convert-demo, which disables every demo account ' +
          'and keeps what people have added:\n  npm start -- --convert-demo',
      ),
    )
  })

  it("is not converted with the demo's own secret", async () => {
    const config = { ...CONVERSION, dataFolder: folder, jwtSecret: 's'.repeat(40) }
    await expect(openTestServer(given.database, { config })).rejects.toThrow(
      `JWT_SECRET is the demo's own, from ${join(folder, 'jwt-secret')}. Make a new one for production.`,
    )
    expect(existsSync(join(folder, 'jwt-secret'))).toBe(true)
  })

  it('is converted, and says what was done', async () => {
    server = await openTestServer(given.database, { config: { ...CONVERSION, dataFolder: folder } })
    expect(server.notices).toContain('Converted the demo: 16 demo accounts are disabled.')
    for (const file of ['jwt-secret', 'mailbox.jsonl']) expect(existsSync(join(folder, file))).toBe(false)
  })

  it.each(seedPeople.map(({ email }) => email))('lets %s in no more', async email => {
    const answer = await logIn(server, email, DEMO_PASSWORD)
    expect([answer.status, (await answer.json()).error_code]).toEqual([401, 'user_banned'])
    // Even with a token whose session somebody has created again.
    const caller = server.caller(await server.memberToken(personId(email)))
    expect((await caller('countConversations')).status).toBe(403)
  })

  it('says no more about another password', async () => {
    const answer = await logIn(server, 'admin@acme.test', 'another password')
    expect([answer.status, (await answer.json()).error_code]).toEqual([401, 'user_banned'])
  })

  it('renews no session of the demo, and sends nobody in by a link of the demo', async () => {
    for (const refresh_token of refreshTokens) {
      const answer = await postTo(server, '/auth/v1/token?grant_type=refresh_token', { refresh_token })
      expect(answer.status).toBe(400)
    }
    expect(
      await ask('select from auth.users where recovery_token is not null or confirmation_token is not null'),
    ).toEqual([])
  })

  it('keeps no key, no model, no mail server and no second factor of the demo', async () => {
    expect(await ask('select from public.companies where identity_secret is not null')).toEqual([])
    expect(await ask('select from public.ai_models')).toEqual([])
    expect(await ask('select from public.mail_servers')).toEqual([])
    expect(await ask('select from public.voice_accounts')).toEqual([])
    expect(await ask('select from auth.mfa_factors')).toEqual([])
  })

  it('keeps what real people have added', async () => {
    expect((await logIn(server, FOUNDER.email, FOUNDER.password)).status).toBe(200)
    expect((await server.caller(null, 'newco')('tenant')).status).toBe(200)
    expect((await server.caller(null, 'acme')('tenant')).status).toBe(200)
  })

  it('shows nothing that the demo alone has', async () => {
    const { body } = await server.caller(null)('config')
    expect([body.demo, body.developmentAccountId]).toEqual([null, null])
    expect((await server.request('/api/mailbox')).status).toBe(404)
    const jump = await server.caller(null)('changeDemoClock', { body: { action: 'jump', ms: 1 } })
    expect(jump.status).toBe(404)
  })

  it('is converted once, however often that is asked for', async () => {
    const again = await openTestServer(given.database, { config: CONVERSION })
    expect(again.notices).toContain('There is no demo to convert.')
    expect((await logIn(again, FOUNDER.email, FOUNDER.password)).status).toBe(200)
    await again.close()
  })

  it('does not start as a demo again', async () => {
    await expect(openTestServer(given.database)).rejects.toThrow(
      new Error(
        'This database holds real data, so it does not start in demo mode. ' +
          'Set LAPWING_MODE=production, or another DATA_DIR or DATABASE_URL for the demo.',
      ),
    )
  })
})

it('a database of production gets no demo people, also while it is empty', async () => {
  const database = await openTestDatabase('postgres')
  try {
    const production = await openTestServer(database, { config: PRODUCTION })
    await production.close()
    await expect(openTestServer(database)).rejects.toThrow('This database holds real data')
    expect(await database.asOwner(query => query('select from auth.users'))).toEqual([])
  } finally {
    await database.close()
  }
})
