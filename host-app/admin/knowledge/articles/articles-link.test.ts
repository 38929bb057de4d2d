import { describe, expect, it } from 'vitest'
import { articlesLink } from './articles-link.ts'
import { readFilters } from './content-filters.ts'

describe('articlesLink [ADMIN-03]', () => {
  it('leads to the list with what the list reads again', () => {
    const filters = {
      category_id: '5b1a1f2e-8a53-4d0a-9c4d-1de7a1e1a001',
      status: 'draft',
      type: 'faq',
      language: 'he',
    } as const
    const url = new URL(articlesLink(filters), 'http://x')
    expect(url.pathname).toBe('/admin/kb')
    expect(readFilters(url.searchParams)).toEqual(filters)
  })
})
