import type { Locale } from '#contract/constants/locales.ts'
import { type CsatCatalog, ENGLISH_CSAT } from '../../ui/messages/use-csat-messages.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly catalog: CsatCatalog }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** Fetches the survey element's messages in a language. Rejects if the file does not load. */
export async function loadCsatMessages(locale: Locale): Promise<CsatCatalog> {
  return locale === 'en' ? ENGLISH_CSAT : (await LOADERS[locale]()).catalog
}
