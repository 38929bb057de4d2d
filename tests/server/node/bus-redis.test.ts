/** The bus between nodes over a real Redis: one node relays, all hear, and nobody stays deaf. */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createNotifyBus } from '#server/adapters/bus/notify-bus.ts'
import { openRedisBus } from '#server/adapters/bus/redis-bus.ts'
import { systemClock } from '#server/adapters/clock/system-clock.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { createListenCheck } from '#server/domain/readiness/listen-check.ts'
import type { Bus } from '#server/ports/bus.ts'
import type { Database } from '#server/ports/database.ts'
import type { PostgresDatabase } from '#tests/support/copy-database.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { hasRedis, type RedisServer, startRedis } from '#tests/support/redis-server.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** What recovery may take: more than a lease and the time after which a node listens to the database itself. */
const within = { timeout: scaleTimeout(20_000), interval: 20 }

type Node = {
  readonly bus: Bus
  readonly database: Database
  readonly heard: string[]
  /** How often something may have been missed. */
  readonly misses: () => number
  /** Ends as by a crash: nothing is released. */
  readonly crash: () => Promise<void>
  readonly close: () => Promise<void>
}

describe.skipIf(!hasRedis())('the bus over Redis', () => {
  let redis: RedisServer
  let stored: PostgresDatabase
  let operator: Database
  let nodes: Node[] = []

  beforeAll(async () => {
    redis = await startRedis()
    stored = await createPostgresDatabase('empty')
    operator = openPostgres({ url: stored.url, maxConnections: 2 })
  })
  beforeEach(async () => {
    nodes = [await openNode(), await openNode()]
  })
  afterEach(async () => {
    redis.thaw()
    await Promise.all(nodes.map(node => node.close()))
  })
  afterAll(async () => {
    await redis.kill()
    await operator.close()
    await stored.drop()
  })

  async function openNode(): Promise<Node> {
    const database = openPostgres({ url: stored.url, maxConnections: 2 })
    let isCut = false
    const cut: Pick<Database, 'asOwner' | 'script'> = {
      script: database.script,
      asOwner: work => (isCut ? Promise.reject(new Error('cut')) : database.asOwner(work)),
    }
    const log = { error() {} }
    const source = createNotifyBus(database, log)
    const bus = await openRedisBus({ url: redis.url, source, database: cut, clock: systemClock, log })
    const heard: string[] = []
    let misses = 0
    await bus.listen(
      'room',
      payload => heard.push(payload),
      () => {
        misses += 1
      },
    )
    const close = async () => {
      await bus.close()
      await database.close()
    }
    const crash = async () => {
      isCut = true
      await close()
    }
    return { bus, database, heard, misses: () => misses, crash, close }
  }

  const tell = (payload: string) =>
    operator.asOwner(query => query(`select pg_notify('room', $1)`, [payload]))
  /** How many connections listen to the database. */
  async function countListeners(): Promise<number> {
    const [row] = await operator.asOwner(query =>
      query<{ count: number }>(
        `select count(*) as count from pg_stat_activity
          where datname = current_database() and query ilike 'listen %'`,
      ),
    )
    return row!.count
  }
  async function untilHeardByAll(among: readonly Node[] = nodes): Promise<void> {
    await waitFor(async () => {
      const payload = randomUUID()
      await tell(payload)
      await waitFor(
        () => {
          for (const { heard } of among) expect(heard).toContain(payload)
        },
        { timeout: scaleTimeout(300), interval: 10 },
      )
    }, within)
  }
  const relayRow = async () => {
    const [row] = await operator.asOwner(query =>
      query<{ bus_id: string; epoch: number }>('select bus_id, epoch from gateway.bus_relay'),
    )
    return row!
  }

  it('tells all nodes what the database tells one of them, in the order of the commits', async () => {
    const sent = Array.from({ length: 200 }, (_, i) => `${i}`)
    for (const payload of sent) await tell(payload)
    await waitFor(() => {
      for (const { heard } of nodes) expect(heard).toEqual(sent)
    }, within)
    expect(await countListeners()).toBe(1)
    expect(nodes.map(node => node.misses())).toEqual([0, 0])
    await nodes[1]!.bus.send('room', 'from a node')
    await waitFor(() => expect(nodes[0]!.heard.at(-1)).toBe('from a node'), within)
  })

  it('uses a channel of its own, so that two installations can share a server', async () => {
    expect(await redis.channels()).toContain(`lapwing:${(await relayRow()).bus_id}`)
  })

  it('hears on after a payload that no listener can read', async () => {
    await nodes[0]!.bus.listen('room', payload => JSON.parse(payload))
    await tell('{')
    await untilHeardByAll()
  })

  it('misses what got lost in Redis, at the next beat', async () => {
    const { bus_id, epoch } = await relayRow()
    await redis.publish(`lapwing:${bus_id}`, JSON.stringify([epoch, 1_000, null, ['room']]))
    await waitFor(() => expect(nodes.map(node => node.misses())).toEqual([1, 1]), within)
  })

  it('ignores text in Redis that is no message', async () => {
    const { bus_id } = await relayRow()
    for (const text of ['', '{', '[1]', '["1","2","room","x"]', 'null'])
      await redis.publish(`lapwing:${bus_id}`, text)
    await untilHeardByAll()
    expect(nodes.map(node => node.misses())).toEqual([0, 0])
  })

  it.each(['close', 'crash'] as const)(
    'has another relay after a %s, and tells all to catch up',
    async end => {
      const [relay, other] = nodes as [Node, Node]
      const before = await relayRow()
      await relay[end]()
      nodes = [other]
      await untilHeardByAll()
      expect((await relayRow()).epoch).toBeGreaterThan(before.epoch)
      expect(other.misses()).toBeGreaterThan(0)
      expect(await countListeners()).toBe(1)
    },
  )

  it.each([
    ['dies', () => redis.kill(), () => redis.start()],
    ['answers nothing', async () => redis.freeze(), async () => redis.thaw()],
  ])('listens to the database while Redis %s, and to one relay again after that', async (_, fail, heal) => {
    const checks = await Promise.all(nodes.map(({ bus }) => createListenCheck(bus)))
    await fail()
    await untilHeardByAll()
    expect(nodes.every(node => node.misses() > 0)).toBe(true)
    for (const { find } of checks) expect(await find(AbortSignal.timeout(scaleTimeout(5_000)))).toBeNull()
    const misses = nodes.map(node => node.misses())
    await heal()
    await waitFor(async () => expect(await countListeners()).toBe(1), within)
    await untilHeardByAll()
    // The relay hears the database itself, also before its own first beat comes back.
    await waitFor(
      () => expect(nodes.every((node, index) => node.misses() > misses[index]!)).toBe(true),
      within,
    )
    await Promise.all(checks.map(({ close }) => close()))
  })

  it('listens to the database for a channel that the relay, of an older version, does not know', async () => {
    const newer = nodes[1]!
    const heard: string[] = []
    await newer.bus.listen('new channel', payload => heard.push(payload))
    await newer.bus.send('new channel', 'first')
    await waitFor(() => expect(heard).toEqual(['first']), within)
    await untilHeardByAll()
  })

  it('starts without Redis, and hears the database', async () => {
    await redis.kill()
    const late = await openNode()
    nodes.push(late)
    await untilHeardByAll([late])
    await redis.start()
    await waitFor(async () => expect(await countListeners()).toBe(1), within)
    await untilHeardByAll()
  })

  it('tells all to catch up when the relay’s connection to the database was lost', async () => {
    await operator.asOwner(query =>
      query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query ilike 'listen %'`,
      ),
    )
    await waitFor(() => expect(nodes.every(node => node.misses() > 0)).toBe(true), within)
    await untilHeardByAll()
  })
})
