import type { Locale } from '#contract/constants/locales.ts'
import { ENGLISH_KB, type KbCatalog } from '../../ui/messages/use-kb-messages.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly catalog: KbCatalog }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** Fetches the knowledge base's messages in a language. Rejects if the file does not load. */
export async function loadKbMessages(locale: Locale): Promise<KbCatalog> {
  return locale === 'en' ? ENGLISH_KB : (await LOADERS[locale]()).catalog
}
