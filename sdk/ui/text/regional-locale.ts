import type { Locale } from '#contract/constants/locales.ts'

/** The widget's language as the browser's own region writes it, such as `en-GB` with its 24 hours. */
export function regionalLocale(locale: Locale): string {
  return navigator.languages.find(wanted => wanted.split('-')[0] === locale) ?? locale
}
