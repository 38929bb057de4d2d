import type { Locale } from '#contract/constants/locales.ts'
import { FIRST_ENGLISH, type FirstWording } from '../ui/first-wording.ts'
import type { Wording } from '../ui/wording.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly wording: Wording }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** The words of a language, whose file is fetched now, all at once but for English; rejects when it does not come. */
export async function loadWording(locale: Locale): Promise<FirstWording> {
  return locale === 'en' ? FIRST_ENGLISH : (await LOADERS[locale]()).wording
}
