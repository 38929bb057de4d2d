import type { Locale } from '#contract/constants/locales.ts'
import { PAGE_MESSAGES_AR } from './ar.ts'
import { PAGE_MESSAGES_DE } from './de.ts'
import { PAGE_MESSAGES_EN } from './en.ts'
import { PAGE_MESSAGES_ES } from './es.ts'
import { PAGE_MESSAGES_FR } from './fr.ts'
import { PAGE_MESSAGES_HE } from './he.ts'
import type { PageMessages } from './page-messages.ts'

const MESSAGES_BY_LANGUAGE: Readonly<Record<string, PageMessages>> = {
  en: PAGE_MESSAGES_EN,
  de: PAGE_MESSAGES_DE,
  es: PAGE_MESSAGES_ES,
  fr: PAGE_MESSAGES_FR,
  he: PAGE_MESSAGES_HE,
  ar: PAGE_MESSAGES_AR,
} satisfies Record<Locale, PageMessages>

/** Primary subtags of languages that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'sd', 'ug']

/** Returns the messages in a language (BCP 47), in English if there are none. */
export function pageMessagesFor(language: string): PageMessages {
  return MESSAGES_BY_LANGUAGE[primary(language)] ?? PAGE_MESSAGES_EN
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
