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

const request = (turns: ReturnType<typeof createTurns>, isDeferrable = false) =>
  turns.inRequest({ isDeferrable }, () => turns.take())

/** Lets `count` requests wait, whose turns last 10 ms each. Resolves with how each ended. */
function waitInLine(turns: ReturnType<typeof createTurns>, count: number): Promise<string>[] {
  return Array.from({ length: count }, () =>
    request(turns).then(
      end => {
        setTimeout(end, 10)
        return 'served'
      },
      () => 'refused',
    ),
  )
}

it('refuses a request at once if the line will take more than half of the time limit, and no other', async () => {
  const turns = createTurns({ slots: 1, waitTimeoutMs: 5_000 })
  const first = waitInLine(turns, 280)
  // The line's speed is known after 32 turns: then 247 wait, and 3 more are served within 2.5 s.
  await vi.advanceTimersByTimeAsync(329)
  const late = waitInLine(turns, 8)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(new Set(await Promise.all(first))).toEqual(new Set(['served']))
  const ends = await Promise.all(late)
  expect(ends).toContain('served')
  expect(ends.slice(ends.indexOf('refused'))).not.toContain('served')
  expect(ends).toContain('refused')
})

it('refuses what can be deferred long before other requests', async () => {
  const turns = createTurns({ slots: 1, waitTimeoutMs: 5_000 })
  const first = waitInLine(turns, 100)
  await vi.advanceTimersByTimeAsync(400)
  await expect(request(turns, true)).rejects.toMatchObject(FULL)
  const other = waitInLine(turns, 1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(new Set(await Promise.all([...first, ...other]))).toEqual(new Set(['served']))
})

it('lets a request that has had a turn go before new ones, unless it can be deferred', async () => {
  const turns = createTurns({ slots: 1, waitTimeoutMs: 5_000 })
  const begun: string[] = []
  /** Takes a turn, and another one once `open` resolves. */
  const twice = (isDeferrable: boolean, open: Promise<void>, name: string) =>
    turns.inRequest({ isDeferrable }, async () => {
      const end = await turns.take()
      end()
      await open
      return taking(turns.take(), name, begun)
    })
  let goOn = () => {}
  const open = new Promise<void>(resolve => (goOn = resolve))
  const report = twice(true, open, 'report')
  const message = twice(false, open, 'message')
  await vi.advanceTimersByTimeAsync(0)
  const end = await turns.take()
  const fresh = taking(request(turns), 'new', begun)
  goOn()
  await vi.advanceTimersByTimeAsync(0)
  end()
  for (const turn of [message, fresh, report]) {
    const endTurn = await turn
    endTurn()
  }
  expect(begun).toEqual(['message', 'new', 'report'])
})

it('admits again as soon as the line is gone', async () => {
  const turns = createTurns({ slots: 1, waitTimeoutMs: 5_000 })
  const line = waitInLine(turns, 400)
  await vi.advanceTimersByTimeAsync(400)
  await expect(request(turns)).rejects.toMatchObject(FULL)
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(line)
  const end = await request(turns)
  end()
  expect(turns.counts()).toEqual({ busy: 0, waiting: 0 })
})
