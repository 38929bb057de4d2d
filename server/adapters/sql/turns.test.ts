import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FULL = { name: 'DatabaseError', code: '53300' }

/** Takes a turn and notes when it begins. */
function taking(turn: Promise<() => void>, name: string, begun: string[]): Promise<() => void> {
  return turn.then(end => {
    begun.push(name)
    return end
  })
}

it('serves a line in its order, as many at once as there are slots', async () => {
  const turns = createTurns({ slots: 2, waitTimeoutMs: 5_000 })
  const begun: string[] = []
  const [first, second] = await Promise.all([turns.take(), turns.take()])
  const third = taking(turns.take(), 'third', begun)
  const fourth = taking(turns.take(), 'fourth', begun)
  expect(turns.counts()).toEqual({ busy: 2, waiting: 2 })
  second()
  second()
  const endThird = await third
  expect(begun).toEqual(['third'])
  endThird()
  const endFourth = await fourth
  first()
  endFourth()
  expect(turns.counts()).toEqual({ busy: 0, waiting: 0 })
})

it('refuses with 53300 who has waited for the time limit, and no earlier', async () => {
  const turns = createTurns({ slots: 1, waitTimeoutMs: 5_000 })
  const end = await turns.take()
  const refused = expect(turns.take()).rejects.toMatchObject(FULL)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(turns.counts().waiting).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await refused
  end()
  expect(turns.counts()).toEqual({ busy: 0, waiting: 0 })
  await turns.take()
})

it('refuses with 53300 at once who finds a full line, in each of the two lines', async () => {
  const turns = createTurns({ slots: 1, waitTimeoutMs: 5_000, waitingMax: 1 })
  await turns.take()
  void turns.take().catch(() => {})
  await expect(turns.take()).rejects.toMatchObject(FULL)
  const background = turns.inBackground(() => turns.take())
  background.catch(() => {})
  expect(turns.counts().waiting).toBe(2)
  await expect(turns.inBackground(() => turns.take())).rejects.toMatchObject(FULL)
})

it.each([
  ['a burst of requests does not keep background work waiting', 'requests', 'background'],
  ['a burst of background work does not keep requests waiting', 'background', 'requests'],
])('%s: turns alternate', async (_title, many, one) => {
  const turns = createTurns({ slots: 1, waitTimeoutMs: 5_000 })
  const take = (line: string) =>
    line === 'background' ? turns.inBackground(() => turns.take()) : turns.take()
  const begun: string[] = []
  const end = await turns.take()
  const served = [...Array(20).fill(many), one, one].map(line =>
    taking(take(line), line, begun).then(endTurn => endTurn()),
  )
  end()
  await Promise.all(served)
  expect(begun.indexOf(one)).toBeLessThanOrEqual(1)
  expect(begun.lastIndexOf(one)).toBeLessThanOrEqual(3)
})
