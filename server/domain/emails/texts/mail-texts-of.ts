import type { Locale } from '#contract/constants/locales.ts'
import { ARABIC_MAILS } from './ar.ts'
import { GERMAN_MAILS } from './de.ts'
import { ENGLISH_MAILS } from './en.ts'
import { SPANISH_MAILS } from './es.ts'
import { FRENCH_MAILS } from './fr.ts'
import { HEBREW_MAILS } from './he.ts'
import type { MailTexts } from './mail-texts.ts'

const MAILS: Readonly<Record<string, MailTexts>> = {
  en: ENGLISH_MAILS,
  de: GERMAN_MAILS,
  es: SPANISH_MAILS,
  fr: FRENCH_MAILS,
  he: HEBREW_MAILS,
  ar: ARABIC_MAILS,
} satisfies Record<Locale, MailTexts>

/** Returns the email texts for a conversation's locale (BCP 47), English by default. */
export function mailTextsOf(locale: string): MailTexts {
  return MAILS[locale] ?? ENGLISH_MAILS
}
