import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns } from '../sql/turns.ts'
import type { Connection } from './connection.ts'
import { createConnectionPool } from './connection-pool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a pool of two connections, and the names of those that are open. */
function openPool() {
  const open = new Set<string>()
  let created = 0
  const create = (): Connection => {
    created += 1
    const name = `c${created}`
    open.add(name)
    return {
      isLost: () => !open.has(name),
      run: async () => [],
      end: async () => void open.delete(name),
    }
  }
  return { pool: createConnectionPool(create, createTurns({ slots: 2, waitTimeoutMs: 5_000 })), open }
}

it('closes a connection that was idle for a minute, and opens a new one when one is needed', async () => {
  const { pool, open } = openPool()
  const [first, second] = await Promise.all([pool.borrow(), pool.borrow()])
  pool.giveBack(first)
  await vi.advanceTimersByTimeAsync(30_000)
  pool.giveBack(second)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(pool.counts()).toEqual({ busy: 0, idle: 2, waiting: 0 })
  await vi.advanceTimersByTimeAsync(1)
  expect([...open]).toEqual(['c2'])
  // The newest is lent first, so that the others grow old.
  pool.giveBack(await pool.borrow())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open.size).toBe(0)
  pool.giveBack(await pool.borrow())
  expect([...open]).toEqual(['c3'])
  await pool.close(1_000)
  expect(open.size).toBe(0)
})

it('lends nothing to who still waits once it has closed', async () => {
  const { pool, open } = openPool()
  const [first] = await Promise.all([pool.borrow(), pool.borrow()])
  const late = expect(pool.borrow()).rejects.toMatchObject({ code: '08006' })
  const closed = pool.close(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  await closed
  pool.giveBack(first)
  await late
  expect(open.size).toBe(0)
})
