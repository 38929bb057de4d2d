import { describe, expect, it } from 'vitest'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { createAnswerCache, createFindSuggestions } from './find-suggestions.ts'

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

const isText = (value: unknown): value is string => typeof value === 'string'
const FRESH_MS = 10 * 60_000

describe('answers that a browser keeps', () => {
  const storage = fakeStorage({ key: '{"other":[1]}' })
  let time = 1_000
  let requests = 0
  const answers = createAnswerCache({ storage, key: 'key', now: () => time, isValue: isText })
  const read = (name: string, value: unknown = 'answer') =>
    answers.read(name, async () => {
      requests++
      return value
    })

  it('are asked for once, and again when they are too old', async () => {
    expect(await read('a')).toBe('answer')
    time += FRESH_MS - 1
    expect(await read('a', 'other')).toBe('answer')
    expect(requests).toBe(1)
    time += 1
    expect(await read('a', 'other')).toBe('other')
    expect(requests).toBe(2)
  })

  it('leave what others keep under the key', async () => {
    await read('b')
    expect(JSON.parse(storage.getItem('key')!)).toMatchObject({ other: [1] })
  })

  it('are only as many as there is room for', async () => {
    for (let number = 0; number < 30; number++) await read(`many ${number}`)
    expect(JSON.parse(storage.getItem('key')!).pages).toHaveLength(20)
  })

  it.each(['', '[]', 'no json', '{"pages":{}}', '{"pages":[null,1,{"name":"c","at":1000,"value":7}]}'])(
    'do not come out of %j',
    async text => {
      storage.setItem('key', text)
      expect(await read('c', 'fresh')).toBe('fresh')
    },
  )

  it('are nothing where the server says nothing of use', async () => {
    expect(await read('d', { error: 'no' })).toBeNull()
    expect(await answers.read('d', () => Promise.reject(new Error('gone')))).toBeNull()
  })
})
