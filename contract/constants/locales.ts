/** The widget's languages (BCP 47), English first: it stands in for every other. */
export const LOCALES = ['en', 'de', 'es', 'fr', 'he', 'ar'] as const
export type Locale = (typeof LOCALES)[number]
/** Those written from right to left. */
export const RIGHT_TO_LEFT_LOCALES: readonly Locale[] = ['he', 'ar']
