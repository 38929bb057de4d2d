import type { Locale } from '#contract/constants/locales.ts'
import type { FlowTexts } from '#contract/settings/chat-flow.ts'
import { SHARED_MESSAGES, type SharedMessages } from './conversation-messages.ts'
import { SHARED_MESSAGES_AR } from './locales/ar.ts'
import { SHARED_MESSAGES_DE } from './locales/de.ts'
import { SHARED_MESSAGES_ES } from './locales/es.ts'
import { SHARED_MESSAGES_FR } from './locales/fr.ts'
import { SHARED_MESSAGES_HE } from './locales/he.ts'

/** The shared messages by locale (BCP 47), in all languages for the server. A widget loads one language only. */
const MESSAGES_BY_LOCALE: Readonly<Record<Locale, SharedMessages>> = {
  en: SHARED_MESSAGES,
  de: SHARED_MESSAGES_DE,
  es: SHARED_MESSAGES_ES,
  fr: SHARED_MESSAGES_FR,
  he: SHARED_MESSAGES_HE,
  ar: SHARED_MESSAGES_AR,
}

/**
 * Returns the shared messages in a locale, or the English ones if the locale is unknown.
 * @param texts the company's own versions
 */
export function messagesFor(locale: string, texts: FlowTexts = {}): SharedMessages {
  const known = Object.hasOwn(MESSAGES_BY_LOCALE, locale) ? (locale as Locale) : 'en'
  const own = texts[known]
  return own ? { ...MESSAGES_BY_LOCALE[known], ...own } : MESSAGES_BY_LOCALE[known]
}

/** Whether a text is the widget's own 'No' to the offer of a human (CHAT-13), in any locale. */
export function isNoThanks(text: string): boolean {
  return Object.values(MESSAGES_BY_LOCALE).some(({ noThanks }) => noThanks === text)
}
