import { expect, it } from 'vitest'
import { contentPath, searchPath } from './knowledge-path.ts'

const [category, section] = [{ slug: 'billing' }, { slug: 'plans' }]

it.each([
  [{ type: 'article', slug: 'a', category, section }, '/kb/category/billing/plans/a'],
  [{ type: 'article', slug: 'a', category, section: null }, '/kb/a'],
  [{ type: 'article', slug: 'a' }, '/kb/a'],
  [{ type: 'cms_page', slug: 'a', category, section }, '/cms_page/a'],
] as const)('[ROUTE-11] [ROUTE-12] %j stands at %s', (place, path) => expect(contentPath(place)).toBe(path))

it('a search is written out in its address', () =>
  expect(searchPath('a & b', 'he')).toBe('/kb/search?q=a+%26+b&lang=he'))
