/** The platform console: tenants, actions on them, and the embedded mailbox. */
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import type { TenantSummary } from '#contract/entities/platform.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import { seedCompanies } from '#demo/companies.ts'
import type { HandlerDeps } from '#server/http/api/handlers/deps.ts'
import { platformHandlers } from '#server/http/api/handlers/platform.ts'
import type { Model } from '#server/ports/model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { companyId, STAFF_NAME } from './impersonation-kit.ts'

const REASON = 'The invoices of March are not paid.'
const DAY_MS = 24 * 60 * 60 * 1_000

describeEachDemoDatabase('the console', given => {
  let server: TestServer
  let staff: Caller
  const questions: string[] = []
  const model: Model = {
    async answer({ question }) {
      questions.push(question)
      return { kind: 'answer', text: 'An answer', used: [] }
    },
  }

  beforeAll(async () => {
    server = await openTestServer(given.database, { model })
    staff = await server.asMember('staff@lapwing.test')
  })
  afterAll(() => server.close())

  const sql = <T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(statement, params))
  const listed = async (search?: string) =>
    (await staff('listTenants', { query: search === undefined ? {} : { search } })).body.tenants
  const namesOf = (tenants: readonly TenantSummary[]) => tenants.map(({ subdomain }) => subdomain)

  it('[R25] [GUARD-07] is there for platform staff alone', async () => {
    const { body: begun } = await staff('createImpersonation', {
      body: { company_id: companyId('acme'), reason: REASON, can_write: true },
    })
    const redeemed = await server.caller(null)('redeemImpersonation', { body: { token: begun.token } })
    const others = [
      await server.asMember('maeve@acme.test'),
      await server.asMember('agent@acme.test'),
      server.caller(redeemed.body.access_token),
    ]
    const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter(name =>
      ENDPOINTS[name][1].startsWith('/api/platform/'),
    )
    expect(names.length).toBeGreaterThanOrEqual(7)
    for (const name of names) {
      const route: Route = ROUTES[name]
      expect(route.access).toEqual(['staff'])
      const request = { params: { id: companyId('acme') } }
      for (const call of others)
        expect([name, (await call(name as 'getTenant', request)).code]).toEqual([name, 'route_not_found'])
      const nobody = await server.caller(null)(name as 'getTenant', request)
      expect([name, nobody.code]).toEqual([name, 'token_missing'])
    }
  })

  describe('lists tenants', () => {
    it('with what there is in each, and what happened in 30 days', async () => {
      const since = new Date(server.clock.now() - 30 * DAY_MS)
      const [expected] = await sql(
        `select (select count(*) from public.profiles where company_id = $1) as people,
                (select count(*) from public.content where company_id = $1) as articles,
                (select count(*) from public.conversations where company_id = $1) as conversations,
                (select count(*) from public.messages where company_id = $1) as recent_messages,
                (select max(created_at) from public.messages where company_id = $1) as last_message_at`,
        [companyId('acme')],
      )
      const acme = async () => (await listed()).find(({ subdomain }) => subdomain === 'acme')!
      const { last_message_at, ...counts } = expected!
      const before = await acme()
      expect(before).toMatchObject({ ...counts, name: 'Acme', suspended_at: null, suspended_reason: null })
      expect(before.last_message_at).toBe((last_message_at as Date).toISOString())
      expect(before.recent_conversations).toBe(before.conversations)
      const [old] = await sql<{ id: string }>(
        'select id from public.conversations where company_id = $1 order by created_at limit 1',
        [companyId('acme')],
      )
      const past = [old!.id, new Date(since.getTime() - 1)]
      await sql('update public.messages set created_at = $2 where conversation_id = $1', past)
      await sql('update public.conversations set created_at = $2, last_message_at = $2 where id = $1', past)
      const after = await acme()
      expect(after.recent_conversations).toBe(before.conversations - 1)
      expect(after.recent_messages).toBeLessThan(before.recent_messages)
      expect(after).toMatchObject({ conversations: before.conversations, people: before.people })
    })

    it('without anything, too, and in the order of their names', async () => {
      const all = await listed()
      expect(namesOf(all)).toEqual(expect.arrayContaining(seedCompanies.map(({ subdomain }) => subdomain)))
      const names = all.map(({ name }) => name.toLowerCase())
      expect(names).toEqual([...names].sort())
      expect(all.find(({ subdomain }) => subdomain === 'empty')).toMatchObject({
        people: 1,
        articles: 0,
        conversations: 0,
        recent_conversations: 0,
        recent_messages: 0,
        last_message_at: null,
      })
    })

    it.each([
      ['ACM', ['acme']],
      ['dental', ['clinic']],
      ['CLINI', ['clinic']],
      ['%', []],
      ['_', []],
      ['nobody', []],
    ])('by a part of the name or the subdomain: %s', async (search, expected) => {
      expect(namesOf(await listed(search))).toEqual(expected)
    })
  })

  it('shows one tenant with its people and who acted for it', async () => {
    const { body } = await staff('getTenant', { params: { id: companyId('acme') } })
    expect(body.subdomain).toBe('acme')
    expect(body.members).toHaveLength(body.people)
    expect(body.members).toContainEqual(
      expect.objectContaining({ id: personId('maeve@acme.test'), full_name: 'Maeve Brennan', role: 'owner' }),
    )
    expect(body.impersonations).toContainEqual(
      expect.objectContaining({ company_name: 'Acme', staff_name: STAFF_NAME, reason: REASON }),
    )
    const unknown = await staff('getTenant', { params: { id: randomUUID() } })
    expect(unknown.code).toBe('tenant_not_found')
  })

  describe('opens a tenant', () => {
    const create = (subdomain: string, rest: object = {}) =>
      staff('createTenant', {
        body: {
          name: 'Orchard Books',
          subdomain,
          owner_email: `owner@${subdomain}.test`,
          with_samples: false,
          ...rest,
        },
      })
    const mails = async () => {
      await server.jobsSettled()
      return (await server.caller(null)('listMailbox')).body.mails
    }

    it('and mails its owner-to-be a link, which makes the owner', async () => {
      const { status, body } = await create('orchard', { owner_email: 'Olive@Orchard.test' })
      expect([status, body]).toEqual([
        201,
        expect.objectContaining({ name: 'Orchard Books', subdomain: 'orchard', people: 0, articles: 0 }),
      ])
      const [mail] = await mails()
      expect(mail).toMatchObject({ to: 'olive@orchard.test' })
      expect(mail!.subject).toContain('Orchard Books')
      const [, token] = /http:\/\/orchard\.localhost:3000\/set-password\?invite=([\w-]+)/.exec(mail!.text)!
      const anyone = server.caller(null, 'orchard')
      expect((await anyone('readInvitation', { body: { token: token! } })).body).toMatchObject({
        email: 'olive@orchard.test',
        role: 'owner',
        company_name: 'Orchard Books',
        inviter_name: STAFF_NAME,
      })
      const accepted = await anyone('acceptInvitation', {
        body: { token: token!, fullName: 'Olive Reed', password: 'a long password' },
      })
      expect(accepted.body).toMatchObject({ subdomain: 'orchard' })
      const { members } = (await staff('getTenant', { params: { id: body.id } })).body
      expect(members).toMatchObject([{ full_name: 'Olive Reed', role: 'owner' }])
      const audit = await sql('select action, actor_name from public.audit where company_id = $1', [body.id])
      expect(audit).toContainEqual({ action: 'invitation.sent', actor_name: STAFF_NAME })
    })

    it('[AUTH-04] whose colleagues are sent to it when they sign up', async () => {
      await create('harvest')
      const body = { email: 'colleague@harvest.test', password: 'a long password', fullName: 'A Colleague' }
      expect((await server.caller(null)('signup', { body })).code).toBe('company_exists')
      expect((await create('harvest-two', { owner_email: 'other@harvest.test' })).status).toBe(201)
    })

    it('with samples that visitors can search', async () => {
      const { body } = await create('sampled', { with_samples: true })
      expect(body.articles).toBeGreaterThan(0)
      expect(body.conversations).toBeGreaterThan(0)
      const found = await server.caller(null, 'sampled')('suggestArticles', {
        query: { q: 'reset my password' },
      })
      expect(found.body.articles[0]).toMatchObject({ slug: 'reset-password' })
    })

    it('[R6] under a name that nobody has, that is not reserved and looks like no other', async () => {
      expect((await create('acme')).code).toBe('subdomain_taken')
      expect((await create('acrne')).code).toBe('subdomain_taken')
      for (const reserved of ['app', 'www', 'localhost', 'support', `my-${BRAND.slug}`])
        expect((await create(reserved)).code).toBe('subdomain_reserved')
      for (const malformed of ['xn--acme', '-acme', 'a', 'two words'])
        expect((await create(malformed)).code).toBe('invalid_request')
    })

    it('once, when five ask for the same name at the same time', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => create('contested')))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
      expect(namesOf(await listed('contested'))).toEqual(['contested'])
    })

    it('also while the mail server is down: the invitation waits in the outbox', async () => {
      const broken = await openTestServer(given.database)
      await mkdir(join(broken.dataFolder, 'mailbox.jsonl'))
      const call = await broken.asMember('staff@lapwing.test')
      const body = {
        name: 'Unheard',
        subdomain: 'unheard',
        owner_email: 'x@unheard.test',
        with_samples: true,
      }
      expect((await call('createTenant', { body })).status).toBe(201)
      expect(namesOf(await listed('unheard'))).toEqual(['unheard'])
      await broken.close()
      const waiting = await sql('select kind, attempts from app.account_emails')
      expect(waiting).toEqual([{ kind: 'invitation', attempts: 1 }])
      await sql('delete from app.account_emails')
    })
  })

  describe('gives samples', () => {
    const seed = (subdomain: string) => staff('seedTenant', { params: { id: companyId(subdomain) } })

    it('once, to a tenant that has nothing', async () => {
      const answers = await Promise.all([seed('empty'), seed('empty')])
      expect(answers.map(({ code }) => code).sort()).toEqual(['tenant_has_content', undefined])
      const { body } = answers.find(({ status }) => status === 200)!
      expect(body.articles).toBeGreaterThan(20)
      expect(body.conversations).toBeGreaterThan(4)
      expect((await seed('acme')).code).toBe('tenant_has_content')
      expect((await seed('app')).code).toBe('forbidden')
    })

    it('which its people can work with, and in which nobody of another company appears', async () => {
      const admin = await server.asMember('admin@empty.test')
      const { conversations } = (await admin('listConversations', { query: {} })).body
      expect(conversations.some(({ needs_human, status }) => needs_human && status === 'open')).toBe(true)
      expect(conversations.some(({ status }) => status === 'ticket')).toBe(true)
      expect(conversations.filter(({ assignee_id }) => assignee_id !== null)).toEqual([])
      const agents = await sql(
        `select distinct sender_id, sender_name from public.messages where company_id = $1 and sender_type = 'agent'`,
        [companyId('empty')],
      )
      expect(agents).toEqual([{ sender_id: null, sender_name: null }])
      const { id } = conversations.find(({ needs_human }) => needs_human)!
      const taken = await admin('updateConversation', {
        params: { id },
        body: { assignee_id: personId('admin@empty.test') },
      })
      expect(taken.status).toBe(200)
      expect(questions).toEqual([])
    })

    it('of which every answer cites an article that is there', async () => {
      const [missing] = await sql(
        `select count(*) as count from public.messages m, jsonb_array_elements(m.meta -> 'citations') cited
          where m.company_id = $1 and not exists (
            select from public.content c where c.company_id = m.company_id and c.slug = cited ->> 'slug')`,
        [companyId('empty')],
      )
      expect(missing).toEqual({ count: 0 })
    })
  })

  describe('suspends a tenant', () => {
    const id = companyId('noor')
    const suspend = (reason = REASON) => staff('suspendTenant', { params: { id }, body: { reason } })
    const restore = () => staff('restoreTenant', { params: { id } })
    const audit = async () =>
      sql(
        "select action, actor_name, detail from public.audit where company_id = $1 and action like 'company.%' order by created_at",
        [id],
      )

    it('[IMP-05] with a reason, which the tenant can read', async () => {
      expect((await suspend('too short')).code).toBe('invalid_request')
      const { body } = await suspend()
      expect(body.suspended_reason).toBe(REASON)
      expect(Date.parse(body.suspended_at!)).toBe(server.clock.now())
      server.clock.advance(1)
      expect((await suspend('Another reason for the same.')).body).toEqual(body)
      expect(await audit()).toEqual([
        { action: 'company.suspended', actor_name: STAFF_NAME, detail: { reason: REASON } },
      ])
      const restored = await restore()
      expect(restored.body).toMatchObject({ suspended_at: null, suspended_reason: null })
      await restore()
      expect((await audit()).map(({ action }) => action)).toEqual(['company.suspended', 'company.restored'])
    })

    it('so that its people are out at their next call, and in again when it is restored', async () => {
      const admin = await server.asMember('admin@noor.test')
      expect((await admin('listConversations', { query: {} })).status).toBe(200)
      await suspend()
      expect((await admin('listConversations', { query: {} })).code).toBe('company_suspended')
      expect((await admin('userProfile')).code).toBe('company_suspended')
      const acme = await server.asMember('agent@acme.test')
      expect((await acme('listConversations', { query: {} })).status).toBe(200)
      await restore()
      expect((await admin('listConversations', { query: {} })).status).toBe(200)
    })

    it('so that visitors get what an unknown tenant gives', async () => {
      const visitor = await server.asVisitor('noor')
      await suspend()
      const names = ['getWidgetConfig', 'tenant', 'createConversation'] as const
      for (const name of names) {
        const request = name === 'createConversation' ? { body: { subject: 'Hello' } } : {}
        const of = async (tenant: string) => (await server.caller(null, tenant)(name, request)).text
        expect(await of('noor')).toBe(await of('nobody-at-all'))
      }
      expect((await visitor.call('getConversation', { params: { id: visitor.id } })).code).toBe(
        'conversation_not_found',
      )
      const said = { params: { id: visitor.id }, body: { content: 'Hello?' } }
      expect((await visitor.call('postMessage', said)).code).toBe('conversation_not_found')
      await restore()
      expect((await visitor.call('postMessage', said)).status).toBe(201)
    })

    it('so that the AI is silent until it is restored', async () => {
      const visitor = await server.asVisitor('noor')
      const ask = async (tenant: { id: string; call: Caller }, content: string) =>
        tenant.call('postMessage', { params: { id: tenant.id }, body: { content } })
      await suspend()
      await sql(
        `insert into public.messages (company_id, conversation_id, sender_type, content)
         values ($1, $2, 'visitor', 'Asked of a suspended tenant')`,
        [id, visitor.id],
      )
      const due = new Date(server.clock.now())
      await sql('update public.conversations set ai_due_at = $2 where id = $1', [visitor.id, due])
      // The same run also answers for another tenant, which proves that it took place.
      await ask(await server.asVisitor('acme'), 'Asked of another tenant')
      await waitFor(() => expect(questions).toContain('Asked of another tenant'))
      await waitFor(async () => {
        const [row] = await sql<{ ai_due_at: Date }>(
          'select ai_due_at from public.conversations where id = $1',
          [visitor.id],
        )
        expect(row!.ai_due_at.getTime()).toBeGreaterThan(due.getTime())
      })
      expect(questions).not.toContain('Asked of a suspended tenant')
      await restore()
      await waitFor(
        () => {
          server.clock.advance(30_000)
          expect(questions).toContain('Asked of a suspended tenant')
        },
        // Rare enough that no token of this suite, valid for ten minutes, expires meanwhile.
        { interval: 500 },
      )
    })

    it('at which staff may still look', async () => {
      await suspend()
      const { body } = await staff('createImpersonation', {
        body: { company_id: id, reason: null, can_write: false },
      })
      const redeemed = await server.caller(null)('redeemImpersonation', { body: { token: body.token } })
      const acting = server.caller(redeemed.body.access_token)
      expect((await acting('listConversations', { query: {} })).status).toBe(200)
      expect((await acting('userProfile')).body).toMatchObject({ company_id: id })
      await restore()
    })

    it('but neither the platform itself nor what is not there', async () => {
      const of = (target: string) => ({ params: { id: target }, body: { reason: REASON } })
      expect((await staff('suspendTenant', of(companyId('app')))).code).toBe('forbidden')
      expect((await staff('restoreTenant', { params: { id: companyId('app') } })).code).toBe('forbidden')
      expect((await staff('suspendTenant', of(randomUUID()))).code).toBe('tenant_not_found')
      expect((await staff('restoreTenant', { params: { id: randomUUID() } })).code).toBe('tenant_not_found')
    })
  })
})

describe('the mailbox', () => {
  it('is not there without an embedded one', async () => {
    const handlers = platformHandlers({ readMailbox: null } as HandlerDeps)
    await expect(handlers.listMailbox()).rejects.toMatchObject({ code: 'route_not_found' })
  })
})
