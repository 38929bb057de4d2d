import type { Locale } from '#contract/constants/locales.ts'
import { WORDS_AR } from './ar.ts'
import { WORDS_DE } from './de.ts'
import { WORDS_EN } from './en.ts'
import { WORDS_ES } from './es.ts'
import { WORDS_FR } from './fr.ts'
import { WORDS_HE } from './he.ts'
import type { Words } from './words.ts'

const WORDS: Readonly<Record<string, Words>> = {
  en: WORDS_EN,
  de: WORDS_DE,
  es: WORDS_ES,
  fr: WORDS_FR,
  he: WORDS_HE,
  ar: WORDS_AR,
} satisfies Record<Locale, Words>

/** Primary subtags of languages that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'sd', 'ug']

/** The words in a language (BCP 47); English where there are none. */
export function wordsOf(language: string): Words {
  return WORDS[primary(language)] ?? WORDS_EN
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(primary(language)) ? 'rtl' : 'ltr'
}

/** A language's name in itself. */
export function nameOfLanguage(language: string): string {
  const known = knownLocale(language)
  return new Intl.DisplayNames([known], { type: 'language' }).of(known) ?? language
}

/** An instant as a day, the same for every reader. */
export function dayOf(instant: string, language: string): string {
  const locale = language === 'en' ? 'en-GB' : knownLocale(language)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))
}

/** Not everything that looks like a tag is one (BCP 47, section 2.1). */
function knownLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return primary(language)
  }
}

function primary(language: string): string {
  return language.split('-')[0] ?? ''
}
