/** Platform staff resend an owner's invitation, because nobody in the company could. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { INVITATION_LIFETIME_MS } from '#contract/constants/identity.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { companyId, STAFF_NAME } from './impersonation-kit.ts'

describeEachDemoDatabase('the console asks the owner-to-be again', given => {
  let server: TestServer
  let staff: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database)
    staff = await server.asMember('staff@lapwing.test')
  })
  afterAll(() => server.close())

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
