import type { Locale } from '#contract/constants/locales.ts'
import { ENGLISH_TICKET, type TicketWording } from '../../ui/ticket-wording.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly wording: TicketWording }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** The ticket element's words in a language, whose file is fetched now; rejects when it does not come. */
export async function loadTicketWording(locale: Locale): Promise<TicketWording> {
  return locale === 'en' ? ENGLISH_TICKET : (await LOADERS[locale]()).wording
}
