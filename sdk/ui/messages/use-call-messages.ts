import { CALL_MESSAGES, type CallMessages } from './call-messages.ts'
import type { Catalog } from './catalog.ts'
import { useVoiceMessages } from './use-voice-messages.ts'
import type { VoiceMessages } from './voice-messages.ts'

/** Returns all messages of the voice element in its language. Those of a call are in English until others have loaded. */
export function useCallMessages(): Catalog<VoiceMessages & CallMessages> {
  const { locale, t } = useVoiceMessages()
  return { locale, t: { ...CALL_MESSAGES, ...t } }
}
