import type { Locale } from '#contract/constants/locales.ts'

/** Returns the widget's language with the browser's region, such as `en-GB`, which uses 24 hours. */
export function regionalLocale(locale: Locale): string {
  return navigator.languages.find(wanted => wanted.split('-')[0] === locale) ?? locale
}
