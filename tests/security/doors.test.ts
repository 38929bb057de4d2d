/** Every route outside /api, and the socket, for every identity, against an independent policy. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { realtimeOnLoopback } from '#server/adapters/realtime/open-realtime.ts'
import { type Listener, listen } from '#server/domain/platform/isolation/listen.ts'
import type { Database } from '#server/ports/database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { type CellAnswer, readAnswer } from './api-calls.ts'
import type { Tenant } from './api-identities.ts'
import {
  API_IDENTITIES,
  type ApiIdentity,
  type ApiIdentityName,
  headersOf,
  TRIED_IDENTITIES,
} from './api-identities.ts'
import { type ApiWorld, CANARY, createApiWorld } from './api-world.ts'
import { type DoorPages, openDoorPages } from './door-pages.ts'
import { type Aim, answerToAll, DOORS, type Door, type DoorTarget, SOCKETS } from './door-policy.ts'

describe('[GUARD-07] the doors beside the API', { timeout: scaleTimeout(60_000) }, () => {
  let database: Database
  let server: TestServer
  let pages: DoorPages
  let world: ApiWorld

  beforeAll(async () => {
    database = await openTestDatabase('postgres', { content: 'demo' })
    server = await openTestServer(database)
    world = await createApiWorld(server, database)
    pages = await openDoorPages(database, server)
  })

  afterAll(async () => {
    await pages.close()
    await server.close()
    await database.close()
  })

  async function newFactor(userId: string): Promise<string> {
    const insert = "insert into auth.mfa_factors (user_id, secret) values ($1, 'sealed') returning id"
    return String((await world.sql(insert, [userId]))[0]!['id'])
  }

  async function targetOf(identity: ApiIdentity, aim: Aim): Promise<DoorTarget> {
    const { tenant } = identity
    const otherTenant: Tenant = tenant === 'noor' ? 'acme' : 'noor'
    switch (aim) {
      case 'own':
      case 'neighbour': {
        const self = identity.kind === 'session' ? personId(identity.email) : personId('agent@acme.test')
        return {
          company: world.company(tenant),
          conversation: await world.fresh('conversation', tenant),
          content: await world.fresh('content', tenant),
          person: await world.fresh('person', tenant),
          factor: await newFactor(self),
        }
      }
      case 'other':
        return {
          company: world.company(otherTenant),
          conversation: world.fixed('conversation', otherTenant),
          content: world.fixed('content', otherTenant),
          person: world.fixed('person', otherTenant),
          factor: await newFactor(world.fixed('person', otherTenant)),
        }
      case 'random':
        return {
          company: randomUUID(),
          conversation: randomUUID(),
          content: randomUUID(),
          person: randomUUID(),
          factor: randomUUID(),
        }
    }
  }

  /** Sends a route's request. A visitor's token always covers only the visitor's own conversation. */
  async function knock(
    door: Door,
    name: ApiIdentityName,
    aim: Aim,
    isAnonymous = false,
  ): Promise<CellAnswer> {
    const identity: ApiIdentity = API_IDENTITIES[name]
    // A public answer must not change because a target exists.
    const isAimed = door.kind === 'judged'
    const target = await targetOf(identity, isAimed ? aim : 'random')
    const isOwn = isAimed && aim === 'own'
    const isVisitor = identity.kind === 'visitor' || name === 'expired visitor of A'
    const own = isOwn
      ? target.conversation
      : isVisitor
        ? await world.fresh('conversation', identity.tenant)
        : randomUUID()
    const { authorization, ...rest } = await headersOf(name, server, world, { conversationId: own })
    const { path, method = 'GET', body, type } = door.ask(target)
    const isPage = door.route.startsWith('GET /') && !/^GET \/\w+\/v1\//.test(door.route)
    const response = await (isPage ? pages : server).request(path, {
      method,
      headers: {
        ...rest,
        ...(authorization !== undefined && !isAnonymous && { authorization }),
        ...(type && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    })
    return readAnswer(response)
  }

  it.each(TRIED_IDENTITIES)('answer %s as the policy says, and tell nothing of other tenants', async name => {
    const identity: ApiIdentity = API_IDENTITIES[name]
    const wrong: string[] = []
    for (const door of DOORS) {
      if (door.kind === 'everybody') {
        const answer = await knock(door, name, 'own')
        const expected = answerToAll(name, door.answer)
        if (answer.outcome !== expected) wrong.push(`${door.route}: ${answer.outcome}, not ${expected}`)
        if (answer.bytes !== (await knock(door, name, 'own', true)).bytes)
          wrong.push(`${door.route} looks at the credential`)
        continue
      }
      const answers = new Map<Aim, string>()
      for (const aim of door.aims) {
        if (aim === 'neighbour' && identity.kind !== 'visitor') continue
        const answer = await knock(door, name, aim)
        answers.set(aim, answer.bytes)
        const expected = door.answer(name, aim)
        if (answer.outcome !== expected)
          wrong.push(`${door.route} at ${aim}: ${answer.outcome}, not ${expected}`)
        const mayShow = identity.tenant === 'noor' || identity.tenant === 'app'
        if (!mayShow && answer.bytes.includes(CANARY)) wrong.push(`${door.route} at ${aim} shows the canary`)
      }
      for (const aim of ['neighbour', 'other'] as const)
        if (answers.has(aim) && answers.get(aim) !== answers.get('random'))
          wrong.push(`${door.route} tells ${aim} from none`)
    }
    expect(wrong).toEqual([])
  })

  it('let every socket hear what is its own, and nothing else', async () => {
    const names = Object.keys(SOCKETS) as (keyof typeof SOCKETS)[]
    const { supabase } = await (await server.request('/api/config')).json()
    const realtime = await realtimeOnLoopback(server.attach, server.clock)()
    const listeners = new Map<string, Listener>()
    for (const name of names) {
      const { tenant }: ApiIdentity = API_IDENTITIES[name]
      const about = { conversationId: world.fixed('conversation', tenant === 'clinic' ? 'acme' : tenant) }
      const { authorization } = await headersOf(name, server, world, about)
      const [anonKey, token] = authorization ? [supabase.key, authorization.split(' ')[1]!] : ['', '']
      listeners.set(name, await listen(realtime, { anonKey, token, subscriptions: [{ table: 'messages' }] }))
    }
    const say = (tenant: Tenant, content: string) =>
      world.sql(
        "insert into public.messages (company_id, conversation_id, sender_type, content) values ($1, $2, 'visitor', $3)",
        [world.company(tenant), world.fixed('conversation', tenant), content],
      )
    await say('noor', 'said in B')
    // Changes arrive in order: at A's second one, B's have all been sent.
    for (const count of [1, 2]) {
      await say('acme', 'said in A')
      await listeners.get('agent A')!.untilRows(count, 'said in A')
    }
    const heard = names.map(name => {
      const { isJoined, rows } = listeners.get(name)!
      const said = ['A', 'B'].filter(place => rows().some(row => row.includes(`said in ${place}`)))
      return [name, isJoined ? said.join(' and ') || 'nothing' : 'refused']
    })
    realtime.close()
    expect(Object.fromEntries(heard)).toEqual(SOCKETS)
  })
})
