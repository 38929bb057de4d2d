/** A person's sessions. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const DAY_MS = 24 * 60 * 60_000

describeEachDemoDatabase('sessions', given => {
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  async function signIn(email: string, userAgent = 'A browser') {
    const session_id = randomUUID()
    await given.database.asOwner(query =>
      query(
        `insert into auth.sessions (id, user_id, user_agent, ip, created_at, refreshed_at)
         values ($1, $2, $3, '203.0.113.7', $4, $5)`,
        [session_id, personId(email), userAgent, new Date(server.clock.now()), null],
      ),
    )
    return { id: session_id, call: server.caller(await server.memberToken(personId(email), { session_id })) }
  }

  it('[AUTH-01] are listed to their bearer alone, this one first', async () => {
    const [other, current] = [await signIn('agent@acme.test', 'Elsewhere'), await signIn('agent@acme.test')]
    await signIn('sofia@acme.test', 'Somebody else')
    server.clock.advance(1_000)
    const refreshed = new Date(server.clock.now())
    await given.database.asOwner(query =>
      query('update auth.sessions set refreshed_at = $2 where id = $1', [other.id, refreshed]),
    )
    const { status, body, text } = await current.call('listSessions')
    expect(status).toBe(200)
    expect(text).not.toContain('Somebody else')
    expect(body.sessions[0]).toEqual({
      id: current.id,
      is_current: true,
      user_agent: 'A browser',
      ip: '203.0.113.7',
      created_at: expect.any(String),
      last_active_at: body.sessions[0]!.created_at,
    })
    expect(body.sessions.filter(session => session.is_current)).toHaveLength(1)
    expect(body.sessions.find(({ id }) => id === other.id)).toMatchObject({
      is_current: false,
      user_agent: 'Elsewhere',
      last_active_at: refreshed.toISOString(),
    })
  })

  it('[AUTH-03] end at once when they are ended from another', async () => {
    const [other, current] = [await signIn('agent@acme.test'), await signIn('agent@acme.test')]
    expect((await other.call('userProfile')).status).toBe(200)
    expect((await current.call('endSession', { params: { id: other.id } })).body).toEqual({ ok: true })
    expect(await other.call('userProfile')).toMatchObject({ status: 401, code: 'session_ended' })
    expect(await other.call('listConversations')).toMatchObject({ status: 401, code: 'session_ended' })
    expect((await current.call('listSessions')).body.sessions.map(({ id }) => id)).not.toContain(other.id)
    expect((await current.call('endSession', { params: { id: other.id } })).code).toBe('session_not_found')
  })

  it('[GUARD-07] of others answer with the bytes of an unknown one, and live on', async () => {
    const [mine, theirs] = [await signIn('agent@acme.test'), await signIn('admin@noor.test')]
    const unknown = await mine.call('endSession', { params: { id: randomUUID() } })
    expect(unknown).toMatchObject({ status: 404, code: 'session_not_found' })
    const refused = await mine.call('endSession', { params: { id: theirs.id } })
    expect([refused.status, refused.text]).toEqual([unknown.status, unknown.text])
    expect((await theirs.call('userProfile')).status).toBe(200)
  })

  it('[AUTH-07] that are over show nothing', async () => {
    const { id, call } = await signIn('agent@acme.test')
    await call('endSession', { params: { id } })
    expect((await call('listSessions')).code).toBe('session_ended')
    expect((await call('endSession', { params: { id: randomUUID() } })).code).toBe('session_ended')
  })

  it('[ADMIN-04] are counted before a setting ends them, and ended by the server itself', async () => {
    await given.database.asOwner(query => query('delete from auth.sessions'))
    const session = await signIn('sofia@acme.test')
    const count = async (session_days: number) => {
      // A new token for each, because the clock moves on by days.
      const admin = await server.asMember('admin@acme.test')
      return (await admin('countExpired', { query: { session_days } })).body
    }
    server.clock.advance(10 * DAY_MS - 1)
    expect((await count(10)).sessions).toBe(0)
    server.clock.advance(1)
    expect((await count(10)).sessions).toBe(1)
    expect(await count(11)).toMatchObject({ conversations: null, files: null })
    const agent = await server.asMember('agent@acme.test')
    expect((await agent('countExpired', { query: { session_days: 10 } })).code).toBe('forbidden')

    const admin = await server.asMember('admin@acme.test')
    expect((await changeSettings(admin, 'sign-in', { session_days: 10 })).status).toBe(200)
    const second = await openTestServer(given.database, { clock: createManualClock(server.clock.now()) })
    const rows = () =>
      given.database.asOwner(query => query('select from auth.sessions where id = $1', [session.id]))
    await waitFor(async () => expect(await rows()).toEqual([]))
    expect((await count(10)).sessions).toBe(0)
    await second.close()
  })
})
