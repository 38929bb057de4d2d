import { describe, expect, it } from 'vitest'
import { parseCustomerQuery } from './customers-page.tsx'

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
