import type { Locale } from '#contract/constants/locales.ts'
import { CALL_MESSAGES as AR } from './ar.ts'
import { CALL_MESSAGES as DE } from './de.ts'
import { type CallMessages, CALL_MESSAGES as EN } from './en.ts'
import { CALL_MESSAGES as ES } from './es.ts'
import { CALL_MESSAGES as FR } from './fr.ts'
import { CALL_MESSAGES as HE } from './he.ts'

/** What the server says of voice calls, by language. */
export const CALL_MESSAGES: Readonly<Record<Locale, CallMessages>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  he: HE,
  ar: AR,
}

/** Returns how the assistant greets in a language, if the company has no greeting of its own. */
export function builtInGreeting(locale: Locale, companyName: string): string {
  return CALL_MESSAGES[locale].greeting.replace('{company}', () => companyName)
}
