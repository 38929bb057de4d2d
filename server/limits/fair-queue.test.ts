import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

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
