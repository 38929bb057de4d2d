/** The rate limits of the API's calls, with the real counters. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { ERRORS } from '#contract/errors.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { readConfig } from '#server/config/read-config.ts'
import { startServer } from '#server/start/start-server.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

describeEachDemoDatabase('limits of calls', given => {
  let server: TestServer
  const clock = createManualClock(Date.now() - 60_000)
  let callers = 0
  const newIp = () => `203.0.113.${++callers}`
  const open = () => openTestServer(given.database, { clock, isLimited: true })

  beforeAll(async () => {
    server = await open()
  })
  afterAll(() => server.close())

  async function post(
    path: string,
    body: object,
    { ip, tenant, token }: { ip?: string; tenant?: string; token?: string },
  ) {
    const headers = {
      'content-type': 'application/json',
      ...(tenant && { 'x-tenant-subdomain': tenant }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return server.request(path, { method: 'POST', body: JSON.stringify(body), headers }, ip)
  }
  const statusOf = async (asked: Promise<Response>) => (await asked).status
  const newLead = (ip: string, email = `${randomUUID()}@shop.test`) =>
    post('/api/leads', { email, source: 'hero' }, { ip })
  const newConversation = (tenant: string, ip: string, more: object = {}) =>
    post('/api/conversations/create', { subject: 'Help', ...more }, { tenant, ip })

  it('answers one call too many with 429, when to come again, and a text', async () => {
    const ip = newIp()
    for (let i = 0; i < LIMITS.lead[0].max; i++) expect(await statusOf(newLead(ip))).toBe(201)
    clock.advance(1_000)
    const refused = await newLead(ip)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(LIMITS.lead[0].windowS - 1))
    expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
    expect(await refused.json()).toEqual({ error: ERRORS.rate_limited.text, code: 'rate_limited' })
    expect(await statusOf(newLead(newIp()))).toBe(201)
  })

  it('counts a named address wherever it is named from', async () => {
    const email = `${randomUUID()}@shop.test`
    for (let i = 0; i < LIMITS.lead[1].max; i++) expect(await statusOf(newLead(newIp(), email))).toBe(201)
    const refused = await newLead(newIp(), email.toUpperCase())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(24 * 60 * 60)])
  })

  it('remembers sign-ups over a restart', async () => {
    const ip = newIp()
    const signUp = () => {
      const email = `ann@${randomUUID()}.test`
      return post('/api/signup', { email, password: 'a long password', fullName: 'Ann' }, { ip })
    }
    for (let i = 0; i < LIMITS.signup[0].max; i++) expect(await statusOf(signUp())).toBe(201)
    await server.close()
    server = await open()
    expect(await statusOf(signUp())).toBe(429)
    clock.advance(LIMITS.signup[0].windowS * 1_000)
    expect(await statusOf(signUp())).toBe(201)
  })

  it('lets 40 visitors of one office in, and holds the 61st conversation of one address', async () => {
    const office = newIp()
    for (let i = 0; i < 40; i++)
      expect(await statusOf(newConversation('acme', office, { customer_email: `v${i}@office.test` }))).toBe(
        201,
      )
    for (let i = 40; i < 60; i++) expect(await statusOf(newConversation('acme', office))).toBe(201)
    expect(await statusOf(newConversation('acme', office))).toBe(429)
    expect(await statusOf(newConversation('noor', office))).toBe(201)
    expect(await statusOf(newConversation('acme', newIp()))).toBe(201)
  })

  it('counts a visitor’s conversations by the address that was given, for each tenant, and locks nobody else out', async () => {
    const customer_email = `${randomUUID()}@visitor.test`
    const own = newIp()
    const ask = (tenant: string, ip = own) => statusOf(newConversation(tenant, ip, { customer_email }))
    for (let i = 0; i < 6; i++) expect(await ask('acme')).toBe(201)
    expect([await ask('acme'), await ask('noor'), await ask('acme', newIp())]).toEqual([429, 201, 201])
  })

  it.each([
    ['the widget’s settings', '/api/widget-config', LIMITS.widgetConfig[0].max],
    ['suggested articles', '/api/kb/suggestions?q=plan', LIMITS.searchKnowledge[0].max],
  ])('holds who asks too often for %s, by tenant and address', async (_, path, max) => {
    const ask = (tenant: string, ip: string) =>
      server.request(path, { headers: { 'x-tenant-subdomain': tenant } }, ip)
    const ip = newIp()
    for (let i = 0; i < max; i++) expect(await statusOf(ask('acme', ip))).toBe(200)
    const refused = await ask('acme', ip)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect([await statusOf(ask('noor', ip)), await statusOf(ask('acme', newIp()))]).toEqual([200, 200])
    clock.advance(60_000)
    expect(await statusOf(ask('acme', ip))).toBe(200)
  })

  it('counts a ticket as the conversation that it is, by the address that was given and by the caller', async () => {
    const ticket = (ip: string, customer_email = `${randomUUID()}@visitor.test`) =>
      post('/api/tickets', { subject: 'Help', content: 'Please', customer_email }, { tenant: 'acme', ip })
    const [own, email] = [newIp(), `${randomUUID()}@visitor.test`]
    expect(await statusOf(newConversation('acme', own, { customer_email: email }))).toBe(201)
    for (let i = 1; i < 6; i++) expect(await statusOf(ticket(own, email))).toBe(201)
    const refused = await ticket(own, email.toUpperCase())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(12 * 60 * 60)])
    expect([await statusOf(ticket(own)), await statusOf(ticket(newIp(), email))]).toEqual([201, 201])

    const office = newIp()
    for (let i = 0; i < 60; i++) expect(await statusOf(ticket(office))).toBe(201)
    const full = await ticket(office)
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, String(60 * 60)])
  })

  it('holds a visitor who writes too fast, and neither another one nor the agent', async () => {
    const [fast, other] = [await server.asVisitor(), await server.asVisitor()]
    const body = { content: 'x' }
    const write = (visitor: typeof fast) =>
      visitor.call('postMessage', { params: { id: visitor.id }, body: { ...body } })
    for (let i = 0; i < 10; i++) expect((await write(fast)).status).toBe(201)
    expect((await write(fast)).code).toBe('rate_limited')
    expect((await write(other)).status).toBe(201)
    const agent = await server.asMember('agent@acme.test')
    for (let i = 0; i < 12; i++) {
      const request = { params: { id: fast.id }, body: { content: `answer ${i}` } }
      expect((await agent('postMessage', request)).status).toBe(201)
    }
    clock.advance(5_000)
    expect((await write(fast)).status).toBe(201)
  })

  it('[CHAT-10] never holds what a widget asks again and again', async () => {
    const { id, call } = await server.asVisitor()
    await call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
    for (let i = 0; i < 100; i++) {
      expect((await call('getQueuePosition', { params: { id } })).status).toBe(200)
      expect((await call('listMessages', { params: { id }, query: {} })).status).toBe(200)
    }
  })

  it('holds requests for a human and renewals of a token by their conversation', async () => {
    const { id, call } = await server.asVisitor()
    const ask = () => call('setNeedsHuman', { params: { id }, body: { needs_human: true } })
    for (let i = 0; i < LIMITS.needsHuman[0].max; i++) expect((await ask()).status).toBe(200)
    expect((await ask()).code).toBe('rate_limited')
    const renew = () => call('createVisitorToken', { body: { conversation_id: id } })
    for (let i = 0; i < LIMITS.visitorToken[0].max; i++) expect((await renew()).status).toBe(200)
    expect((await renew()).code).toBe('rate_limited')
  })

  it('holds ratings of answers by their conversation', async () => {
    const { id, call } = await server.asVisitor()
    const body = { message_id: randomUUID(), helpful: false, comment: 'The price' }
    const rate = async () => (await call('rateAnswer', { params: { id }, body })).code
    for (let i = 0; i < LIMITS.rateAnswer[0].max; i++) expect(await rate()).toBe('answer_not_found')
    expect(await rate()).toBe('rate_limited')
  })

  it('counts no call that is refused for what is in it', async () => {
    const ip = newIp()
    const wrong = () => post('/api/leads', { email: 'no address', source: 'hero' }, { ip })
    for (let i = 0; i < 10; i++) expect(await statusOf(wrong())).toBe(400)
    expect(await statusOf(newLead(ip))).toBe(201)
  })

  it('counts a member’s invitations by the person', async () => {
    const token = await server.memberToken(personId('admin@acme.test'))
    const invite = (ip: string) => {
      const email = `${randomUUID()}@acme.test`
      return statusOf(post('/api/invitations', { email, role: 'agent' }, { ip, token }))
    }
    for (let i = 0; i < LIMITS.invitation[0].max; i++) expect(await invite(newIp())).not.toBe(429)
    expect(await invite(newIp())).toBe(429)
  })

  it('believes a forged X-Forwarded-For from nobody but the proxy', async () => {
    for (const [trusted, expected] of [
      ['10.9.8.7', [61]],
      ['127.0.0.1', []],
    ] as const) {
      const dataFolder = await mkdtemp(join(tmpdir(), 'lapwing-limits-'))
      const config = readConfig({
        PORT: '0',
        DATA_DIR: dataFolder,
        TRUSTED_PROXIES: trusted,
        LOG_LEVEL: 'silent',
      })
      const database = { ...given.database, close: async () => {} }
      const running = await startServer(config, { database, clock })
      try {
        const held: number[] = []
        for (let i = 1; i <= LIMITS.subdomain[0].max + 1; i++) {
          const headers = { 'x-forwarded-for': `198.51.100.${i}` }
          if ((await statusAt(`${running.url}/api/subdomains?subdomain=free`, headers)) === 429) held.push(i)
        }
        expect(held).toEqual(expected)
      } finally {
        await running.close()
        await rm(dataFolder, { recursive: true, force: true })
      }
    }
  })
})

function statusAt(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url.replace('localhost', '127.0.0.1'), { headers }, response => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', reject)
  })
}
