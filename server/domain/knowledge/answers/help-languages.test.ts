import { describe, expect, it } from 'vitest'
import { helpLanguages } from './help-languages.ts'

describe('helpLanguages', () => {
  it.each([
    ['de', ['en'], 'Unsere Hilfeartikel gibt es auf Englisch.'],
    ['es', ['en', 'en-GB'], 'Nuestros artículos de ayuda están en inglés.'],
    ['fr', ['de'], 'Nos articles d’aide sont en allemand.'],
    ['en', ['ar', 'he'], 'Our help articles are in Arabic and Hebrew.'],
    ['ar', ['en'], 'مقالات المساعدة لدينا متاحة باللغة الإنجليزية.'],
    ['he', ['en'], 'מאמרי העזרה שלנו כתובים באנגלית.'],
  ] as const)('tells a visitor who writes %s of %j', (visitor, languages, text) =>
    expect(helpLanguages(visitor, languages)).toBe(text),
  )

  it('has nothing to tell where the visitor’s language is among them, or none is known', () => {
    expect(helpLanguages('de', ['en', 'de-AT'])).toBeNull()
    expect(helpLanguages('de', [])).toBeNull()
  })
})
