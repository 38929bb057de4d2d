/**
 * The people of a company: their details, their permissions, and what happens to their work when they leave.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HUMAN_FALLBACK_AFTER_MS } from '#contract/constants/conversation.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { isFullTier } from '#tests/support/tier.ts'

/** How often a race is run. */
const RUNS = isFullTier ? 20 : 5

describeEachDemoDatabase('people', given => {
  let server: TestServer
  let owner: Caller
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    owner = await server.asMember('maeve@acme.test')
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const ownerQuery = (sql: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(sql, params))
  const change = (
    caller: Caller,
    email: string,
    body: { role?: 'admin' | 'agent' | 'viewer'; status?: 'active' | 'suspended' },
  ) => caller('updatePerson', { params: { id: personId(email) }, body })

  async function metadataOf(email: string) {
    const [row] = await ownerQuery('select raw_user_meta_data as metadata from auth.users where id = $1', [
      personId(email),
    ])
    return row?.['metadata']
  }

  async function auditOf(targetId: string) {
    const { body } = await owner('listAudit')
    return body.entries.filter(entry => entry.target_id === targetId)
  }

  /** Opens a new conversation and assigns it to the person. */
  async function heldBy(email: string): Promise<string> {
    const { id } = await server.asVisitor()
    const body = { assignee_id: personId(email), expected_assignee_id: null }
    expect((await admin('updateConversation', { params: { id }, body })).status).toBe(200)
    return id
  }

  async function conversation(id: string) {
    const [row] = await ownerQuery(
      `select status, responder, needs_human, human_requested_at, assignee_id, assignee_name, timeout_rule, timeout_at
         from public.conversations where id = $1`,
      [id],
    )
    return row
  }

  /** Creates a member with an account, to remove in one test. */
  async function hire(role: string, status = 'active') {
    const id = randomUUID()
    const email = `${id}@acme.test`
    const full_name = `Person ${id.slice(0, 4)}`
    await ownerQuery('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      id,
      email,
    ])
    await ownerQuery(
      `insert into public.profiles (id, company_id, full_name, role, status)
       select $1, id, $2, $3, $4 from public.companies where subdomain = 'acme'`,
      [id, full_name, role, status],
    )
    return { id, email, full_name }
  }

  describe('the list', () => {
    it('[GUARD-05] tells address, role, status, second factor and last sign-in of one company alone', async () => {
      const id = personId('tomas@acme.test')
      await ownerQuery("update auth.users set last_sign_in_at = '2026-01-02T03:04:05Z' where id = $1", [id])
      await ownerQuery(
        "insert into auth.mfa_factors (user_id, status, secret) values ($1, 'verified', 'x'), ($2, 'unverified', 'y')",
        [id, personId('sofia@acme.test')],
      )
      const { status, body, text } = await admin('listPeople')
      expect(status).toBe(200)
      expect(body.people).toHaveLength(12)
      expect(text).not.toContain('noor.test')
      const by = (email: string) => body.people.find(person => person.email === email)
      expect(by('tomas@acme.test')).toMatchObject({
        id,
        full_name: 'Tomás Ferreira',
        role: 'agent',
        status: 'active',
        has_second_factor: true,
        last_sign_in_at: '2026-01-02T03:04:05.000Z',
      })
      expect(by('sofia@acme.test')).toMatchObject({ has_second_factor: false, last_sign_in_at: null })
    })

    it('[GUARD-07] is for those who manage people', async () => {
      for (const email of ['agent@acme.test', 'elena@acme.test'])
        expect((await (await server.asMember(email))('listPeople')).code).toBe('forbidden')
      expect((await server.caller(null)('listPeople')).code).toBe('token_missing')
    })
  })

  describe('a role', () => {
    it('[GUARD-05] counts at once, and the metadata follows it', async () => {
      const { id } = await hire('agent')
      const caller = server.caller(await server.memberToken(id))
      expect((await caller('listPeople')).code).toBe('forbidden')
      const promoted = await admin('updatePerson', { params: { id }, body: { role: 'admin' } })
      expect(promoted).toMatchObject({ status: 200, body: { id, role: 'admin' } })
      expect((await caller('listPeople')).status).toBe(200)
      const metadata = () =>
        ownerQuery('select raw_user_meta_data as data from auth.users where id = $1', [id])
      expect(await metadata()).toEqual([{ data: { role: 'admin' } }])
      server.clock.advance(1)
      await admin('updatePerson', { params: { id }, body: { role: 'viewer' } })
      expect(await metadata()).toEqual([{ data: { role: 'viewer' } }])
      expect((await caller('listPeople')).code).toBe('forbidden')
      expect(await auditOf(id)).toMatchObject([
        { action: 'person.role_changed', detail: { from: 'admin', to: 'viewer' } },
        {
          action: 'person.role_changed',
          actor_name: 'Daniel Okafor',
          detail: { from: 'agent', to: 'admin' },
        },
      ])
    })

    it('[GUARD-07] is not written down again when it is the same', async () => {
      const { id } = await hire('agent')
      await admin('updatePerson', { params: { id }, body: { role: 'agent', status: 'active' } })
      expect(await auditOf(id)).toEqual([])
    })

    it('[GUARD-07] is nobody’s own to give, nor an owner’s or staff’s to lose', async () => {
      expect((await change(admin, 'admin@acme.test', { role: 'viewer' })).code).toBe('forbidden')
      expect((await change(admin, 'maeve@acme.test', { role: 'admin' })).code).toBe('forbidden')
      expect((await change(owner, 'maeve@acme.test', { status: 'suspended' })).code).toBe('forbidden')
      const staff = await server.asMember('staff@lapwing.test')
      expect((await change(staff, 'staff@lapwing.test', { role: 'viewer' })).code).toBe('forbidden')
      for (const role of ['owner', 'staff'] as const) {
        const body = { role } as never
        const answer = await admin('updatePerson', { params: { id: personId('agent@acme.test') }, body })
        expect(answer.code).toBe('invalid_request')
      }
      expect(await metadataOf('maeve@acme.test')).not.toMatchObject({ role: 'viewer' })
    })

    it('[GUARD-07] with more rights than one’s own cannot be given, nor taken from who has it', async () => {
      const body = { role: 'viewer', permissions: ['people.manage'] } as const
      expect(
        (await owner('setPermissions', { body: { ...body, permissions: [...body.permissions] } })).status,
      ).toBe(200)
      const [clerk, agent, boss] = [await hire('viewer'), await hire('agent'), await hire('admin')]
      const caller = server.caller(await server.memberToken(clerk.id))
      expect((await caller('listPeople')).status).toBe(200)
      const answers = [
        await caller('updatePerson', { params: { id: boss.id }, body: { status: 'suspended' } }),
        await caller('updatePerson', { params: { id: boss.id }, body: { role: 'viewer' } }),
        await caller('removePerson', { params: { id: boss.id } }),
        await caller('updatePerson', { params: { id: agent.id }, body: { role: 'admin' } }),
        await caller('createInvitation', { body: { email: 'friend@x.example', role: 'admin' } }),
      ]
      expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('forbidden'))
      await owner('setPermissions', { body: { role: 'viewer', permissions: [] } })
      expect((await caller('listPeople')).code).toBe('forbidden')
    })
  })

  describe('another company’s people', () => {
    it('[GUARD-07] answer with the bytes of an unknown id', async () => {
      for (const name of ['updatePerson', 'removePerson'] as const) {
        const call = async (id: string) => {
          const body = { status: 'suspended' } as const
          const { status, text } = await admin(name, {
            params: { id },
            ...(name === 'updatePerson' && { body }),
          })
          return [status, text]
        }
        const unknown = await call(randomUUID())
        expect(unknown).toEqual([404, expect.stringContaining('person_not_found')])
        expect(await call(personId('admin@noor.test'))).toEqual(unknown)
        expect(await call(personId('staff@lapwing.test'))).toEqual(unknown)
      }
      const rows = await ownerQuery('select status from public.profiles where id = $1', [
        personId('admin@noor.test'),
      ])
      expect(rows).toEqual([{ status: 'active' }])
    })
  })

  describe('somebody suspended', () => {
    it('[GUARD-07] is out at once and in again when restored', async () => {
      const { id } = await hire('agent')
      const caller = server.caller(await server.memberToken(id))
      expect((await caller('listConversations')).status).toBe(200)
      const suspended = await admin('updatePerson', { params: { id }, body: { status: 'suspended' } })
      expect(suspended.body.status).toBe('suspended')
      expect((await caller('listConversations')).code).toBe('forbidden')
      expect((await caller('activateSelf')).code).toBe('forbidden')
      server.clock.advance(1)
      await admin('updatePerson', { params: { id }, body: { status: 'active' } })
      expect((await caller('listConversations')).status).toBe(200)
      expect((await auditOf(id)).map(({ action }) => action)).toEqual(['person.restored', 'person.suspended'])
    })

    it('[R11] who has not confirmed the address is let in by doing so alone', async () => {
      const { id } = await hire('agent', 'invited')
      const asked = await admin('updatePerson', { params: { id }, body: { status: 'active' } })
      expect(asked.body.status).toBe('invited')
      expect(await auditOf(id)).toEqual([])
    })

    it('[GUARD-07] holds no conversation: the open ones wait for a human as from now', async () => {
      const { id } = await hire('agent')
      const ids: string[] = []
      for (const status of ['open', 'ticket', 'resolved']) {
        const visitor = await server.asVisitor()
        const body = { assignee_id: id, expected_assignee_id: null }
        await admin('updateConversation', { params: { id: visitor.id }, body })
        await ownerQuery('update public.conversations set status = $2 where id = $1', [visitor.id, status])
        ids.push(visitor.id)
      }
      server.clock.advance(1_000)
      await admin('updatePerson', { params: { id }, body: { status: 'suspended' } })
      const now = server.clock.now()
      const waiting = {
        responder: 'none',
        needs_human: true,
        human_requested_at: new Date(now),
        assignee_id: null,
        assignee_name: null,
      }
      expect(await Promise.all(ids.map(conversation))).toEqual([
        {
          ...waiting,
          status: 'open',
          timeout_rule: 'queue-timeout',
          timeout_at: new Date(now + HUMAN_FALLBACK_AFTER_MS),
        },
        { ...waiting, status: 'ticket', timeout_rule: null, timeout_at: null },
        {
          status: 'resolved',
          responder: 'ai',
          needs_human: false,
          human_requested_at: null,
          assignee_id: null,
          assignee_name: null,
          timeout_rule: null,
          timeout_at: null,
        },
      ])
    })

    it('[GUARD-07] gives the conversations back even where the manager may not answer', async () => {
      const id = await heldBy('hana@acme.test')
      await owner('setPermissions', { body: { role: 'admin', permissions: ['people.manage'] } })
      await change(await server.asMember('grace@acme.test'), 'agent@acme.test', { status: 'suspended' })
      const refused = await change(await server.asMember('grace@acme.test'), 'hana@acme.test', {
        status: 'suspended',
      })
      // Agents may reply here, so this admin has no rights over them.
      expect(refused.code).toBe('forbidden')
      await owner('setPermissions', { body: { role: 'agent', permissions: [] } })
      expect(
        (await change(await server.asMember('grace@acme.test'), 'hana@acme.test', { status: 'suspended' }))
          .status,
      ).toBe(200)
      expect(await conversation(id)).toMatchObject({
        assignee_id: null,
        needs_human: true,
        responder: 'none',
      })
      for (const role of ['admin', 'agent'] as const) {
        const { defaults } = (await owner('listPermissions')).body.roles.find(given => given.role === role)!
        await owner('setPermissions', { body: { role, permissions: defaults } })
      }
      await change(admin, 'hana@acme.test', { status: 'active' })
    })

    it(`[GUARD-07] is given no conversation in the same moment, ${RUNS} times`, async () => {
      const { id } = await hire('agent')
      for (let run = 0; run < RUNS; run++) {
        const visitor = await server.asVisitor()
        const body = { assignee_id: id, expected_assignee_id: null }
        await Promise.all([
          admin('updateConversation', { params: { id: visitor.id }, body }),
          owner('updatePerson', { params: { id }, body: { status: 'suspended' } }),
        ])
        const held = await ownerQuery('select id from public.conversations where assignee_id = $1', [id])
        expect(held, `run ${run}`).toEqual([])
        await owner('updatePerson', { params: { id }, body: { status: 'active' } })
      }
    })
  })

  describe('somebody removed', () => {
    it('[GUARD-07] has no account and no session any more, and the work goes back', async () => {
      const { id, email, full_name } = await hire('agent')
      const token = await server.memberToken(id)
      const { id: visitorId } = await server.asVisitor()
      await admin('updateConversation', { params: { id: visitorId }, body: { assignee_id: id } })
      const resolved = await server.asVisitor()
      await admin('updateConversation', { params: { id: resolved.id }, body: { assignee_id: id } })
      await admin('resolveConversation', { params: { id: resolved.id } })

      expect((await admin('removePerson', { params: { id } })).body).toEqual({ ok: true })
      expect((await server.caller(token)('listConversations')).code).toBe('session_ended')
      expect(await ownerQuery('select from auth.users where email = $1', [email])).toEqual([])
      expect(await ownerQuery('select from auth.sessions where user_id = $1', [id])).toEqual([])
      expect(await conversation(visitorId)).toMatchObject({
        responder: 'none',
        needs_human: true,
        assignee_id: null,
      })
      expect(await conversation(resolved.id)).toMatchObject({
        status: 'resolved',
        responder: 'ai',
        assignee_id: null,
      })
      expect(await auditOf(id)).toMatchObject([
        { action: 'person.removed', actor_name: 'Daniel Okafor', detail: { name: full_name, role: 'agent' } },
      ])
      expect((await admin('removePerson', { params: { id } })).code).toBe('person_not_found')
      expect((await admin('createInvitation', { body: { email, role: 'agent' } })).status).toBe(201)
    })

    it('[GUARD-07] is not oneself, nor an owner or staff', async () => {
      for (const email of ['admin@acme.test', 'maeve@acme.test']) {
        expect((await admin('removePerson', { params: { id: personId(email) } })).code).toBe('forbidden')
        expect(await ownerQuery('select id from auth.users where email = $1', [email])).toHaveLength(1)
      }
    })

    it(`[GUARD-07] is removed by one of two at once, while a conversation is given him, ${RUNS} times`, async () => {
      for (let run = 0; run < RUNS; run++) {
        const { id } = await hire('agent')
        const visitor = await server.asVisitor()
        const assignment = { params: { id: visitor.id }, body: { assignee_id: id } }
        const [assigned, ...removals] = await Promise.all([
          admin('updateConversation', assignment),
          owner('removePerson', { params: { id } }),
          admin('removePerson', { params: { id } }),
        ])
        expect(removals.map(({ code }) => code ?? 'ok').sort()).toEqual(['ok', 'person_not_found'])
        expect([undefined, 'assignee_not_found']).toContain(assigned.code)
        expect(await conversation(visitor.id)).toMatchObject({ assignee_id: null })
      }
    })
  })

  describe('one’s own profile', () => {
    it('[GUARD-03] takes the name, and says in the metadata that it is complete', async () => {
      const { id } = await hire('viewer', 'invited')
      const caller = server.caller(await server.memberToken(id))
      expect((await caller('updateProfile', { body: { full_name: '  Jo Doe ' } })).body).toEqual({ ok: true })
      expect((await caller('userProfile')).body).toMatchObject({ full_name: 'Jo Doe', is_active: false })
      expect(
        await ownerQuery('select raw_user_meta_data as data from auth.users where id = $1', [id]),
      ).toEqual([{ data: { full_name: 'Jo Doe', profile_setup_completed: true } }])
    })

    it('[GUARD-07] is closed to the suspended and to strangers', async () => {
      const { id } = await hire('agent', 'suspended')
      const body = { full_name: 'Somebody else' }
      const suspended = server.caller(await server.memberToken(id))
      expect((await suspended('updateProfile', { body })).code).toBe('forbidden')
      await ownerQuery("insert into auth.users (id, email) values ($1, 'stranger@x.example')", [
        'e1a00000-0000-4000-8000-000000000001',
      ])
      const stranger = server.caller(await server.memberToken('e1a00000-0000-4000-8000-000000000001'))
      expect((await stranger('updateProfile', { body })).code).toBe('profile_not_found')
    })
  })
})
