import type { Locale } from '#contract/constants/locales.ts'
import { MESSAGES as AR } from './ar.ts'
import { MESSAGES as DE } from './de.ts'
import { type EmailMessages, MESSAGES as EN } from './en.ts'
import { MESSAGES as ES } from './es.ts'
import { MESSAGES as FR } from './fr.ts'
import { MESSAGES as HE } from './he.ts'

const LANGUAGES: Readonly<Record<string, EmailMessages>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  he: HE,
  ar: AR,
} satisfies Record<Locale, EmailMessages>

/** Returns the email messages for a conversation's locale (BCP 47), English by default. */
export function emailMessagesFor(locale: string): EmailMessages {
  return LANGUAGES[locale] ?? EN
}
