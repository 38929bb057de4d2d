import { describe, expect, it } from 'vitest'
import { LOCALES, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'
import { dayOf, directionOf, nameOfLanguage } from './languages.ts'

describe('the languages of the knowledge base', () => {
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
