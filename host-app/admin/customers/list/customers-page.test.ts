import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { customersCsv, parseCustomerQuery } from './customers-page.tsx'

describe('readWish', () => {
  it.each([
    ['', {}],
    ['q=ada', { q: 'ada' }],
    ['q=&sort=newest', { sort: 'newest' }],
    ['sort=strange&other=1', {}],
    ['company=Plover+%26+Co&list_id=x', { company: 'Plover & Co', list_id: 'x' }],
  ])('reads %j', (address, query) => {
    expect(parseCustomerQuery(new URLSearchParams(address))).toEqual(query)
  })
})

const CUSTOMER: ListedCustomer = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.test',
  name: 'Ada, "the first"',
  external_id: null,
  is_verified: false,
  company_name: null,
  custom_fields: {},
  source: 'widget',
  last_seen_at: null,
  blocked_at: null,
  blocked_by_name: null,
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
  conversation_count: 3,
  open_count: 1,
}
const read = (csv: string) => Papa.parse<string[]>(csv.slice(1).trimEnd()).data

describe('customersCsv', () => {
  it('writes a line for each customer, with a column for every field that any of them has', () => {
    const csv = customersCsv([
      { ...CUSTOMER, custom_fields: { plan: 'Pro' } },
      { ...CUSTOMER, custom_fields: { city: 'Bath\nSpa' } },
    ])
    const [head, first, second] = read(csv)
    expect(head!.slice(-2)).toEqual(['field: city', 'field: plan'])
    expect(first!.slice(0, 3)).toEqual(['ada@example.test', 'Ada, "the first"', ''])
    expect(first!.slice(-2)).toEqual(['', 'Pro'])
    expect(second!.slice(-2)).toEqual(['Bath\nSpa', ''])
    expect(csv.startsWith('\uFEFF')).toBe(true)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)'])(
    'lets no spreadsheet reckon with %j',
    name => {
      const [, row] = read(customersCsv([{ ...CUSTOMER, name }]))
      expect(row![1]).toBe(`'${name}`)
    },
  )
})
