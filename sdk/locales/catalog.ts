import type { Locale } from '#contract/constants/locales.ts'

/** Messages in one language. `fill` replaces the placeholders `{…}` by values. */
export type Catalog<Messages> = { readonly locale: Locale; readonly t: Messages }

/** Loads a widget's messages in each language. English is part of the widget; each other language is a chunk of its own. */
export type Languages<Messages> = Readonly<Record<Locale, () => Promise<{ readonly MESSAGES: Messages }>>>

/**
 * Returns the messages of a part of a widget that loads later. In English, each part has messages of its own, so that no
 * other part waits for them. Another language is loaded as a whole.
 * @param english the part's messages
 */
export function partCatalog<Part extends Readonly<Record<string, string>>>(
  { locale, t }: Catalog<object>,
  english: Part,
): Catalog<Readonly<Record<keyof Part, string>>> {
  return { locale, t: locale === 'en' ? english : (t as Readonly<Record<keyof Part, string>>) }
}
