import { describe, expect, it } from 'vitest'
import { readFilters, withFilter } from './content-filters.ts'

const CATEGORY = '5b1a1f2e-8a53-4d0a-9c4d-1de7a1e1a001'

describe('the filters of the list of articles [ADMIN-03]', () => {
  it('are read from the address', () => {
    const search = new URLSearchParams({
      type: 'faq',
      status: 'scheduled',
      category_id: CATEGORY,
      language: 'pt-BR',
      search: 'pay',
    })
    expect(readFilters(search)).toEqual(Object.fromEntries(search))
  })

  it.each([
    'type=poem',
    'status=burnt',
    'category_id=1',
    'language=e',
    'search=%20',
    'search=',
    'cursor=x&limit=9',
  ])('leave out what the server would refuse: %s', address => {
    expect(readFilters(new URLSearchParams(address))).toEqual({})
  })

  it('change one at a time', () => {
    const search = new URLSearchParams('type=faq&x=1')
    expect(`${withFilter(search, 'status', 'draft')}`).toBe('type=faq&x=1&status=draft')
    expect(`${withFilter(search, 'type', '')}`).toBe('x=1')
    expect(`${search}`).toBe('type=faq&x=1')
  })
})
