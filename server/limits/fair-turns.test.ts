import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue, createFairTurns, type FairTurns, type Turn } from './fair-turns.ts'

/** Work that ends when the test says so; `begun` names what has begun, in order. */
function workbench(turns: FairTurns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    start: (companyId: string, name: string) =>
      turns.run(companyId, () => {
        begun.push(name)
        return new Promise<void>(resolve => ends.set(name, resolve))
      }),
    async end(name: string) {
      ends.get(name)!()
      await nextTurn()
    },
  }
}

it('runs as much at once as there are slots, and no more', async () => {
  const turns = createFairTurns({ slots: 2, perCompany: 2 })
  const { start, end, begun } = workbench(turns)
  for (const name of ['a1', 'a2', 'a3']) void start('a', name)
  await nextTurn()
  expect(begun).toEqual(['a1', 'a2'])
  expect(turns.counts()).toEqual({ running: 2, waiting: 1 })
  await end('a2')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  await end('a1')
  await end('a3')
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

it('lets one company have no more than its part, although slots are free', async () => {
  const { start, begun, end } = workbench(createFairTurns({ slots: 3, perCompany: 1 }))
  for (const name of ['a1', 'a2']) void start('a', name)
  void start('b', 'b1')
  await nextTurn()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

it("serves a company's first work next but one, while another has hundreds waiting", async () => {
  const { start, begun, end } = workbench(createFairTurns({ slots: 1, perCompany: 1 }))
  for (let n = 0; n < 200; n++) void start('a', `a${n}`)
  void start('b', 'b0')
  await nextTurn()
  for (const name of ['a0', 'a1', 'b0']) await end(name)
  expect(begun).toEqual(['a0', 'a1', 'b0', 'a2'])
})

it('ends the turn of work that fails, with its error', async () => {
  const turns = createFairTurns({ slots: 1, perCompany: 1 })
  const failed = turns.run('a', () => Promise.reject(new Error('lost')))
  const next = turns.run('a', async () => 'done')
  await expect(failed).rejects.toThrow('lost')
  await expect(next).resolves.toBe('done')
})

it('gives the turn away while its work waits for others, and waits for a new one', async () => {
  const turns = createFairTurns({ slots: 1, perCompany: 1 })
  const order: string[] = []
  let answer = () => {}
  const first = turns.run('a', async turn => {
    await turn.leave(() => new Promise<void>(resolve => (answer = resolve)))
    order.push('a goes on')
  })
  const { start, end } = workbench(turns)
  const second = start('b', 'b1').then(() => order.push('b has ended'))
  await nextTurn()
  answer()
  await nextTurn()
  expect(order).toEqual([])
  await end('b1')
  await Promise.all([first, second])
  expect(order).toEqual(['b has ended', 'a goes on'])
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

it('lets work that comes back go before what its company has not begun', async () => {
  const turns = createFairTurns({ slots: 1, perCompany: 1 })
  const { start, end, begun } = workbench(turns)
  let answer = () => {}
  const first = turns.run('a', async turn => {
    await turn.leave(() => new Promise<void>(resolve => (answer = resolve)))
    begun.push('a0 again')
  })
  for (const name of ['a1', 'a2']) void start('a', name)
  await nextTurn()
  answer()
  await nextTurn()
  await end('a1')
  await first
  expect(begun).toEqual(['a1', 'a0 again', 'a2'])
})

it('takes one turn for several parts that wait at once, which end in any order', async () => {
  const turns = createFairTurns({ slots: 1, perCompany: 1 })
  const answers: (() => void)[] = []
  const part = (turn: Turn) => turn.leave(() => new Promise<void>(resolve => answers.push(resolve)))
  const order: string[] = []
  const both = turns.run('a', async turn => {
    await Promise.all([part(turn), part(turn)])
    order.push('both')
    const late = part(turn)
    await part(turn).then(() => part(turn))
    await late
    order.push('three')
  })
  await nextTurn()
  for (const at of [1, 0, 3, 4, 2]) {
    answers[at]!()
    await nextTurn()
    const other = turns.run('a', async () => order.push('another'))
    await other
  }
  await both
  expect(order.filter(step => step !== 'another')).toEqual(['both', 'three'])
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

it('keeps no turn for work that ended while it was away', async () => {
  const turns = createFairTurns({ slots: 1, perCompany: 1 })
  let answer = () => {}
  let left: Promise<void> = Promise.resolve()
  const give = async (turn: Turn) => {
    left = turn.leave(() => new Promise<void>(resolve => (answer = resolve)))
  }
  await turns.run('a', give)
  answer()
  await left
  // Ends while it waits for its new turn.
  let end = () => {}
  const waits = turns.run('a', turn => {
    left = turn.leave(async () => {})
    return new Promise<void>(resolve => (end = resolve))
  })
  const { start, end: endWork } = workbench(turns)
  void start('b', 'b1')
  await nextTurn()
  end()
  await waits
  await endWork('b1')
  await left
  expect(turns.counts()).toEqual({ running: 0, waiting: 0 })
})

const anyCompany = (_companyId: string) => true

/** Returns everything that waits, in the order in which it is served. */
function drained(queue: ReturnType<typeof createFairQueue<string>>, mayServe = anyCompany) {
  const served: string[] = []
  for (let item = queue.shift(mayServe); item !== undefined; item = queue.shift(mayServe)) served.push(item)
  return served
}

it('serves one company in the order in which it came', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.push('a', item)
  expect(drained(queue)).toEqual(['a1', 'a2', 'a3'])
})

it('serves what is pushed first before the rest of its company, and not before others', () => {
  const queue = createFairQueue<string>()
  queue.push('b', 'b1')
  for (const item of ['a1', 'a2']) queue.push('a', item)
  queue.pushFirst('a', 'a0')
  expect(drained(queue)).toEqual(['b1', 'a0', 'a1', 'a2'])
})

it('serves companies in turns, whatever the length of their lines', () => {
  const queue = createFairQueue<string>()
  for (let item = 1; item <= 200; item++) queue.push('a', `a${item}`)
  queue.push('b', 'b1')
  queue.push('c', 'c1')
  queue.push('b', 'b2')
  expect(drained(queue).slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

it('lets a company that comes back wait for those that wait already', () => {
  const queue = createFairQueue<string>()
  queue.push('a', 'a1')
  queue.push('b', 'b1')
  expect(queue.shift(anyCompany)).toBe('a1')
  queue.push('a', 'a2')
  expect(drained(queue)).toEqual(['b1', 'a2'])
})

it('passes over a company that may not be served, and keeps its place', () => {
  const queue = createFairQueue<string>()
  queue.push('a', 'a1')
  queue.push('b', 'b1')
  queue.push('b', 'b2')
  expect(drained(queue, company => company !== 'a')).toEqual(['b1', 'b2'])
  queue.push('b', 'b3')
  expect(queue.size()).toBe(2)
  expect(drained(queue)).toEqual(['a1', 'b3'])
  expect(queue.size()).toBe(0)
})
