/** The widget's languages (BCP 47). English, the first, stands in for every other language. */
export const LOCALES = ['en', 'de', 'es', 'fr', 'he', 'ar'] as const
/** One of `LOCALES`. */
export type Locale = (typeof LOCALES)[number]
/** Locales written from right to left. */
export const RIGHT_TO_LEFT_LOCALES: readonly Locale[] = ['he', 'ar']
