import type { Locale } from '#contract/constants/locales.ts'
import { ENGLISH_KB, type KbWording } from '../../ui/kb-wording.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly wording: KbWording }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** The knowledge base's words in a language, whose file is fetched now; rejects when it does not come. */
export async function loadKbWording(locale: Locale): Promise<KbWording> {
  return locale === 'en' ? ENGLISH_KB : (await LOADERS[locale]()).wording
}
