import { describe, expect, it } from 'vitest'
import type { ImportedCustomer } from '#contract/entities/customer.ts'
import { sendCustomers } from './send-customers.ts'

const customers = (count: number): ImportedCustomer[] =>
  Array.from({ length: count }, (_, i) => ({ email: `${i}@x.test` }))

describe('sendCustomers', () => {
  it('sends 10,000 customers in batches, one after the other, and counts rows from the first', async () => {
    const batches: number[] = []
    const progress: number[] = []
    const outcome = await sendCustomers({
      customers: customers(10_001),
      async send(rows) {
        batches.push(rows.length)
        return { created: rows.length - 1, updated: 0, unchanged: 0, errors: [{ index: 0, message: 'x' }] }
      },
      onProgress: done => progress.push(done),
      signal: new AbortController().signal,
    })
    expect(batches).toEqual([...Array(20).fill(500), 1])
    expect(progress.at(-1)).toBe(10_001)
    expect(outcome.created).toBe(20 * 499)
    expect(outcome.errors.map(({ index }) => index).slice(0, 3)).toEqual([0, 500, 1_000])
  })

  it('stops between two batches', async () => {
    const stop = new AbortController()
    let calls = 0
    const sending = sendCustomers({
      customers: customers(1_000),
      async send() {
        calls++
        stop.abort()
        return { created: 0, updated: 0, unchanged: 0, errors: [] }
      },
      onProgress: () => {},
      signal: stop.signal,
    })
    await expect(sending).rejects.toThrow()
    expect(calls).toBe(1)
  })
})
