import { LOCALES, type Locale } from '#contract/constants/locales.ts'

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' })

/** The widget's languages with their names. */
export const LANGUAGES: readonly { readonly locale: Locale; readonly name: string }[] = LOCALES.map(
  locale => ({
    locale,
    name: NAMES.of(locale) ?? locale,
  }),
)

/** The name of any language by its tag. */
export function languageName(tag: string): string {
  return NAMES.of(tag) ?? tag
}
