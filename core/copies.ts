import type { Locale } from '#contract/constants/locales.ts'
import { COPY, type Copy } from './copy.ts'
import { COPY_AR } from './locales/ar.ts'
import { COPY_DE } from './locales/de.ts'
import { COPY_ES } from './locales/es.ts'
import { COPY_FR } from './locales/fr.ts'
import { COPY_HE } from './locales/he.ts'

/** The conversation's words by locale (BCP 47): all languages at once, for the server; a widget loads its own only. */
const COPIES: Readonly<Record<string, Copy>> = {
  en: COPY,
  de: COPY_DE,
  es: COPY_ES,
  fr: COPY_FR,
  he: COPY_HE,
  ar: COPY_AR,
} satisfies Record<Locale, Copy>

/** The words in a locale; in English where there are none. */
export function copyOf(locale: string): Copy {
  return COPIES[locale] ?? COPY
}

/** Whether a text is the widget's own 'No' to the offer of a human (CHAT-13), in any locale. */
export function isNoThanks(text: string): boolean {
  return Object.values(COPIES).some(({ noThanks }) => noThanks === text)
}
