import { createContext, useContext } from 'react'
import type { Catalog, Languages } from '../catalog.ts'
import { CARD_MESSAGES, type CardMessages } from './en/card.ts'

/** The voice element's messages in one language. In English only the card's; those of a call load with the call. */
export type VoiceCatalog = Catalog<CardMessages>

/** The English messages of the card. */
export const ENGLISH_VOICE: VoiceCatalog = { locale: 'en', t: CARD_MESSAGES }

/** Context with the voice element's messages. */
export const VoiceMessagesContext = createContext(ENGLISH_VOICE)

/** Returns the messages in the language of the surrounding element. */
export function useVoiceMessages(): VoiceCatalog {
  return useContext(VoiceMessagesContext)
}

/** The messages in each language, in English only the card's. */
export const VOICE_LANGUAGES: Languages<CardMessages> = {
  en: async () => ({ MESSAGES: CARD_MESSAGES }),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  he: () => import('./he.ts'),
  ar: () => import('./ar.ts'),
}
