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
        return {
          created: rows.length - 1,
          updated: 0,
          unchanged: 0,
          errors: [{ index: 0, field: null, message: 'x' }],
        }
      },
      onProgress: done => progress.push(done),
      signal: new AbortController().signal,
    })
    expect(batches).toEqual([...Array(20).fill(500), 1])
    expect(progress.at(-1)).toBe(10_001)
    expect(outcome.created).toBe(20 * 499)
    expect(outcome.errors.map(({ index }) => index).slice(0, 3)).toEqual([0, 500, 1_000])
  })

  it('sends no row that has a fault already, and none whose address an earlier batch had', async () => {
    const rows: (ImportedCustomer | string)[] = [
      'Too many cells.',
      ...customers(501),
      { email: '7@X.test' },
      { email: '' },
    ]
    const sent: ImportedCustomer[] = []
    const outcome = await sendCustomers({
      customers: rows,
      async send(batch) {
        sent.push(...batch)
        const errors = batch.flatMap(({ email }, index) =>
          email === '' ? [{ index, field: 'email', message: 'The address is missing.' }] : [],
        )
        return { created: batch.length - errors.length, updated: 0, unchanged: 0, errors }
      },
      onProgress: () => {},
      signal: new AbortController().signal,
    })
    expect(sent).toHaveLength(502)
    expect(outcome).toEqual({
      ...{ created: 501, updated: 0, unchanged: 0 },
      errors: [
        { index: 0, field: null, message: 'Too many cells.' },
        { index: 502, field: 'email', message: 'A row above has the same address.' },
        { index: 503, field: 'email', message: 'The address is missing.' },
      ],
    })
  })

  it('keeps each request smaller than what the server takes', async () => {
    const wide = customers(500).map(row => ({ ...row, name: '€'.repeat(1_000) }))
    const sizes: number[] = []
    await sendCustomers({
      customers: wide,
      async send(batch) {
        sizes.push(new Blob([JSON.stringify({ rows: batch })]).size)
        return { created: batch.length, updated: 0, unchanged: 0, errors: [] }
      },
      onProgress: () => {},
      signal: new AbortController().signal,
    })
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBeLessThan(1_100_000)
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
