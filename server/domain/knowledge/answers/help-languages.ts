/** What a visitor is told who writes in a language that the company's articles are not in. */
import type { Locale } from '#contract/constants/locales.ts'

const SENTENCES: Readonly<Record<Locale, string>> = {
  en: 'Our help articles are in {languages}.',
  de: 'Unsere Hilfeartikel gibt es auf {languages}.',
  es: 'Nuestros artículos de ayuda están en {languages}.',
  fr: 'Nos articles d’aide sont en {languages}.',
  ar: 'مقالات المساعدة لدينا متاحة باللغة {languages}.',
  he: 'מאמרי העזרה שלנו כתובים ב{languages}.',
}

/**
 * Returns a sentence that names the languages of the company's articles (BCP 47), for a visitor who writes in
 * another. Null if the visitor's language is among them or none is known.
 */
export function helpLanguages(visitor: Locale, languages: readonly string[]): string | null {
  const primaries = [...new Set(languages.map(language => language.split('-')[0]!.toLowerCase()))]
  if (primaries.length === 0 || primaries.includes(visitor)) return null
  const names = new Intl.DisplayNames(visitor, { type: 'language' })
  const list = new Intl.ListFormat(visitor, { type: 'conjunction' })
  const named = list.format(primaries.map(language => names.of(language) ?? language))
  return SENTENCES[visitor].replace('{languages}', named)
}
