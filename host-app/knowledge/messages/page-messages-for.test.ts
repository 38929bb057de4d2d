import { describe, expect, it } from 'vitest'
import { LOCALES, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { dayOf, directionOf, nameOfLanguage, pageMessagesFor } from './page-messages-for.ts'

/** All texts of a catalog. */
const texts = (t: object): string[] =>
  Object.values(t).flatMap(each => (typeof each === 'string' ? [each] : texts(each)))

describe('the messages of the knowledge base', () => {
  it.each(LOCALES)('are all there in %s, with what is put in', locale => {
    const t = pageMessagesFor(locale)
    expect(texts(t).filter(text => text.trim() === '')).toEqual([])
    expect(t.updated).toContain('{date}')
    for (const text of [t.results, t.noResults]) expect(text).toContain('{query}')
    if (locale !== 'en')
      expect(texts(t).filter(text => texts(pageMessagesFor('en')).includes(text)).length).toBeLessThan(4)
  })

  it('are English for every other language, and a region’s are its language’s', () => {
    expect(pageMessagesFor('it')).toBe(pageMessagesFor('en'))
    expect(pageMessagesFor('de-AT')).toBe(pageMessagesFor('de'))
  })

  it('run from right to left where the language does', () => {
    expect(LOCALES.filter(locale => directionOf(locale) === 'rtl')).toEqual(RIGHT_TO_LEFT_LOCALES)
    expect(directionOf('ar-EG')).toBe('rtl')
  })

  it('name languages and days', () => {
    expect([nameOfLanguage('he'), nameOfLanguage('ar'), nameOfLanguage('xx')]).toEqual([
      'עברית',
      'العربية',
      'xx',
    ])
    expect([nameOfLanguage('fr-a1'), dayOf('2026-11-21T23:30:00Z', 'fr-a1')]).toEqual([
      'français',
      '21 novembre 2026',
    ])
    expect(dayOf('2026-11-21T23:30:00Z', 'en')).toBe('21 November 2026')
    expect(dayOf('2026-11-21T23:30:00Z', 'de')).toBe('21. November 2026')
  })
})
