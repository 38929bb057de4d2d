import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import type { Query } from '#server/ports/database.ts'
import type { Reading } from '#server/ports/metrics.ts'
import { followDatabase } from './database-clock.ts'

const START = Date.UTC(2026, 10, 21, 9)

/** A machine whose clock is off, beside a database; time passes for both by `advance`, and while a query is on its way. */
async function openNode({ skewMs = 0, roundTripsMs = [20] }) {
  const world = createManualClock(0)
  let databaseMs = START
  let machineSkewMs = skewMs
  let isGone = false
  let queries = 0
  const warnings: object[] = []
  let readOffset: () => readonly Reading<object>[] = () => []
  const query = (async () => {
    if (isGone) throw new Error('gone')
    // Not inside the `advance` that has called the timer.
    await null
    const half = roundTripsMs[queries % roundTripsMs.length]! / 2
    queries += 1
    world.advance(half)
    const ms = databaseMs + world.now()
    world.advance(half)
    return [{ ms }]
  }) as Query
  const { clock, close } = await followDatabase({
    database: { asOwner: work => work(query), inBackground: work => work() },
    log: { warn: detail => void warnings.push(detail) },
    metrics: {
      watch(_name, read) {
        readOffset = read as typeof readOffset
      },
    },
    machine: { ...world, now: () => START + world.now() + machineSkewMs },
    elapsed: world.now,
  })
  return {
    clock,
    close,
    world,
    warnings,
    offset: () => readOffset()[0]!.value,
    databaseNow: () => databaseMs + world.now(),
    stepDatabase: (ms: number) => {
      databaseMs += ms
    },
    stepMachine: (ms: number) => {
      machineSkewMs += ms
    },
    lose: () => {
      isGone = true
    },
    /** Lets a minute pass, and the measurement that is due then. */
    async minute() {
      world.advance(60_000)
      await new Promise(resolve => setImmediate(resolve))
    },
  }
}

it.each([-30_000, 0, 30_000])(
  'shows the database’s time on a machine whose clock is off by %i ms',
  async skewMs => {
    const node = await openNode({ skewMs })
    expect(node.clock.now()).toBe(node.databaseNow())
    node.world.advance(1_234)
    expect(node.clock.now()).toBe(node.databaseNow())
    expect(node.offset()).toBe((0 - skewMs) / 1_000)
    expect(node.warnings).toEqual(skewMs === 0 ? [] : [{ offsetMs: 0 - skewMs }])
  },
)

it('believes the quickest of three measurements', async () => {
  const node = await openNode({ roundTripsMs: [400, 10, 900] })
  expect(node.clock.now()).toBe(node.databaseNow())
})

it('takes no part in a step of the machine’s clock, but says it', async () => {
  const node = await openNode({})
  node.stepMachine(3_600_000)
  expect(node.clock.now()).toBe(node.databaseNow())
  expect(node.warnings).toEqual([])
  await node.minute()
  await node.minute()
  expect(node.warnings).toEqual([{ offsetMs: -3_600_000 }])
})

it('follows a step of the database forward within a minute', async () => {
  const node = await openNode({})
  node.stepDatabase(10_000)
  await node.minute()
  expect(node.clock.now()).toBe(node.databaseNow())
})

it('never goes backward: after a step of the database back it runs at half speed until they agree', async () => {
  const node = await openNode({})
  node.stepDatabase(-10_000)
  await node.minute()
  const shown = node.clock.now()
  expect(shown - node.databaseNow()).toBeGreaterThan(9_900)
  let last = shown
  for (let step = 0; step < 25; step += 1) {
    node.world.advance(1_000)
    expect(node.clock.now()).toBeGreaterThan(last)
    last = node.clock.now()
  }
  expect(last).toBe(node.databaseNow())
})

it('goes on while the database is gone, and measures no more once it is closed', async () => {
  const node = await openNode({})
  node.lose()
  await node.minute()
  expect(node.clock.now()).toBe(node.databaseNow())
  node.stepDatabase(5_000)
  node.close()
  await node.minute()
  expect(node.clock.now()).toBe(node.databaseNow() - 5_000)
})

it('ignores a measurement that took too long', async () => {
  const node = await openNode({ roundTripsMs: [20, 20, 20, 3_000, 3_000, 3_000] })
  node.stepDatabase(10_000)
  await node.minute()
  expect(node.clock.now()).toBe(node.databaseNow() - 10_000)
})
