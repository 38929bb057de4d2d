/** Impersonation by platform staff: its start, its view, its traces and its end. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IMPERSONATION_LIFETIME_MS, IMPERSONATION_TOKEN_LIFETIME_MS } from '#contract/constants/identity.ts'
import { HEADERS } from '#contract/headers.ts'
import { REST_TABLES } from '#server/gateway/rest/rest-routes.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import {
  companyId,
  type ImpersonationKit,
  openImpersonationKit,
  REASON,
  STAFF,
  STAFF_NAME,
} from './impersonation-kit.ts'

describeEachDemoDatabase('impersonation', given => {
  let server: TestServer
  let kit: ImpersonationKit
  let staff: Caller
  let owner: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    kit = await openImpersonationKit(server, given.database)
    staff = kit.staff
    owner = await server.asMember('maeve@acme.test')
  })
  afterAll(() => server.close())

  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  const setStaffStatus = (status: string) =>
    kit.sql('update public.profiles set status = $2 where id = $1', [STAFF, status])

  describe('begins', () => {
    it('[IMP-05] [R4] with a token that is kept as a hash and ends soon', async () => {
      const { status, body } = await kit.begin(true)
      expect(status).toBe(201)
      expect(body.company).toEqual({ id: companyId('acme'), name: 'Acme', subdomain: 'acme' })
      expect(Date.parse(body.token_expires_at)).toBe(server.clock.now() + IMPERSONATION_TOKEN_LIFETIME_MS)
      const [row] = await kit.sql('select * from public.impersonations where id = $1', [body.id])
      expect(row).toMatchObject({ staff_id: STAFF, staff_name: STAFF_NAME, reason: REASON, can_write: true })
      expect((row!['expires_at'] as Date).getTime()).toBe(server.clock.now() + IMPERSONATION_LIFETIME_MS)
      expect(JSON.stringify(row)).not.toContain(body.token)
    })

    it('[IMP-05] for platform staff alone', async () => {
      const body = { company_id: companyId('noor'), reason: REASON, can_write: true }
      for (const email of ['maeve@acme.test', 'admin@acme.test', 'agent@acme.test', 'admin@noor.test'])
        expect((await (await server.asMember(email))('createImpersonation', { body })).code).toBe(
          'route_not_found',
        )
      const visitor = await server.asVisitor()
      expect((await visitor.call('createImpersonation', { body })).code).toBe('forbidden')
      expect((await server.caller(null)('createImpersonation', { body })).code).toBe('token_missing')
      await setStaffStatus('suspended')
      expect((await staff('createImpersonation', { body })).code).toBe('forbidden')
      await setStaffStatus('active')
    })

    it('[R4] never from within another, nor for the platform itself, nor for nobody', async () => {
      const { call } = await kit.acting(true)
      const body = { company_id: companyId('noor'), reason: REASON, can_write: true }
      expect((await call('createImpersonation', { body })).code).toBe('route_not_found')
      expect((await kit.begin(false, 'app')).code).toBe('forbidden')
      const nobody = { ...body, company_id: randomUUID() }
      expect((await staff('createImpersonation', { body: nobody })).code).toBe('tenant_not_found')
    })

    it('[IMP-05] to write only with a reason', async () => {
      const ask = async (reason: string | null, can_write: boolean) =>
        (await staff('createImpersonation', { body: { company_id: companyId('acme'), reason, can_write } }))
          .status
      expect(await ask(null, false)).toBe(201)
      expect(await ask(REASON, false)).toBe(201)
      expect(await ask(null, true)).toBe(400)
      expect(await ask('too short', true)).toBe(400)
    })
  })

  describe('its token', () => {
    it('[IMP-04] [R4] gives one access token, which says who acts and ends with the impersonation', async () => {
      const begun = await kit.begin(true)
      const { status, body } = await kit.redeem(begun.body.token, 'acme')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        id: begun.body.id,
        can_write: true,
        staff_name: STAFF_NAME,
        company: { id: companyId('acme'), name: 'Acme', subdomain: 'acme' },
      })
      expect(Object.keys(body)).not.toContain('refresh_token')
      const { iat, ...claims } = claimsOf(body.access_token)
      expect(claims).toEqual({
        aud: 'authenticated',
        role: 'authenticated',
        sub: STAFF,
        impersonation_id: begun.body.id,
        act: { sub: STAFF },
        user_metadata: {},
        app_metadata: {},
        exp: Math.floor(Date.parse(body.expires_at) / 1_000),
      })
      expect(Date.parse(body.expires_at)).toBe(server.clock.now() + IMPERSONATION_LIFETIME_MS)
    })

    it('[R4] reads no tables in bulk, besides the company’s own row', async () => {
      const { token } = await kit.acting(true)
      const read = async (table: string, bearer = token, filter = '') => {
        const response = await server.request(`/rest/v1/${table}?select=*&limit=1000&${filter}`, {
          headers: { authorization: `Bearer ${bearer}` },
        })
        const body = await response.json()
        return [table, response.status, body.code ?? body.length]
      }
      for (const table of REST_TABLES.filter(table => table !== 'companies'))
        expect(await read(table)).toEqual([table, 403, 'forbidden_while_impersonating'])
      // Everybody who is signed in reads the default tenant's row.
      expect(await read('companies', token, 'subdomain=neq.app')).toEqual(['companies', 200, 1])
      const [agent] = await kit.sql<{ id: string }>(
        "select p.id from public.profiles p join auth.users u on u.id = p.id where u.email = 'agent@acme.test'",
      )
      expect((await read('messages', await server.memberToken(agent!.id)))[1]).toBe(200)
    })

    it('[R4] is taken up to its last millisecond, and not at its end', async () => {
      const [inTime, late] = [await kit.begin(), await kit.begin()]
      server.clock.advance(IMPERSONATION_TOKEN_LIFETIME_MS - 1)
      expect((await kit.redeem(inTime.body.token)).status).toBe(200)
      server.clock.advance(1)
      expect((await kit.redeem(late.body.token)).code).toBe('impersonation_invalid')
    })

    it('[R4] is taken once, by one of 20 at the same time', async () => {
      const { body } = await kit.begin()
      const answers = await Promise.all(Array.from({ length: 20 }, () => kit.redeem(body.token)))
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([200, ...Array(19).fill(401)])
      const notes = await kit.sql('select from public.audit where impersonation_id = $1', [body.id])
      expect(notes).toHaveLength(1)
    })

    it('[IMP-02] [R4] is bound to the tenant’s address, and the default one', async () => {
      const { body } = await kit.begin()
      expect((await kit.redeem(body.token, 'noor')).code).toBe('impersonation_invalid')
      expect((await kit.redeem(body.token, 'acme')).status).toBe(200)
      expect((await kit.redeem((await kit.begin()).body.token, 'app')).status).toBe(200)
    })

    it('[R4] answers whatever is wrong with it in the same bytes', async () => {
      const late = (await kit.begin()).body.token
      server.clock.advance(IMPERSONATION_TOKEN_LIFETIME_MS)
      const used = (await kit.begin()).body.token
      await kit.redeem(used)
      const ended = (await kit.begin()).body
      await staff('endImpersonation', { params: { id: ended.id } })
      const foreign = (await kit.begin()).body.token
      const unknown = 'a-token-that-nobody-was-given'
      const answers = [
        await kit.redeem(unknown),
        await kit.redeem(used),
        await kit.redeem(late),
        await kit.redeem(ended.token),
        await kit.redeem(foreign, 'clinic'),
      ]
      await setStaffStatus('suspended')
      answers.push(await kit.redeem(foreign))
      await setStaffStatus('active')
      const told = new Set(answers.map(({ status, text }) => `${status} ${text}`))
      expect([...told]).toEqual([expect.stringMatching(/^401 .*"impersonation_invalid"/)])
    })
  })

  describe('read-only', () => {
    it('[R4] shows the tenant, through the API and the gateway, and no other', async () => {
      const { token, call } = await kit.acting()
      const { body } = await call('listConversations', { query: {} })
      expect(body.conversations.length).toBeGreaterThan(0)
      expect((await call('userProfile')).body).toMatchObject({
        company_id: companyId('acme'),
        role: 'viewer',
      })
      expect((await call('listAudit')).status).toBe(200)
      const rest = await server.request('/rest/v1/companies?select=id&subdomain=neq.app', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await rest.json()).toEqual([{ id: companyId('acme') }])
    })

    it('[R7] goes by its token, whatever the headers say', async () => {
      const { token } = await kit.acting()
      const agent = await server.memberToken(personId('admin@noor.test'))
      const ask = async (bearer: string, headers: Record<string, string>) => {
        const response = await server.request('/api/user-profile', {
          headers: { authorization: `Bearer ${bearer}`, ...headers },
        })
        return ((await response.json()) as { company_id: string }).company_id
      }
      const forged = { [HEADERS.impersonating]: 'true', [HEADERS.companyId]: companyId('acme') }
      expect(await ask(agent, forged)).toBe(companyId('noor'))
      expect(await ask(token, {})).toBe(companyId('acme'))
      expect(await ask(token, { [HEADERS.impersonating]: 'false' })).toBe(companyId('acme'))
    })
  })

  describe('stays', () => {
    it('[IMP-05] in the tenant’s audit, with its reason, and in both lists', async () => {
      const { id } = await kit.acting(true)
      const { entries } = (await owner('listAudit')).body
      expect(entries.filter(entry => entry.impersonation_id === id)).toMatchObject([
        {
          action: 'impersonation.begun',
          actor_id: STAFF,
          actor_name: STAFF_NAME,
          detail: { reason: REASON, can_write: true },
        },
      ])
      const expected = {
        id,
        company_id: companyId('acme'),
        company_name: 'Acme',
        staff_name: STAFF_NAME,
        reason: REASON,
        can_write: true,
        ended_at: null,
      }
      for (const call of [staff, owner])
        expect((await call('listImpersonations')).body.impersonations).toContainEqual(
          expect.objectContaining(expected),
        )
    })

    it('[IMP-05] where the tenant, and who began it, may look', async () => {
      const { id } = await kit.acting(false, 'noor')
      const seen = async (call: Caller) =>
        (await call('listImpersonations')).body.impersonations.map(one => one.id)
      expect(await seen(await server.asMember('admin@noor.test'))).toContain(id)
      expect(await seen(owner)).not.toContain(id)
      const agent = await server.asMember('agent@acme.test')
      expect((await agent('listImpersonations')).code).toBe('forbidden')
      await kit.sql(
        `insert into public.impersonations (company_id, staff_id, staff_name, token_expires_at, expires_at)
         values ($1, $2, 'Another person', now(), now())`,
        [companyId('acme'), randomUUID()],
      )
      const ofStaff = (await staff('listImpersonations')).body.impersonations
      expect(ofStaff.filter(({ staff_id }) => staff_id !== STAFF)).toEqual([])
      const ofAcme = (await owner('listImpersonations')).body.impersonations
      expect(ofAcme.filter(({ staff_name }) => staff_name === 'Another person')).toHaveLength(1)
    })

    it('shows the newest 50, the newest first', async () => {
      for (let i = 0; i < 51; i++) {
        server.clock.advance(1)
        await kit.begin(false, 'empty')
      }
      const { impersonations } = (await staff('listImpersonations')).body
      expect(impersonations).toHaveLength(50)
      const created = impersonations.map(({ created_at }) => created_at)
      expect(created).toEqual([...created].sort().reverse())
    })
  })

  describe('ends', () => {
    const isOver = async (call: Caller) => (await call('listConversations', { query: {} })).code
    const rowOf = async (id: string) =>
      (await kit.sql('select ended_at, ended_by from public.impersonations where id = $1', [id]))[0]!

    it.each([
      ['the person of the platform', () => staff, STAFF_NAME],
      ['its own bearer', (call: Caller) => call, STAFF_NAME],
      ['the tenant', () => owner, 'Maeve Brennan'],
    ] as const)('[IMP-03] [IMP-05] by %s, at once', async (_, who, name) => {
      const { id, token, call } = await kit.acting()
      expect(await isOver(call)).toBeUndefined()
      const ended = await who(call)('endImpersonation', { params: { id } })
      expect(ended.body).toEqual({ ok: true })
      expect(await isOver(call)).toBe('session_ended')
      expect(await rowOf(id)).toEqual({ ended_at: new Date(server.clock.now()), ended_by: name })
      const { entries } = (await owner('listAudit')).body
      const note = entries.find(entry => entry.impersonation_id === id && entry.action.endsWith('.ended'))
      expect(note).toMatchObject({ action: 'impersonation.ended', actor_name: name })
      const rest = await server.request('/rest/v1/companies?select=id&subdomain=neq.app', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(await rest.json()).toEqual([])
    })

    it('once: a second end changes nothing', async () => {
      const { id } = await kit.acting()
      await owner('endImpersonation', { params: { id } })
      expect((await staff('endImpersonation', { params: { id } })).body).toEqual({ ok: true })
      expect(await rowOf(id)).toMatchObject({ ended_by: 'Maeve Brennan' })
      const notes = await kit.sql(
        "select from public.audit where impersonation_id = $1 and action = 'impersonation.ended'",
        [id],
      )
      expect(notes).toHaveLength(1)
    })

    it('[IMP-05] by nobody else', async () => {
      const { id, call } = await kit.acting()
      const another = await kit.acting()
      const end = async (by: Caller) => (await by('endImpersonation', { params: { id } })).code
      expect(await end(await server.asMember('admin@noor.test'))).toBe('impersonation_not_found')
      expect(await end(await server.asMember('agent@acme.test'))).toBe('impersonation_not_found')
      expect(await end(another.call)).toBe('forbidden')
      await kit.sql(
        "insert into public.role_permissions (company_id, role, permissions) values ($1, 'viewer', $2)",
        [companyId('acme'), ['audit.view']],
      )
      expect(await end(await server.asMember('elena@acme.test'))).toBe('forbidden')
      await kit.sql('delete from public.role_permissions where company_id = $1', [companyId('acme')])
      expect((await staff('endImpersonation', { params: { id: randomUUID() } })).code).toBe(
        'impersonation_not_found',
      )
      expect(await isOver(call)).toBeUndefined()
    })

    it('[IMP-05] by itself after an hour, and with the rights of who began it', async () => {
      const { id, call } = await kit.acting()
      await setStaffStatus('suspended')
      expect(await isOver(call)).toBe('session_ended')
      await setStaffStatus('active')
      expect(await isOver(call)).toBeUndefined()
      await kit.sql(
        `update public.impersonations set created_at = now() - interval '1 hour', expires_at = now(),
                token_expires_at = now() - interval '1 hour' where id = $1`,
        [id],
      )
      expect(await isOver(call)).toBe('session_ended')

      const next = await kit.acting()
      server.clock.advance(IMPERSONATION_LIFETIME_MS + 11_000)
      expect(await isOver(next.call)).toBe('token_expired')
    })
  })
})
