import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PERMISSIONS, type Permission } from '#contract/constants/permissions.ts'
import { BODY_MAX_BYTES } from '#contract/constants/server.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { ROUTES } from '#contract/routes/index.ts'
import type { Route } from '#contract/routes/route.ts'
import type { Member, User } from '#server/domain/actor.ts'
import type { LimitSubject } from '#server/limits/rate-limits.ts'
import { errorResponse } from '../error-response.ts'
import { checkRights, parseRequest, takeLimit } from './register-routes.ts'
import type { AnyActor } from './resolve-actor.ts'

const route: Route = {
  access: ['anyone'],
  query: z.object({ limit: z.coerce.number().default(5) }),
  body: z.object({ name: z.string().trim().min(1), tags: z.array(z.string()).optional() }),
  response: z.unknown(),
}
const silent = { error: () => {}, warn: () => {}, info: () => {} }
const app = new Hono().post('/', async c => c.json(await parseRequest(c, route)))
app.onError((error, c) => errorResponse(c, error, silent))

async function post(body: BodyInit, contentType = 'application/json', path = '/') {
  const init = { method: 'POST', headers: { 'content-type': contentType }, body, duplex: 'half' }
  const response = await app.request(path, init)
  return { status: response.status, body: await response.json() }
}

const withLength = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) })

describe('parseRequest', () => {
  it('gives what the schemas make of the request', async () => {
    const { body } = await post(
      '{"name":" Ann ","unknown":1}',
      'application/json; charset=utf-8',
      '/?limit=7',
    )
    expect(body).toEqual({ query: { limit: 7 }, body: { name: 'Ann' } })
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await post('{"name":" ","tags":["a",1]}', undefined, '/')
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['body.name', 'body.tags.1'])
  })

  it.each([
    ['text/plain', 415],
    ['', 415],
    ['application/jsonp', 415],
    ['application/merge-patch+json', 200],
    ['Application/JSON', 200],
  ])('media type %j gets status %i', async (contentType, status) => {
    expect((await post('{"name":"Ann"}', contentType)).status).toBe(status)
  })

  it.each(['', '{', '{"name":"Ann"}x'])('refuses %j as malformed', async text => {
    expect(await post(text)).toMatchObject({ status: 400, body: { code: 'malformed_json' } })
  })

  it('takes a body of exactly the limit and refuses one byte more', async () => {
    expect((await post(withLength(BODY_MAX_BYTES))).status).toBe(200)
    expect(await post(withLength(BODY_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  it('counts the bytes of a body that states no length', async () => {
    const stream = new Blob([withLength(BODY_MAX_BYTES + 1)]).stream()
    expect((await post(stream)).status).toBe(413)
  })
})

const ID = 'a0000000-0000-4000-8000-000000000001'
const NAMES = Object.keys(ENDPOINTS) as EndpointName[]
/** Those that a member of a company can reach. */
const FOR_MEMBERS = NAMES.filter(name => (ROUTES[name] as Route).access.includes('member'))

function member(permissions: readonly Permission[], impersonationId: string | null = null): Member {
  return {
    kind: 'member',
    userId: ID,
    companyId: ID,
    subdomain: 'acme',
    role: 'admin',
    fullName: 'Ada',
    permissions,
    impersonationId,
    claims: { role: 'authenticated', sub: ID },
  }
}
const user = (claims: object): User => ({
  kind: 'user',
  userId: ID,
  claims: { role: 'authenticated', ...claims },
})

function refusal(name: EndpointName, actor: AnyActor): string | null {
  try {
    checkRights(name, actor)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('[GUARD-07] checkRights', () => {
  it.each(FOR_MEMBERS)('lets a member do what the permission of %s allows, and nothing without', name => {
    const { permission }: Route = ROUTES[name]
    expect(refusal(name, member(PERMISSIONS))).toBeNull()
    const others = PERMISSIONS.filter(each => each !== permission)
    expect(refusal(name, member(others))).toBe(permission === undefined ? null : 'forbidden')
    expect(refusal(name, user({}))).toBe(permission === undefined ? null : 'forbidden')
  })

  it.each(NAMES)(
    '[IMP-05] refuses who acts for a tenant what is not for them, and read-only any change: %s',
    name => {
      const route: Route = ROUTES[name]
      const isChange = ENDPOINTS[name][0] !== 'GET' && name !== 'endImpersonation'
      const whole = route.refusesImpersonation ? 'forbidden_while_impersonating' : null
      const readOnly = whole ?? (isChange ? 'impersonation_read_only' : null)
      expect(refusal(name, member(PERMISSIONS, ID))).toBe(whole)
      const reading = PERMISSIONS.filter(each => each !== 'settings.edit')
      expect(refusal(name, member(reading, ID)) ?? null).toBe(
        readOnly ?? (route.permission === 'settings.edit' ? 'forbidden' : null),
      )
      expect(refusal(name, user({ impersonation_id: ID }))).toBe(
        readOnly ?? (route.permission === undefined ? null : 'forbidden'),
      )
    },
  )

  it('has routes of every kind to say no to', () => {
    const refusals = new Set(
      NAMES.flatMap(name => [refusal(name, member([])), refusal(name, member([], ID))]),
    )
    expect([...refusals].sort()).toEqual(
      ['forbidden', 'forbidden_while_impersonating', 'impersonation_read_only', null].sort(),
    )
  })
})

describe('takeLimit', () => {
  async function subject(actor: AnyActor, body: unknown): Promise<LimitSubject> {
    const taken: LimitSubject[] = []
    const take = async (_name: string, given: LimitSubject) => void taken.push(given)
    await takeLimit({ take, check: take }, 'createConversation', { actor, ip: '203.0.113.7', body })
    return taken[0]!
  }
  const company = { id: ID, name: 'Acme', subdomain: 'acme' }

  it.each([
    ['a member by the person alone', member([]), { email: 'a@b.test' }, { user: ID }],
    ['anybody', { kind: 'anyone', tenant: null }, undefined, { ip: '203.0.113.7', tenant: 'app' }],
    [
      'anybody of a tenant',
      { kind: 'anyone', tenant: 'acme' },
      { email: 'a@b.test' },
      { ip: '203.0.113.7', account: 'a@b.test', tenant: 'acme' },
    ],
    [
      'a tenant’s visitor before a conversation',
      { kind: 'tenant', company },
      { customer_email: 'c@d.test' },
      { ip: '203.0.113.7', account: 'c@d.test', tenant: ID },
    ],
    [
      'a visitor',
      { kind: 'visitor', companyId: ID, conversationId: 'c', tenant: 'acme' },
      { content: 'Hi' },
      { ip: '203.0.113.7', tenant: ID, conversation: 'c' },
    ],
  ] as const)('counts %s', async (_who, actor, body, expected) => {
    expect(await subject(actor, body)).toEqual(expected)
  })
})
