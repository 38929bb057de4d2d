import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { createConnection } from './connection.ts'

const settled = () => new Promise<void>(resolve => setImmediate(resolve))

function open() {
  const clock = createManualClock(0)
  const world = { hasNetwork: true, isServerThere: true }
  const probes: number[] = []
  const connection = createConnection({
    clock,
    hasNetwork: () => world.hasNetwork,
    probe: async () => {
      probes.push(clock.now())
      return world.isServerThere
    },
    spread: ms => ms,
  })
  const backs: number[] = []
  connection.onBack(() => backs.push(clock.now()))
  return { clock, world, probes, connection, backs }
}

it('without a network, the connection is offline at once, and nobody asks the server', async () => {
  const { world, connection, probes } = open()
  world.hasNetwork = false
  expect(await connection.check()).toBe(false)
  expect([connection.get(), probes]).toEqual(['offline', []])
  // The answer to an earlier call was on its way.
  connection.answered()
  expect(connection.get()).toBe('offline')
})

it('one failed call leaves the connection online if the server answers', async () => {
  const { connection, backs } = open()
  expect(await connection.check()).toBe(true)
  expect([connection.get(), backs]).toEqual(['online', []])
})

it('asks a server that is gone again after 1 s, 2 s, 4 s and then every 5 s, until it is back', async () => {
  const { clock, world, connection, probes, backs } = open()
  world.isServerThere = false
  await connection.check()
  expect(connection.get()).toBe('unreachable')
  for (const ms of [1_000, 2_000, 4_000, 5_000, 5_000]) {
    clock.advance(ms - 1)
    const before = probes.length
    await settled()
    expect(probes).toHaveLength(before)
    clock.advance(1)
    await settled()
  }
  expect(probes).toEqual([0, 1_000, 3_000, 7_000, 12_000, 17_000])
  world.isServerThere = true
  clock.advance(5_000)
  await settled()
  expect([connection.get(), backs]).toEqual(['online', [22_000]])
  clock.advance(60_000)
  expect(probes).toHaveLength(7)
})

it('an answered call ends it, too, and two checks at once ask once', async () => {
  const { clock, world, connection, probes, backs } = open()
  world.isServerThere = false
  await Promise.all([connection.check(), connection.check()])
  expect(probes).toHaveLength(1)
  connection.answered()
  connection.answered()
  expect([connection.get(), backs]).toEqual(['online', [0]])
  clock.advance(60_000)
  expect(probes).toHaveLength(1)
})
