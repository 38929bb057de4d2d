import type { Locale } from '#contract/constants/locales.ts'
import { FIRST_ENGLISH, type FirstCatalog } from '../ui/messages/use-first-messages.ts'
import type { ChatCatalog } from '../ui/messages/use-messages.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly catalog: ChatCatalog }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/**
 * Fetches all of the chat's messages in a language; in English only the first screen's. Rejects if the file does
 * not load.
 */
export async function loadMessages(locale: Locale): Promise<FirstCatalog> {
  return locale === 'en' ? FIRST_ENGLISH : (await LOADERS[locale]()).catalog
}
