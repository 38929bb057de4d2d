import type { Locale } from '#contract/constants/locales.ts'
import { ENGLISH_TICKET, type TicketCatalog } from '../../ui/messages/use-ticket-messages.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly catalog: TicketCatalog }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** Fetches the ticket element's messages in a language. Rejects if the file does not load. */
export async function loadTicketMessages(locale: Locale): Promise<TicketCatalog> {
  return locale === 'en' ? ENGLISH_TICKET : (await LOADERS[locale]()).catalog
}
