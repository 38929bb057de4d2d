import { VOICE_TEXTS } from '#contract/constants/voice.ts'
import type { VoiceMessages } from '#sdk/ui/messages/voice-messages.ts'
import { fill } from '#sdk/ui/text/fill.ts'

/** Returns a status text of VOICE-01 in the visitor's language. A text of the server's own is shown as it is. */
export function localizeStatus(t: VoiceMessages, text: string): string {
  const name = (Object.keys(VOICE_TEXTS) as (keyof typeof VOICE_TEXTS)[]).find(
    key => VOICE_TEXTS[key] === text,
  )
  if (name) return t[name]
  const status = /^Error (\d+)$/.exec(text)?.[1]
  return status === undefined ? text : fill(t.refused, { status })
}
