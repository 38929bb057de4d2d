import type { Catalog } from './catalog.ts'
import { LIVE_CALL_MESSAGES, type LiveCallMessages } from './live-call-messages.ts'
import { useVoiceMessages } from './use-voice-messages.ts'
import type { VoiceMessages } from './voice-messages.ts'

/** Returns all messages of the voice element in its language. Those of a call are in English until others have loaded. */
export function useLiveCallMessages(): Catalog<VoiceMessages & LiveCallMessages> {
  const { locale, t } = useVoiceMessages()
  return { locale, t: { ...LIVE_CALL_MESSAGES, ...t } }
}
