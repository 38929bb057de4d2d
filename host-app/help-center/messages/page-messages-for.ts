import type { Locale } from '#contract/constants/locales.ts'
import { primarySubtag } from '../languages.ts'
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

/** Returns the messages in a language (BCP 47), in English if there are none. */
export function pageMessagesFor(language: string): PageMessages {
  return MESSAGES_BY_LANGUAGE[primarySubtag(language)] ?? PAGE_MESSAGES_EN
}
