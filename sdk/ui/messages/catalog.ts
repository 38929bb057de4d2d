import type { Locale } from '#contract/constants/locales.ts'

/** Messages in one language. In a message `{…}` stands for a value: `fill` replaces it. */
export type Catalog<Messages> = { readonly locale: Locale; readonly t: Messages }
