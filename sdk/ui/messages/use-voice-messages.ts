import { createContext, useContext } from 'react'
import type { Catalog } from './catalog.ts'
import type { LiveCallMessages } from './live-call-messages.ts'
import { VOICE_MESSAGES, type VoiceMessages } from './voice-messages.ts'

/** The voice element's messages in one language. The English ones of a call load with the call. */
export type VoiceCatalog = Catalog<VoiceMessages & Partial<LiveCallMessages>>

/** The English messages. They are part of the first download; each other language is a separate chunk. */
export const ENGLISH_VOICE: VoiceCatalog = { locale: 'en', t: VOICE_MESSAGES }

/** Context with the voice element's messages. */
export const VoiceMessagesContext = createContext(ENGLISH_VOICE)

/** Returns the messages in the language of the surrounding element. */
export function useVoiceMessages(): VoiceCatalog {
  return useContext(VoiceMessagesContext)
}
