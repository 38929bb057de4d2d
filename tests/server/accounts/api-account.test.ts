/** Calls about accounts and the visitor's token. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VISITOR_TOKEN_LIFETIME_MS, VISITOR_TOKEN_RENEWABLE_MS } from '#contract/constants/conversation.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const DAY_MS = 24 * 60 * 60_000

describeEachDemoDatabase('account calls', given => {
  let server: TestServer

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  function setStatus(email: string, status: string) {
    return given.database.asOwner(query =>
      query('update public.profiles set status = $2 where id = $1', [personId(email), status]),
    )
  }

  it('[API-01] tells the tenant of the request', async () => {
    const acme = await server.caller(null, 'acme')('tenant')
    expect(acme.body).toMatchObject({ subdomain: 'acme', name: 'Acme', isDefaultTenant: false })
    const platform = await server.caller(null)('tenant')
    expect(platform.body).toMatchObject({ subdomain: 'app', isDefaultTenant: true })
    expect((await server.caller(null, 'nobody')('tenant')).code).toBe('tenant_not_found')
  })

  it('[API-01] gives a signed-in person the profile, and nobody else', async () => {
    const agent = await server.asMember('agent@acme.test')
    expect((await agent('userProfile')).body).toMatchObject({
      id: personId('agent@acme.test'),
      company_name: 'Acme',
      role: 'agent',
      is_active: true,
    })
    const id = randomUUID()
    const nobody = server.caller(await server.memberToken(id))
    expect((await nobody('userProfile')).code).toBe('session_ended')
    await given.database.asOwner(query =>
      query("insert into auth.users (id, email) values ($1, 'stranger@nowhere.example')", [id]),
    )
    const stranger = server.caller(await server.memberToken(id))
    expect((await stranger('userProfile')).code).toBe('profile_not_found')
    expect((await server.caller(null)('userProfile')).code).toBe('token_missing')
  })

  it('[API-01] activates the invited and keeps the suspended out', async () => {
    const call = await server.asMember('liam@acme.test')
    await setStatus('liam@acme.test', 'invited')
    expect((await call('listConversations')).code).toBe('forbidden')
    expect((await call('activateSelf')).body).toEqual({ ok: true })
    expect((await call('activateSelf')).status).toBe(200)
    expect((await call('listConversations')).status).toBe(200)
    await setStatus('liam@acme.test', 'suspended')
    expect((await call('activateSelf')).code).toBe('forbidden')
    expect((await call('userProfile')).body.is_active).toBe(false)
    expect((await call('listConversations')).code).toBe('forbidden')
  })

  it('[API-01] keeps leads, and shows the debug bar to platform staff alone', async () => {
    const call = server.caller(null)
    expect((await call('createLead', { body: { email: 'A@b.test', source: 'hero' } })).status).toBe(201)
    const exit = { email: 'c@d.test', pagePath: '/pricing', referrer: '' }
    expect((await call('createExitIntentLead', { body: exit })).status).toBe(201)
    const leads = await given.database.asOwner(query =>
      query('select email, source from public.leads order by email'),
    )
    expect(leads).toEqual([
      { email: 'a@b.test', source: 'hero' },
      { email: 'c@d.test', source: 'exit-intent' },
    ])
    expect((await call('debugbar')).body).toEqual({ enabled: false })
    expect((await (await server.asMember('admin@acme.test'))('adminDebugbar')).code).toBe('route_not_found')
    expect((await (await server.asMember('staff@lapwing.test'))('adminDebugbar')).status).toBe(200)
  })

  it('[MKT-08] mails the video of the exit popup, once a day to an address', async () => {
    const limited = await openTestServer(given.database, { isLimited: true })
    const ask = (email: string) =>
      limited.caller(null)('createExitIntentLead', {
        body: { email, pagePath: '/', referrer: 'https://x.test' },
      })
    for (const email of ['one@firm.test', 'one@firm.test', 'two@firm.test'])
      expect((await ask(email)).status).toBe(201)
    // Other emails are sent as time goes by.
    const videos = async () => {
      await limited.jobsSettled()
      return (await readMails(limited.dataFolder)).filter(({ to }) => to.endsWith('@firm.test'))
    }
    const sent = async () => (await videos()).map(({ to }) => to)
    expect(await sent()).toEqual(['one@firm.test', 'two@firm.test'])
    limited.clock.advance(DAY_MS - 1)
    await ask('one@firm.test')
    expect(await sent()).toHaveLength(2)
    limited.clock.advance(1)
    await ask('one@firm.test')
    const mails = await videos()
    expect(mails.map(({ to }) => to)).toEqual(['one@firm.test', 'two@firm.test', 'one@firm.test'])
    expect(mails[0]?.text).toContain('/resources/demos#reduce-churn-boost-engagement')
    expect(mails[0]?.text).not.toContain('x.test')
    await limited.close()
  })

  it('[API-03] renews a valid token, and one that expired less than 30 days ago', async () => {
    const { id, token, call } = await server.asVisitor()
    const renew = () => call('createVisitorToken', { body: { conversation_id: id } })
    const renewed = await renew()
    expect(renewed.status).toBe(200)
    const works = await server.caller(renewed.body.token)('getConversation', { params: { id } })
    expect(works.status).toBe(200)

    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
    expect(claims.exp * 1_000).toBeLessThanOrEqual(server.clock.now() + VISITOR_TOKEN_LIFETIME_MS)
    // One millisecond before a whole second, at which a token of 30 days ago can no longer be renewed.
    server.clock.advance(999 - (server.clock.now() % 1_000))
    const expiredAtS = (server.clock.now() + 1 - VISITOR_TOKEN_RENEWABLE_MS) / 1_000
    const old = server.caller(await server.tokens.sign(claims, expiredAtS))
    const renewOld = () => old('createVisitorToken', { body: { conversation_id: id } })
    expect((await old('getConversation', { params: { id } })).code).toBe('token_expired')
    expect((await renewOld()).status).toBe(200)
    server.clock.advance(1)
    expect((await renewOld()).code).toBe('token_expired')
  })

  it('[API-03] gives no token for another conversation, and none for known ids alone', async () => {
    const [own, others] = [await server.asVisitor(), await server.asVisitor()]
    const refuse = async (conversation_id: string) => {
      const { status, text } = await own.call('createVisitorToken', { body: { conversation_id } })
      return [status, text]
    }
    expect((await refuse(others.id))[0]).toBe(404)
    expect(await refuse(others.id)).toEqual(await refuse(randomUUID()))

    const answers = new Set<string>()
    for (let i = 0; i < 100; i++) {
      const body = { conversation_id: i % 2 === 0 ? others.id : randomUUID() }
      const { status, text } = await server.caller(null, 'acme')('createVisitorToken', { body })
      answers.add(`${status} ${text}`)
    }
    expect([...answers]).toEqual([expect.stringContaining('token_missing')])
  })
})
