import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { startSweep } from './start-sweep.ts'

const EVERY_MS = 1_000
const WEEK_MS = 7 * 24 * 60 * 60_000

/** Starts a sweep whose rounds end when the test calls `end`. `began` lists the start of each round, in ms. */
async function started() {
  const clock = createManualClock(0)
  const began: number[] = []
  let finish = (_isMore: boolean): void => {}
  const round = () => {
    began.push(clock.now())
    return new Promise<boolean>(resolve => {
      finish = resolve
    })
  }
  const sweep = startSweep({ clock, log: { error: () => {} } }, EVERY_MS, round, 'failed')
  return {
    clock,
    began,
    sweep,
    /** Ends the round and waits until the sweep has reacted. @param isMore whether the round asks for another one. */
    async end(isMore = false) {
      finish(isMore)
      await new Promise(resolve => setImmediate(resolve))
    },
  }
}

it('sweeps at once, and again so long after it began', async () => {
  const { clock, began, end } = await started()
  clock.advance(400)
  await end()
  clock.advance(EVERY_MS - 401)
  expect(began).toEqual([0])
  clock.advance(1)
  expect(began).toEqual([0, EVERY_MS])
})

it('waits for a round that takes longer, and then goes on at once', async () => {
  const { clock, began, end } = await started()
  clock.advance(2_500)
  expect(began).toEqual([0])
  await end()
  expect(began).toEqual([0, 2_500])
})

it('sweeps once for a week that has passed at a stroke', async () => {
  const { clock, began, end } = await started()
  await end()
  clock.advance(WEEK_MS)
  await end()
  await end()
  expect(began).toEqual([0, EVERY_MS, WEEK_MS])
})

it('does another round when there is more, or somebody asks meanwhile', async () => {
  const { began, sweep, end } = await started()
  await end(true)
  expect(began).toHaveLength(2)
  sweep.nudge()
  await end()
  expect(began).toHaveLength(3)
})

it('does another round when work that a round has begun asks for it, until the sweep is stopped', async () => {
  const clock = createManualClock(0)
  let again = () => {}
  let rounds = 0
  const round = async (ask: () => void) => {
    again = ask
    rounds += 1
    return false
  }
  const sweep = startSweep({ clock, log: { error: () => {} } }, EVERY_MS, round, 'failed')
  await new Promise(resolve => setImmediate(resolve))
  again()
  await new Promise(resolve => setImmediate(resolve))
  expect(rounds).toBe(2)
  await sweep.stop()
  again()
  await new Promise(resolve => setImmediate(resolve))
  expect(rounds).toBe(2)
})

it('belongs to no request, though one asks for a round', async () => {
  const requestIds = new AsyncLocalStorage<string>()
  const ids: unknown[] = []
  const clock = createManualClock(0)
  const round = async () => {
    ids.push(requestIds.getStore())
    return false
  }
  const sweep = startSweep({ clock, log: { error: () => {} } }, EVERY_MS, round, 'failed')
  await new Promise(resolve => setImmediate(resolve))
  requestIds.run('a request', sweep.nudge)
  await sweep.stop()
  expect(ids).toEqual([undefined, undefined])
})

it('ends with the round under way', async () => {
  const { clock, began, sweep, end } = await started()
  const stopped = sweep.stop()
  await end(true)
  await stopped
  clock.advance(WEEK_MS)
  expect(began).toEqual([0])
})
