import type { Locale } from '#contract/constants/locales.ts'
import { EMAIL_MESSAGES_AR } from './ar.ts'
import { EMAIL_MESSAGES_DE } from './de.ts'
import type { EmailMessages } from './email-messages.ts'
import { EMAIL_MESSAGES_EN } from './en.ts'
import { EMAIL_MESSAGES_ES } from './es.ts'
import { EMAIL_MESSAGES_FR } from './fr.ts'
import { EMAIL_MESSAGES_HE } from './he.ts'

const MESSAGES_BY_LOCALE: Readonly<Record<string, EmailMessages>> = {
  en: EMAIL_MESSAGES_EN,
  de: EMAIL_MESSAGES_DE,
  es: EMAIL_MESSAGES_ES,
  fr: EMAIL_MESSAGES_FR,
  he: EMAIL_MESSAGES_HE,
  ar: EMAIL_MESSAGES_AR,
} satisfies Record<Locale, EmailMessages>

/** Returns the email messages for a conversation's locale (BCP 47), English by default. */
export function emailMessagesFor(locale: string): EmailMessages {
  return MESSAGES_BY_LOCALE[locale] ?? EMAIL_MESSAGES_EN
}
