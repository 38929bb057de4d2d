/** No secret is ever logged, whether everything works or everything fails (R5, R26). */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const EMAIL = 'agent@acme.test'
const NEW_PASSWORD = 'a brand new password'
const IN_QUERY = 'what-stands-in-a-query'

const lines = vi.hoisted((): string[] => [])
// Captures the server's own log, at its most verbose level.
vi.mock('#server/adapters/log/create-log.ts', async importOriginal => {
  const { createLog } = await importOriginal<typeof import('#server/adapters/log/create-log.ts')>()
  return { createLog: () => createLog('trace', { to: { write: line => void lines.push(line) } }) }
})

describe('the log', () => {
  const secrets = new Set<string>([DEMO_PASSWORD, NEW_PASSWORD, IN_QUERY])
  let isBroken = false
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openTestDatabase('postgres', { content: 'demo' })
    const broken = () => Promise.reject(new DatabaseError('XX000', 'a fault'))
    const fragile: Database = {
      ...database,
      as: (...call) => (isBroken ? broken() : database.as(...call)),
      asOwner: work => (isBroken ? broken() : database.asOwner(work)),
    }
    server = await openTestServer(fragile)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  afterEach(() => {
    const text = lines.join('')
    expect([...secrets].filter(secret => text.includes(secret))).toEqual([])
  })

  async function post(path: string, body: object, token?: string) {
    const response = await server.request(path, {
      method: path.endsWith('/user') ? 'PUT' : 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        cookie: `session=${IN_QUERY}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    return { status: response.status, body: await response.json() }
  }
  /** Posts twice: first while everything fails, then normally. */
  async function postTwice(path: string, body: object, token?: string) {
    isBroken = true
    expect((await post(path, body, token)).status, path).toBe(500)
    isBroken = false
    const answered = await post(path, body, token)
    expect(answered.status, `${path} ${JSON.stringify(answered.body)}`).toBeLessThan(300)
    return answered.body
  }
  const keep = (...values: string[]) => {
    for (const value of values) secrets.add(value)
  }
  const linkTo = (address: string, parameter: string) =>
    waitFor(async () => {
      const mails = (await readMails(server.dataFolder)).filter(({ to }) => to === address)
      const links = mails.flatMap(({ text }) => /https?:\S+/.exec(text)?.[0] ?? [])
      const values = links.flatMap(link => new URL(link).searchParams.get(parameter) ?? [])
      expect(values).not.toEqual([])
      return values.at(-1)!
    })

  it('hears of faults', async () => {
    isBroken = true
    await server.request(`/api/tenant?token=${IN_QUERY}`)
    isBroken = false
    expect(lines.join('')).toContain('a request failed')
    expect(lines.join('')).toContain('/api/tenant')
  })

  it('holds nothing of a sign-in', async () => {
    const password = { email: EMAIL, password: DEMO_PASSWORD }
    const session = await postTwice('/auth/v1/token?grant_type=password', password)
    const renewal = { refresh_token: session.refresh_token }
    const renewed = await postTwice('/auth/v1/token?grant_type=refresh_token', renewal)
    keep(session.access_token, session.refresh_token, renewed.access_token, renewed.refresh_token)
    const factor = await postTwice('/auth/v1/factors', { factor_type: 'totp' }, session.access_token)
    keep(factor.totp.secret)
  })

  it('holds nothing of a reset', async () => {
    expect((await post(`/auth/v1/recover?redirect_to=${IN_QUERY}`, { email: EMAIL })).status).toBe(200)
    const tokenHash = await linkTo(EMAIL, 'token_hash')
    keep(tokenHash)
    await server.request(`/set-password?type=recovery&token_hash=${tokenHash}`)
    const session = await postTwice('/auth/v1/verify', { type: 'recovery', token_hash: tokenHash })
    keep(session.access_token, session.refresh_token)
    await postTwice('/auth/v1/user', { password: NEW_PASSWORD }, session.access_token)
  })

  it('holds nothing of an invitation', async () => {
    const admin = await server.memberToken(personId('admin@acme.test'))
    const email = `${randomUUID()}@acme.test`
    await postTwice('/api/invitations', { email, role: 'agent' }, admin)
    const token = await linkTo(email, 'invite')
    keep(token, admin)
    await postTwice('/api/invitations/read', { token })
    await postTwice('/api/invitations/accept', { token, fullName: 'Ann', password: NEW_PASSWORD })
  })

  it('holds nothing of an impersonation', async () => {
    const staff = await server.memberToken(personId('staff@lapwing.test'))
    const [company] = await database.asOwner(query =>
      query<{ id: string }>("select id from public.companies where subdomain = 'acme'"),
    )
    const wish = { company_id: company!.id, reason: 'to look at a fault', can_write: false }
    const { token } = await postTwice('/api/impersonations', wish, staff)
    const { access_token } = await postTwice('/api/impersonations/redeem', { token })
    keep(staff, token, access_token)
  })

  it('has heard enough to go by', () => {
    expect(lines.length).toBeGreaterThan(10)
    expect(secrets.size).toBeGreaterThan(12)
  })
})
