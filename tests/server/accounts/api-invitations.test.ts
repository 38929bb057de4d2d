/** Invitations to a company, from the email to the membership, and those that platform staff send again. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INVITATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import { hashSecret, newSecret } from '#server/tokens/secrets.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { readMails } from '#tests/support/read-mails.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { companyId, STAFF_NAME } from '../platform/impersonation-kit.ts'

/** How often a race is run. */
const RUNS = isFullTier ? 20 : 5
const EXPIRED = { status: 410, code: 'invitation_expired' }

describeEachDemoDatabase('invitations', given => {
  let server: TestServer
  const anyone: Caller = (...call) => server.caller(null)(...call)

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())

  const asAdmin = () => server.asMember('admin@acme.test')
  const ownerQuery = (sql: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(sql, params))
  const newAddress = () => `${randomUUID()}@guest.example`

  async function linkTo(email: string): Promise<URL> {
    await server.jobsSettled()
    const mail = (await readMails(server.dataFolder)).filter(({ to }) => to === email).at(-1)!
    return new URL(/http\S+/.exec(mail.text)![0])
  }

  async function invite(email = newAddress(), role: 'admin' | 'agent' | 'viewer' = 'agent') {
    const { status, body } = await (await asAdmin())('createInvitation', { body: { email, role } })
    expect(status).toBe(201)
    return { email, id: body.id, token: (await linkTo(email)).searchParams.get('invite')! }
  }

  const read = (token: string) => anyone('readInvitation', { body: { token } })
  const accept = (token: string) =>
    anyone('acceptInvitation', { body: { token, fullName: 'Guest Person', password: 'a long password' } })

  describe('sent', () => {
    it('[GUARD-05] stand open for 7 days, and only their mail has the token', async () => {
      const email = newAddress()
      const now = server.clock.now()
      const admin = await asAdmin()
      const sent = await admin('createInvitation', { body: { email: email.toUpperCase(), role: 'viewer' } })
      expect(sent.body).toEqual({
        id: expect.any(String),
        email,
        role: 'viewer',
        inviter_name: 'Daniel Okafor',
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + INVITATION_LIFETIME_MS).toISOString(),
        mail_problem: null,
      })
      const link = await linkTo(email)
      expect(link.origin + link.pathname).toBe('http://acme.localhost:3000/set-password')
      const token = link.searchParams.get('invite')!
      const [stored] = await ownerQuery('select * from public.invitations where id = $1', [sent.body.id])
      expect(stored).toMatchObject({ token_hash: hashSecret(token) })
      expect((await admin('listPeople')).body.invitations).toContainEqual(sent.body)
      const { text } = await admin('listAudit')
      expect(text).toContain('invitation.sent')
      for (const secret of [token, hashSecret(token)]) {
        expect(JSON.stringify(stored)).not.toContain(token)
        expect(text + sent.text).not.toContain(secret)
      }
      expect((await read(token)).body).toEqual({
        email,
        role: 'viewer',
        company_name: 'Acme',
        inviter_name: 'Daniel Okafor',
        expires_at: sent.body.expires_at,
      })
    })

    it('[GUARD-07] go to nobody who is here, suspended or not, nor twice to one address', async () => {
      const admin = await asAdmin()
      const call = (email: string) => admin('createInvitation', { body: { email, role: 'agent' } })
      expect((await call('Agent@acme.test')).code).toBe('already_member')
      await ownerQuery("update public.profiles set status = 'suspended' where id = $1", [
        personId('oscar@acme.test'),
      ])
      expect((await call('oscar@acme.test')).code).toBe('already_member')
      const { email } = await invite()
      expect((await call(email)).code).toBe('already_invited')
      const noor = await server.asMember('admin@noor.test')
      expect((await noor('createInvitation', { body: { email, role: 'agent' } })).status).toBe(201)
    })

    it('[GUARD-07] do not tell whether an address has an account elsewhere', async () => {
      const admin = await asAdmin()
      const sent = async (email: string) => {
        const { status, body } = await admin('createInvitation', { body: { email, role: 'agent' } })
        return [status, Object.keys(body)]
      }
      expect(await sent('admin@clinic.test')).toEqual(await sent(newAddress()))
    })

    it(`[GUARD-07] are sent once when two send one at once, ${RUNS} times`, async () => {
      const [admin, owner] = [await asAdmin(), await server.asMember('maeve@acme.test')]
      for (let run = 0; run < RUNS; run++) {
        const body = { email: newAddress(), role: 'agent' } as const
        const both = await Promise.all([admin, owner].map(call => call('createInvitation', { body })))
        expect(both.map(({ code }) => code ?? 'sent').sort()).toEqual(['already_invited', 'sent'])
      }
    })

    it('[GUARD-07] make nobody an owner, and are for those who manage people', async () => {
      const body = { email: newAddress(), role: 'owner' } as never
      expect((await (await asAdmin())('createInvitation', { body })).code).toBe('invalid_request')
      const agent = await server.asMember('agent@acme.test')
      const { id } = await invite()
      expect((await agent('createInvitation', { body: { email: newAddress(), role: 'viewer' } })).code).toBe(
        'forbidden',
      )
      expect((await agent('resendInvitation', { params: { id } })).code).toBe('forbidden')
      expect((await agent('revokeInvitation', { params: { id } })).code).toBe('forbidden')
    })
  })

  describe('sent again', () => {
    it('[GUARD-07] have a new link and new time, and the old link is dead', async () => {
      const { id, email, token } = await invite()
      server.clock.advance(60_000)
      const again = await (await asAdmin())('resendInvitation', { params: { id } })
      const expires_at = new Date(server.clock.now() + INVITATION_LIFETIME_MS).toISOString()
      expect(again.body).toMatchObject({ id, email, expires_at })
      expect(await read(token)).toMatchObject(EXPIRED)
      expect(await accept(token)).toMatchObject(EXPIRED)
      const renewed = (await linkTo(email)).searchParams.get('invite')!
      expect(renewed).not.toBe(token)
      expect((await read(renewed)).body.expires_at).toBe(expires_at)
    })

    it('[GUARD-07] live again when they had expired', async () => {
      const { id, email } = await invite()
      server.clock.advance(INVITATION_LIFETIME_MS)
      expect((await (await asAdmin())('resendInvitation', { params: { id } })).status).toBe(200)
      expect((await accept((await linkTo(email)).searchParams.get('invite')!)).status).toBe(201)
    })

    it('[GUARD-07] make way for a new one when they have expired', async () => {
      const { email, token } = await invite()
      server.clock.advance(INVITATION_LIFETIME_MS)
      const next = await invite(email)
      expect(await read(token)).toMatchObject(EXPIRED)
      expect((await read(next.token)).status).toBe(200)
    })
  })

  describe('over', () => {
    it('[GUARD-07] by time: at 7 days less a millisecond they open, at 7 days no more', async () => {
      const [first, second] = [await invite(), await invite()]
      server.clock.advance(INVITATION_LIFETIME_MS - 1)
      expect((await read(first.token)).status).toBe(200)
      expect((await accept(first.token)).status).toBe(201)
      server.clock.advance(1)
      expect(await read(second.token)).toMatchObject(EXPIRED)
      expect(await accept(second.token)).toMatchObject(EXPIRED)
    })

    it('[GUARD-07] all answer with the bytes of an unknown token', async () => {
      const [expired, revoked, used, resent] = [
        await invite(),
        await invite(),
        await invite(),
        await invite(),
      ]
      server.clock.advance(INVITATION_LIFETIME_MS - 1)
      const admin = await asAdmin()
      expect((await admin('revokeInvitation', { params: { id: revoked.id } })).body).toEqual({ ok: true })
      await accept(used.token)
      await admin('resendInvitation', { params: { id: resent.id } })
      server.clock.advance(1)
      const unknown = newSecret()
      for (const call of [read, accept]) {
        const expected = await call(unknown)
        expect(expected).toMatchObject(EXPIRED)
        for (const { token } of [expired, revoked, used, resent])
          expect((await call(token)).text).toBe(expected.text)
      }
      expect((await admin('listPeople')).body.invitations.map(({ id }) => id)).not.toContain(revoked.id)
    })

    it('[GUARD-07] cannot be touched again, and another company’s answer like unknown ones', async () => {
      const { id, token } = await invite()
      const noor = await server.asMember('admin@noor.test')
      for (const name of ['resendInvitation', 'revokeInvitation'] as const) {
        const unknown = await noor(name, { params: { id: randomUUID() } })
        expect(unknown).toMatchObject({ status: 404, code: 'invitation_not_found' })
        expect((await noor(name, { params: { id } })).text).toBe(unknown.text)
      }
      expect((await accept(token)).status).toBe(201)
      const admin = await asAdmin()
      expect((await admin('resendInvitation', { params: { id } })).code).toBe('invitation_not_found')
      expect((await admin('revokeInvitation', { params: { id } })).code).toBe('invitation_not_found')
    })

    it('[GUARD-07] while the company is suspended', async () => {
      const { token } = await invite()
      const suspend = (at: Date | null) =>
        ownerQuery(
          "update public.companies set suspended_at = $1, suspended_reason = $2 where subdomain = 'acme'",
          [at, at && 'unpaid'],
        )
      await suspend(new Date(server.clock.now()))
      expect(await accept(token)).toMatchObject(EXPIRED)
      await suspend(null)
      expect((await accept(token)).status).toBe(201)
    })
  })

  describe('accepted', () => {
    it('[GUARD-07] make an active member who is signed in with the new password', async () => {
      const { id, email, token } = await invite(newAddress(), 'admin')
      expect((await accept(token)).body).toEqual({ email, isConfirmed: true, subdomain: 'acme' })
      const [account] = await ownerQuery(
        'select id, raw_user_meta_data as metadata from auth.users where email = $1 and email_confirmed_at is not null',
        [email],
      )
      expect(account).toMatchObject({
        metadata: { full_name: 'Guest Person', role: 'admin', profile_setup_completed: true },
      })
      const signIn = await server.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'a long password' }),
      })
      const { access_token: session } = (await signIn.json()) as { access_token: string }
      const people = await server.caller(session)('listPeople')
      expect(people.body.people).toContainEqual(
        expect.objectContaining({ email, role: 'admin', status: 'active' }),
      )
      expect(people.body.invitations.map(open => open.id)).not.toContain(id)
      const { entries } = (await server.caller(session)('listAudit')).body
      expect(
        entries.find(entry => entry.target_id === id && entry.action === 'invitation.accepted'),
      ).toMatchObject({
        actor_id: account!['id'],
        actor_name: 'Guest Person',
        detail: { email, role: 'admin' },
      })
    })

    it('[GUARD-07] make an owner of whom the platform asked to be one', async () => {
      const [email, token] = [newAddress(), newSecret()]
      await ownerQuery(
        `insert into public.invitations (company_id, email, role, token_hash, invited_by, inviter_name, created_at, expires_at)
         select id, $1, 'owner', $2, gen_random_uuid(), 'Ines Carvalho', $3, $4 from public.companies where subdomain = 'empty'`,
        [email, hashSecret(token), new Date(server.clock.now()), new Date(server.clock.now() + 1_000)],
      )
      expect((await read(token)).body).toMatchObject({ role: 'owner', company_name: 'Fresh Start Studio' })
      expect((await accept(token)).body).toMatchObject({ subdomain: 'empty' })
      const rows = await ownerQuery(
        `select p.role, u.raw_user_meta_data ->> 'role' as metadata
           from public.profiles p join auth.users u on u.id = p.id where u.email = $1`,
        [email],
      )
      expect(rows).toEqual([{ role: 'owner', metadata: 'admin' }])
    })

    it('[GUARD-07] not by an address with an account elsewhere, whose password stays', async () => {
      await ownerQuery("delete from public.invitations where email = 'admin@clinic.test'")
      const { token } = await invite('admin@clinic.test')
      const hash = () =>
        ownerQuery("select encrypted_password as p from auth.users where email = 'admin@clinic.test'")
      const before = await hash()
      expect(await accept(token)).toMatchObject({ status: 409, code: 'account_exists' })
      expect(await hash()).toEqual(before)
      // Reading doesn't use up the invitation.
      expect((await read(token)).status).toBe(200)
    })

    it(`[GUARD-07] exactly once by five at once, ${RUNS} times`, async () => {
      for (let run = 0; run < RUNS; run++) {
        const { email, token } = await invite()
        const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)))
        expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410])
        const rows = await ownerQuery(
          `select p.status from auth.users u join public.profiles p on p.id = u.id where u.email = $1`,
          [email],
        )
        expect(rows).toEqual([{ status: 'active' }])
      }
      expect(
        await ownerQuery(
          'select email from auth.users u where not exists (select from public.profiles p where p.id = u.id)',
        ),
      ).toEqual([])
    })

    it(`[GUARD-07] or revoked, but never both, ${RUNS} times`, async () => {
      const admin = await asAdmin()
      for (let run = 0; run < RUNS; run++) {
        const { id, email, token } = await invite()
        const [accepted, revoked] = await Promise.all([
          accept(token),
          admin('revokeInvitation', { params: { id } }),
        ])
        expect([accepted.status, revoked.status].sort()).toEqual(
          accepted.status === 201 ? [201, 404] : [200, 410],
        )
        const accounts = await ownerQuery('select id from auth.users where email = $1', [email])
        expect(accounts).toHaveLength(accepted.status === 201 ? 1 : 0)
      }
    })
  })

  describe('the console asks the owner-to-be again', () => {
    let staff: Caller

    beforeAll(async () => {
      staff = await server.asMember('staff@lapwing.test')
    })

    const sql = (statement: string, params: readonly unknown[] = []) =>
      given.database.asOwner(query => query(statement, params))
    const tenantFor = async (subdomain: string) => {
      const body = { name: 'Late', subdomain, owner_email: `o@${subdomain}.test`, with_samples: false }
      return (await staff('createTenant', { body })).body.id
    }
    const resend = (id: string) => staff('resendOwnerInvitation', { params: { id } })
    const invitationOf = async (id: string) =>
      (await staff('getTenant', { params: { id } })).body.owner_invitation
    const tokenTo = async (email: string) => {
      await server.jobsSettled()
      const { mails } = (await server.caller(null)('listMailbox')).body
      return /invite=([\w-]+)/.exec(mails.find(({ to }) => to === email)!.text)![1]!
    }
    const accept = (token: string) =>
      server.caller(null)('acceptInvitation', {
        body: { token, fullName: 'Olive Reed', password: 'a long password' },
      })

    it('with a new link, also when the one before has expired, and writes it down for the tenant', async () => {
      const id = await tenantFor('belated')
      const first = await tokenTo('o@belated.test')
      expect(await invitationOf(id)).toMatchObject({ email: 'o@belated.test', role: 'owner' })
      const now = new Date(server.clock.now())
      await sql('update public.invitations set expires_at = $2 where company_id = $1', [id, now])
      expect((await accept(first)).code).toBe('invitation_expired')
      const { status, body } = await resend(id)
      expect([status, body]).toEqual([200, await invitationOf(id)])
      expect(Date.parse(body.expires_at)).toBe(server.clock.now() + INVITATION_LIFETIME_MS)
      const second = await tokenTo('o@belated.test')
      expect((await accept(first)).code).toBe('invitation_expired')
      expect((await accept(second)).status).toBe(201)
      const audit = await sql(
        "select actor_id, actor_name, target_id, detail from public.audit where company_id = $1 and action = 'invitation.resent'",
        [id],
      )
      expect(audit).toEqual([
        {
          actor_id: personId('staff@lapwing.test'),
          actor_name: STAFF_NAME,
          target_id: body.id,
          detail: { email: 'o@belated.test', role: 'owner' },
        },
      ])
      expect(await invitationOf(id)).toBeNull()
      expect((await resend(id)).code).toBe('invitation_not_found')
    })

    it('and nobody else', async () => {
      const admin = await server.asMember('admin@acme.test')
      const body = { email: 'new.agent@acme.test', role: 'agent' } as const
      expect((await admin('createInvitation', { body })).status).toBe(201)
      expect(await invitationOf(companyId('acme'))).toBeNull()
      expect((await resend(companyId('acme'))).code).toBe('invitation_not_found')
      expect((await resend(randomUUID())).code).toBe('tenant_not_found')
    })
  })
})
