import type { Locale } from '#contract/constants/locales.ts'
import type { FlowTexts } from '#contract/settings/chat-flow.ts'
import { SHARED_MESSAGES as AR } from './ar.ts'
import { SHARED_MESSAGES as DE } from './de.ts'
import { SHARED_MESSAGES as EN, type SharedMessages } from './en.ts'
import { SHARED_MESSAGES as ES } from './es.ts'
import { SHARED_MESSAGES as FR } from './fr.ts'
import { SHARED_MESSAGES as HE } from './he.ts'

/** The messages that widget and server share, by language. A widget loads one language only. */
const SHARED_MESSAGES: Readonly<Record<Locale, SharedMessages>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  he: HE,
  ar: AR,
}

/**
 * Returns the shared messages in a locale, or the English ones if the locale is unknown.
 * @param texts the company's own versions
 */
export function messagesFor(locale: string, texts: FlowTexts = {}): SharedMessages {
  const known = Object.hasOwn(SHARED_MESSAGES, locale) ? (locale as Locale) : 'en'
  const own = texts[known]
  return own ? { ...SHARED_MESSAGES[known], ...own } : SHARED_MESSAGES[known]
}

/** Whether a text is the widget's own 'No' to the offer of a human (CHAT-13), in any locale. */
export function isNoThanks(text: string): boolean {
  return Object.values(SHARED_MESSAGES).some(({ noThanks }) => noThanks === text)
}
