import { describe, expect, it } from 'vitest'
import { LOCALES } from '#contract/constants/locales.ts'
import { pageMessagesFor } from './page-messages.ts'

/** Returns all texts of a catalog. */
const texts = (t: object): string[] =>
  Object.values(t).flatMap(each => (typeof each === 'string' ? [each] : texts(each)))

describe('the messages of the knowledge base', () => {
  it.each(LOCALES)('are all there in %s, with what is put in', locale => {
    const t = pageMessagesFor(locale)
    expect(texts(t).filter(text => text.trim() === '')).toEqual([])
    expect(t.updated).toContain('{date}')
    expect(t.articles).toContain('{count}')
    for (const text of [t.results, t.noResults]) expect(text).toContain('{query}')
    // The word for articles is the same in French.
    const { oneArticle: _one, articles: _some, ...others } = t
    if (locale !== 'en')
      expect(texts(others).filter(text => texts(pageMessagesFor('en')).includes(text)).length).toBeLessThan(4)
  })

  it('are English for every other language, and a region’s are its language’s', () => {
    expect(pageMessagesFor('it')).toBe(pageMessagesFor('en'))
    expect(pageMessagesFor('de-AT')).toBe(pageMessagesFor('de'))
  })
})
