import { describe, expect, it } from 'vitest'
import { articleDirection } from '../article/kb-article.tsx'
import { chooseLanguage } from '../browse/fetch-home.ts'
import { isHome } from './cached-home.ts'
import { isCategory, isFound } from './cached-lists.ts'
import { createVisitorKey } from './visitor-key.ts'

it.each([
  ['de', ['en', 'de'], 'de'],
  ['de', ['en', 'de-AT'], 'de-AT'],
  ['fr', ['de', 'en-GB'], 'en-GB'],
  ['fr', ['de', 'he'], 'de'],
  ['fr', [], null],
])('somebody who speaks %s reads of %j', (locale, languages, expected) => {
  expect(chooseLanguage(locale, languages, 'en')).toBe(expected)
})

it.each([
  ['he', 'Title', 'Words', 'rtl'],
  ['ar-EG', 'Title', 'Words', 'rtl'],
  ['en', 'Title', 'Words', 'ltr'],
  ['en', 'שלום', 'עולם', 'rtl'],
])('[CHAT-22] an article in %s, %j, runs %s', (language, title, body, expected) => {
  expect(articleDirection({ language, title, body })).toBe(expected)
})

describe('what was stored', () => {
  const summary = {
    type: 'article',
    language: 'en',
    slug: 'a',
    title: 'A',
    excerpt: '',
    id: '1',
    updated_at: '',
  }
  const counted = { slug: 'c', name: 'C', id: '1', description: '', articles: 1 }
  const home = {
    language: 'en',
    topics: [{ ...counted, sections: [counted] }],
    articles: [summary],
    announcements: [],
  }

  it('is shown when it is whole', () => {
    expect(isHome(home)).toBe(true)
    expect(isHome({ ...home, language: null, topics: [], articles: [] })).toBe(true)
    expect(isCategory({ articles: [{ ...summary, section: null }], next: null })).toBe(true)
    expect(isFound({ query: 'a', isSure: false, results: [summary] })).toBe(true)
  })

  it.each([
    null,
    1,
    [],
    {},
    { ...home, language: 1 },
    { ...home, topics: [counted] },
    { ...home, topics: [{ ...counted, sections: [{}] }] },
    { ...home, articles: [{ ...summary, title: null }] },
    { ...home, announcements: {} },
  ])('is no home: %j', stored => expect(isHome(stored)).toBe(false))

  it('is left alone when it is not', () => {
    expect(isCategory({ articles: [{ ...summary, section: {} }], next: null })).toBe(false)
    expect(isCategory({ articles: [], next: 1 })).toBe(false)
    expect(isFound({ query: 'a', isSure: 'yes', results: [] })).toBe(false)
    expect(isFound({ query: 'a', isSure: true, results: [{}] })).toBe(false)
  })
})

describe("this browser's key for ratings", () => {
  const ids = () => {
    let count = 0
    return () => {
      count += 1
      return `00000000-0000-4000-8000-00000000000${count}`
    }
  }

  it('stays the same until it is forgotten', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    } as unknown as Storage
    const newId = ids()
    const key = createVisitorKey(() => storage, 'acme', newId)
    const first = key.read()
    expect(createVisitorKey(() => storage, 'acme', newId).read()).toBe(first)
    stored.set('acme:kb', 'not a key')
    expect(key.read()).toBe(first)
    key.forget()
    expect(stored.size).toBe(0)
    expect(key.read()).not.toBe(first)
  })

  it('stays the same as long as the page where nothing can be kept', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    const key = createVisitorKey(blocked, 'acme', ids())
    expect(key.read()).toBe(key.read())
    expect(() => key.forget()).not.toThrow()
  })
})
