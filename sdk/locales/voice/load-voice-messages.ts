import type { Locale } from '#contract/constants/locales.ts'
import { ENGLISH_VOICE, type VoiceCatalog } from '../../ui/messages/use-voice-messages.ts'

const LOADERS: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ readonly catalog: VoiceCatalog }>>> = {
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}

/** Fetches the voice element's messages in a language. Rejects if the file does not load. */
export async function loadVoiceMessages(locale: Locale): Promise<VoiceCatalog> {
  return locale === 'en' ? ENGLISH_VOICE : (await LOADERS[locale]()).catalog
}
