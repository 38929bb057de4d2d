import { LOCALES, type Locale } from '#contract/constants/locales.ts'

/** The widget's language for a wish (BCP 47), whose region, as in `de-AT`, makes no difference; none when it speaks no such. */
export function localeOf(wish: string | null): Locale | undefined {
  const language = wish?.toLowerCase().split(/[-_]/)[0]
  return LOCALES.find(locale => locale === language)
}
