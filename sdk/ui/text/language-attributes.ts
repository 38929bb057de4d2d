import { type Locale, RIGHT_TO_LEFT_LOCALES } from '#contract/constants/locales.ts'

/** Returns the attributes of an element whose texts are in a language. */
export function languageAttributes(locale: Locale): { readonly lang: Locale; readonly dir: 'ltr' | 'rtl' } {
  return { lang: locale, dir: RIGHT_TO_LEFT_LOCALES.includes(locale) ? 'rtl' : 'ltr' }
}
