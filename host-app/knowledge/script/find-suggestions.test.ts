import { describe, expect, it } from 'vitest'
import { fakeStorage } from '../../adapters/browser/fake-storage.ts'
import { createFindSuggestions } from './find-suggestions.ts'

const article = (slug: string, title: string) => ({ type: 'article', slug, title, excerpt: 'x' })
const LIST = [
  article('plans', 'Plans and prices'),
  article('cafe', 'Café hours'),
  article('trial', 'The free trial'),
]

describe('suggestions', () => {
  const requests: string[] = []
  const storage = fakeStorage({})
  const make = () =>
    createFindSuggestions({
      storage,
      now: () => 1_000,
      language: 'en',
      get: async path => {
        requests.push(path)
        return path.includes('/search')
          ? { results: [article('plans', 'Plans and prices'), article('refund', 'Refunds')] }
          : { articles: LIST }
      },
    })

  it('are articles with all words in their titles, whatever their case and accents', async () => {
    const { byTitle } = make()
    expect((await byTitle('PLAN price')).map(({ slug }) => slug)).toEqual(['plans'])
    expect((await byTitle('cafe')).map(({ slug }) => slug)).toEqual(['cafe'])
    expect(await byTitle('refund')).toEqual([])
  })

  it('are what the search finds besides, once for the same words, and for the next page as well', async () => {
    const known = await make().byTitle('plans')
    for (const text of ['plans', ' Plans '])
      expect((await make().bySearch(text, known)).map(({ slug }) => slug)).toEqual(['plans', 'refund'])
    expect(requests).toEqual(['/api/kb/articles?language=en', '/api/kb/search?q=plans&language=en'])
    expect(storage.keys()).toEqual(['kb_list_cache', 'kb_search_cache'])
  })

  it('are not asked for where enough titles fit', async () => {
    const { bySearch } = make()
    const before = requests.length
    expect(await bySearch('e', LIST)).toEqual(LIST)
    expect(requests).toHaveLength(before)
  })

  it('lead nowhere that an address of an article does not', async () => {
    const at = [
      { name: 'en', at: 1_000, value: [{ type: 'article', slug: '../..//evil.test', title: 'plans' }] },
    ]
    const { byTitle } = createFindSuggestions({
      storage: fakeStorage({ kb_list_cache: JSON.stringify({ pages: at }) }),
      now: () => 1_000,
      language: 'en',
      get: async () => ({ articles: [] }),
    })
    expect(await byTitle('plans')).toEqual([])
  })
})
