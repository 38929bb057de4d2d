import type { Locale } from '#contract/constants/locales.ts'
import { ENGLISH, type Wording } from '../ui/wording.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly wording: Wording }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** The words of a language, whose file is fetched now; rejects when it does not come. */
export async function loadWording(locale: Locale): Promise<Wording> {
  return locale === 'en' ? ENGLISH : (await LOADERS[locale]()).wording
}
