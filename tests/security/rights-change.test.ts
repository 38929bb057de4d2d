/** A lost right ends at once: the very next call with the same token is refused (ASVS 8.3.2). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import {
  type Answer,
  type Caller,
  openTestServer,
  personId,
  type TestServer,
} from '#tests/support/test-server.ts'

/** A member who may read a conversation but not reply can't lock it; see `lockConversation`. */
const NO_LOCK = 'forbidden'

describeEachDemoDatabase('[GUARD-07] the very next call', given => {
  let server: TestServer
  let admin: Caller
  let staff: Caller
  let conversationId: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
    staff = await server.asMember('staff@lapwing.test')
    const { id } = await server.asVisitor()
    conversationId = id
  }, scaleTimeout(60_000))

  afterAll(() => server.close())

  /** Sends the same call before and after: first accepted, then refused. */
  async function refusedAfter(
    change: () => Promise<Answer<unknown>>,
    call: () => Promise<Answer<unknown>>,
    code: ErrorCode,
  ): Promise<void> {
    expect((await call()).code).toBeUndefined()
    const changed = await change()
    expect(changed.code, changed.text).toBeUndefined()
    const refused = await call()
    expect({ code: refused.code, status: refused.status }).toEqual({ code, status: ERRORS[code].status })
    expect(refused.body).toEqual({ error: ERRORS[code].text, code })
  }

  const reply = (call: Caller) => () =>
    call('postMessage', {
      params: { id: conversationId },
      body: { content: 'Hello', client_id: randomUUID() },
    })

  it('of somebody removed is refused', async () => {
    const call = await server.asMember('tomas@acme.test')
    const params = { id: personId('tomas@acme.test') }
    await refusedAfter(
      () => admin('removePerson', { params }),
      () => call('listConversations', { query: {} }),
      'session_ended',
    )
  })

  it('of an agent made a viewer writes nothing', async () => {
    const call = await server.asMember('sofia@acme.test')
    const params = { id: personId('sofia@acme.test') }
    await refusedAfter(
      () => admin('updatePerson', { params, body: { role: 'viewer' } }),
      reply(call),
      NO_LOCK,
    )
    expect((await call('listConversations', { query: {} })).code).toBeUndefined()
  })

  it('of an admin made an agent manages nobody', async () => {
    const call = await server.asMember('grace@acme.test')
    const params = { id: personId('grace@acme.test') }
    await refusedAfter(
      () => admin('updatePerson', { params, body: { role: 'agent' } }),
      () => call('listPeople'),
      'forbidden',
    )
  })

  it('of somebody suspended is refused, and so is coming back by oneself', async () => {
    const call = await server.asMember('hana@acme.test')
    const params = { id: personId('hana@acme.test') }
    await refusedAfter(
      () => admin('updatePerson', { params, body: { status: 'suspended' } }),
      () => call('listConversations', { query: {} }),
      'forbidden',
    )
    expect((await call('activateSelf')).code).toBe('forbidden')
    expect((await call('listConversations', { query: {} })).code).toBe('forbidden')
  })

  it('of an agent is refused what the company takes from agents', async () => {
    const owner = await server.asMember('maeve@acme.test')
    const call = await server.asMember('agent@acme.test')
    await refusedAfter(
      () => owner('setPermissions', { body: { role: 'agent', permissions: [] } }),
      reply(call),
      NO_LOCK,
    )
    await owner('setPermissions', { body: { role: 'agent', permissions: ['conversations.reply'] } })
    expect((await reply(call)()).code).toBeUndefined()
  })

  it('of a suspended company is refused, of its visitors too', async () => {
    const call = await server.asMember('admin@noor.test')
    const visitor = await server.asVisitor('noor')
    const look = () => visitor.call('getConversation', { params: { id: visitor.id } })
    const { id } = (await call('getCompany')).body
    expect((await look()).code).toBeUndefined()
    await refusedAfter(
      () => staff('suspendTenant', { params: { id }, body: { reason: 'They did not pay.' } }),
      () => call('listConversations', { query: {} }),
      'company_suspended',
    )
    expect((await look()).code).toBe('conversation_not_found')
    await staff('restoreTenant', { params: { id } })
    expect((await call('listConversations', { query: {} })).code).toBeUndefined()
    expect((await look()).code).toBeUndefined()
  })

  it.each(['the tenant', 'the person of the platform'])(
    'of an impersonation that %s ended is refused',
    async by => {
      const { id: company_id } = (await admin('getCompany')).body
      const begun = await staff('createImpersonation', {
        body: { company_id, reason: null, can_write: false },
      })
      const redeemed = await server.caller(null, 'acme')('redeemImpersonation', {
        body: { token: begun.body.token },
      })
      const call = server.caller(redeemed.body.access_token, 'acme')
      await refusedAfter(
        () => (by === 'the tenant' ? admin : staff)('endImpersonation', { params: { id: begun.body.id } }),
        () => call('listConversations', { query: {} }),
        'session_ended',
      )
    },
  )

  it('of a session that was ended is refused, and the others go on', async () => {
    const sub = personId('noa@acme.test')
    const session = randomUUID()
    const here = await server.asMember('noa@acme.test')
    await given.database.asOwner(query =>
      query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, sub]),
    )
    const elsewhere = server.caller(await server.memberToken(sub, { session_id: session }))
    await refusedAfter(
      () => here('endSession', { params: { id: session } }),
      () => elsewhere('listConversations', { query: {} }),
      'session_ended',
    )
    expect((await here('listConversations', { query: {} })).code).toBeUndefined()
  })

  it('of a session without the second factor that was set up elsewhere is refused', async () => {
    const sub = personId('liam@acme.test')
    const call = await server.asMember('liam@acme.test')
    const shown = server.caller(await server.memberToken(sub, { aal: 'aal2' }))
    const setUp = async () => {
      await given.database.asOwner(query =>
        query("insert into auth.mfa_factors (user_id, status, secret) values ($1, 'verified', 'x')", [sub]),
      )
      return shown('listConversations', { query: {} })
    }
    await refusedAfter(setUp, () => call('listConversations', { query: {} }), 'second_factor_required')
  })
})
