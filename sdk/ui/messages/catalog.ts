import type { Locale } from '#contract/constants/locales.ts'

/** Messages in one language. `fill` replaces the placeholders `{…}` by values. */
export type Catalog<Messages> = { readonly locale: Locale; readonly t: Messages }
