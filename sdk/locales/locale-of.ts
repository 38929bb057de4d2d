import { LOCALES, type Locale } from '#contract/constants/locales.ts'

/**
 * The widget's language for the first of the wishes (BCP 47 tags) that it speaks; a region such as in `de-AT` makes no
 * difference. English when it speaks none of them.
 */
export function localeOf(wishes: readonly (string | null)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split(/[-_]/)[0]
    for (const locale of LOCALES) if (locale === language) return locale
  }
  return 'en'
}
