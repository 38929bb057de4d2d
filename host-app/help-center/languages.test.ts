import { describe, expect, it } from 'vitest'
import { dayOf, nameOfLanguage } from './languages.ts'

describe('the languages of the knowledge base', () => {
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
