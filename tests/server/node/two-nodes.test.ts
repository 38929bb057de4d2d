/** Two nodes on one PostgreSQL that hear each other through Redis, with and without it. */
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import { signAnonKey } from '#server/gateway/admission.ts'
import type { Database } from '#server/ports/database.ts'
import { joinAs, openBareSocket } from '#tests/support/gateway-socket.ts'
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const within = { timeout: scaleTimeout(20_000), interval: 20 }

type Node = { readonly server: TestServer; readonly http: Server; readonly url: string }

describe.skipIf(!hasRedis())('two nodes', () => {
  let redis: RedisServer
  let database: Database
  let nodes: readonly [Node, Node]
  let anonKey: string

  beforeAll(async () => {
    redis = await startRedis()
    database = await openTestDatabase('postgres', { content: 'demo' })
    nodes = [await openNode(), await openNode()]
    anonKey = await signAnonKey(nodes[0].server.tokens)
  })
  afterAll(async () => {
    for (const { server, http } of nodes) {
      await server.close()
      http.closeAllConnections()
      await new Promise(closed => http.close(closed))
    }
    await redis.kill()
    await database.close()
  })

  async function openNode(): Promise<Node> {
    // The bus needs timers that fire.
    const clock = { ...createManualClock(0), ...systemClock }
    const server = await openTestServer(database, { clock, config: { busUrl: redis.url } })
    const http = createServer()
    server.attach(http)
    await new Promise<void>(listening => http.listen(0, '127.0.0.1', listening))
    return { server, http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
  }

  /** A socket of the second node on which an agent hears messages. */
  async function hear() {
    const token = await nodes[1].server.memberToken(personId('agent@acme.test'))
    const socket = await openBareSocket({ url: nodes[1].url, anonKey })
    expect(await joinAs(socket, token)).toBe('ok')
    return {
      ...socket,
      contents: () =>
        socket.told
          .filter(frame => frame[3] === 'postgres_changes')
          .map(frame => (frame[4]['data'] as { record: { content: string } }).record.content),
    }
  }
  /** Has visitors of the first node write until an agent of the second hears one, and reconnects when disconnected. */
  async function heardByAgent() {
    let agent: Awaited<ReturnType<typeof hear>> | undefined
    return waitFor(async () => {
      if (agent?.end.code !== undefined) agent = undefined
      agent ??= await hear()
      const { id, call } = await nodes[0].server.asVisitor()
      const content = randomUUID()
      const sent = await call('postMessage', { params: { id }, body: { content, client_id: randomUUID() } })
      expect(sent.status).toBe(201)
      await waitFor(() => expect(agent!.contents()).toContain(content), {
        timeout: scaleTimeout(1_000),
        interval: 10,
      })
      return agent
    }, within)
  }
  const readiness = async () => {
    const response = await nodes[1].server.request('/api/ready')
    const { checks } = (await response.json()) as { checks: { name: string; state: string }[] }
    return checks.find(({ name }) => name === 'listen')?.state
  }

  it('[CHAT-26] hear on one what is said on the other', async () => {
    const agent = await heardByAgent()
    expect(await readiness()).toBe('ok')
    agent.socket.terminate()
  })

  it('[GUARD-07] without Redis close their sockets, hear each other through the database, and end lost rights', async () => {
    const before = await hear()
    await redis.kill()
    // Clients that reconnect fetch what they missed.
    await waitFor(() => expect(before.end.code).toBeDefined(), within)
    const agent = await heardByAgent()
    expect(await readiness()).toBe('ok')

    const session = personId('agent@acme.test')
    await database.asOwner(query => query('delete from auth.sessions where id = $1', [session]))
    await waitFor(() => expect(agent.end.code).toBe(1008), within)
  })

  it('with Redis again close their sockets once more, and hear each other through it', async () => {
    const before = await hear()
    await redis.start()
    await waitFor(() => expect(before.end.code).toBeDefined(), within)
    const agent = await heardByAgent()
    agent.socket.terminate()
  })
})
