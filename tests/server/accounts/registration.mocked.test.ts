/** Sign-up and invitations with failing registrars and a failing outbox. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createGatewayRegistrar } from '#server/adapters/registrar/gateway-registrar.ts'
import { createSupabaseRegistrar } from '#server/adapters/registrar/supabase-registrar.ts'
import { type AccountEmail, writeAccountEmail } from '#server/domain/emails/account-outbox.ts'
import { signUp } from '#server/domain/people/accounts/sign-up.ts'
import { acceptInvitation } from '#server/domain/people/members/accept-invitation.ts'
import { readInvitation } from '#server/domain/people/members/read-invitation.ts'
import { createIdentityStore } from '#server/gateway/auth/identity-store.ts'
import type { Registrar } from '#server/ports/registrar.ts'
import { hashSecret, newSecret } from '#server/tokens/secrets.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'

vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, hash: vi.fn(argon2.hash) }
})

const clock = createManualClock(Date.UTC(2026, 0, 1))
const registration = {
  email: 'jo@newco.example',
  password: 'a long password',
  userMetadata: { full_name: 'Jo' },
  origin: 'http://newco.localhost',
}

describe('the registrar of a Supabase project', () => {
  let reply: { status: number; body: unknown }
  const service = createServer(async (request, response) => {
    await text(request)
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
  })
  let registrar: Registrar
  const id = randomUUID()

  beforeAll(async () => {
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
    const { port } = service.address() as AddressInfo
    registrar = createSupabaseRegistrar({ projectUrl: `http://127.0.0.1:${port}`, anonKey: 'key' })
  })
  afterAll(() => service.close())

  it.each([
    ['asks for a confirmation', 200, { id, identities: [{}] }, false],
    ['confirms at once', 200, { access_token: 'x', user: { id, email_confirmed_at: '2026-01-01' } }, true],
  ])('[AUTH-04] that %s', async (_, status, body, isConfirmed) => {
    reply = { status, body }
    expect(await registrar.register(registration)).toEqual({ userId: id, tokenHash: null })
    expect(await registrar.registerProved(registration)).toEqual({ userId: id, isConfirmed })
  })

  it.each([
    ['a user without identities', 200, { id, identities: [] }],
    ['a code', 422, { error_code: 'user_already_exists' }],
  ])('[AUTH-04] hears of a known address by %s', async (_, status, body) => {
    reply = { status, body }
    expect(await registrar.register(registration)).toBe('taken')
    expect(await registrar.registerProved(registration)).toBe('taken')
  })

  it.each([
    ['an error', 500, { msg: 'down' }],
    ['nothing of use', 200, {}],
  ])('[AUTH-04] rejects when the service answers %s', async (_, status, body) => {
    reply = { status, body }
    await expect(registrar.register(registration)).rejects.toThrow(`status ${status}`)
  })
})

describeEachDatabase('registration', given => {
  const sent: { readonly to: string }[] = []
  beforeEach(() => {
    sent.length = 0
  })

  function deps(replaced: { send?: () => Promise<void>; registrar?: Registrar } = {}) {
    const { database } = given
    const send = async (email: AccountEmail) => void sent.push(writeAccountEmail(email))
    return {
      database,
      clock,
      registrar: createGatewayRegistrar({ identities: createIdentityStore({ database, clock }) }),
      outbox: { send: replaced.send ?? send },
      publicUrl: 'http://localhost:3000',
      ...(replaced.registrar && { registrar: replaced.registrar }),
    }
  }
  const rows = (sql: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query(sql, params))
  const wish = (email: string) => ({ email, password: 'a long password', fullName: 'Jo New' })

  async function invite(email: string): Promise<string> {
    const token = newSecret()
    await rows(
      `with company as (insert into public.companies (name, subdomain) values ('Host', $1) returning id)
       insert into public.invitations (company_id, email, role, token_hash, invited_by, inviter_name, created_at, expires_at)
       select id, $2, 'agent', $3, gen_random_uuid(), 'Ada', $4, $5 from company`,
      [`h-${randomUUID()}`, email, hashSecret(token), new Date(clock.now()), new Date(clock.now() + 1_000)],
    )
    return token
  }

  it('[AUTH-04] does the same work for a known address: a hash, a company, a mail (R22)', async () => {
    await signUp(deps(), wish('known@colleague.example'))
    await rows("update public.companies set email_domain = null where email_domain = 'colleague.example'")
    for (const email of ['known@colleague.example', 'unknown@stranger.example']) {
      vi.mocked(hash).mockClear()
      sent.length = 0
      await signUp(deps(), wish(email))
      expect(vi.mocked(hash)).toHaveBeenCalledOnce()
      expect(sent.map(({ to }) => to)).toEqual([email])
    }
    // A new one, which keeps its names as for a new address.
    expect(await rows("select from public.companies where email_domain = 'colleague.example'")).toHaveLength(
      1,
    )
  })

  it('[AUTH-04] tells a known address, too, that a subdomain was lost in between (R22)', async () => {
    for (const account of ['taken', { userId: randomUUID(), tokenHash: null }] as const) {
      const subdomain = `lost-${randomUUID()}`
      const registrar: Registrar = {
        async register() {
          await rows("insert into public.companies (name, subdomain) values ('Quicker', $1)", [subdomain])
          return account
        },
        registerProved: () => Promise.reject(new Error('not asked')),
      }
      const attempt = signUp(deps({ registrar }), { ...wish('a@slower.example'), subdomain })
      await expect(attempt).rejects.toMatchObject({ code: 'subdomain_taken' })
    }
    expect(sent).toEqual([])
  })

  it('[AUTH-04] leaves nothing behind when the confirmation cannot be queued', async () => {
    const send = () => Promise.reject(new Error('no post today'))
    await expect(signUp(deps({ send }), wish('a@unreachable.example'))).rejects.toThrow('no post')
    expect(await rows("select from auth.users where email = 'a@unreachable.example'")).toEqual([])
    expect(await rows("select from public.companies where email_domain = 'unreachable.example'")).toEqual([])
    await signUp(deps(), wish('a@unreachable.example'))
    expect(sent.map(({ to }) => to)).toEqual(['a@unreachable.example'])
  })

  it('[AUTH-04] mails nothing where the auth service has done so', async () => {
    const userId = randomUUID()
    const registrar: Registrar = {
      register: async () => ({ userId, tokenHash: null }),
      registerProved: () => Promise.reject(new Error('not asked')),
    }
    await signUp(deps({ registrar }), wish('a@service.example'))
    expect(sent).toEqual([])
    expect(await rows('select role, status from public.profiles where id = $1', [userId])).toEqual([
      { role: 'owner', status: 'invited' },
    ])
    // The service returns an existing unconfirmed account: it keeps its company, and what others see is the same.
    await signUp(deps({ registrar }), wish('a@other-service.example'))
    expect(
      await rows("select from public.companies where email_domain = 'other-service.example'"),
    ).toHaveLength(1)
    expect(await rows('select from public.profiles where id = $1', [userId])).toHaveLength(1)
  })

  it('[GUARD-07] an invited person is not in until the auth service has confirmed the address', async () => {
    const userId = randomUUID()
    const registrar: Registrar = {
      register: () => Promise.reject(new Error('not asked')),
      registerProved: async () => ({ userId, isConfirmed: false }),
    }
    const token = await invite('late@guest.example')
    const answer = await acceptInvitation(deps({ registrar }), {
      token,
      fullName: 'Late',
      password: 'a long password',
    })
    expect(answer).toMatchObject({ email: 'late@guest.example', isConfirmed: false })
    expect(await rows('select status from public.profiles where id = $1', [userId])).toEqual([
      { status: 'invited' },
    ])
  })

  it('[GUARD-07] an invitation opens again when the account could not be made', async () => {
    const registrar: Registrar = {
      register: () => Promise.reject(new Error('not asked')),
      registerProved: () => Promise.reject(new Error('the service is down')),
    }
    const token = await invite('retry@guest.example')
    const body = { token, fullName: 'Retry', password: 'a long password' }
    await expect(acceptInvitation(deps({ registrar }), body)).rejects.toThrow('down')
    expect(await readInvitation(deps(), token)).toMatchObject({ email: 'retry@guest.example' })
    expect(await acceptInvitation(deps(), body)).toMatchObject({ isConfirmed: true })
  })
})
