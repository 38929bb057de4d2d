import { VOICE_TEXTS } from '#contract/constants/voice.ts'
import type { CallState } from '#core/voice-call/call-state.ts'
import type { CardMessages } from '#sdk/locales/voice/en/card.ts'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { VoiceCardSession } from '../voice-session.ts'

/** What the card shows. */
export type Screen = 'before' | 'connecting' | 'live' | 'ended' | 'failed'

type Shown = {
  readonly screen: Screen
  /** The status of VOICE-01. */
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  /** The text of the status, in the visitor's language; empty before a call. */
  readonly text: string
}

/** Returns what the card shows now: by the loading of the call's code at first, then by the call. */
export function useScreen(session: VoiceCardSession): Shown {
  const { t } = useVoiceMessages()
  const loading = useStore(session.$loading)
  const state = useStore(session.$state)
  const parts = useStore(session.$parts)
  if (loading === 'loading') return { screen: 'connecting', status: 'loading', text: t.connecting }
  if (loading === 'failed') return { screen: 'failed', status: 'error', text: t.network }
  if (state === null || parts === null) return { screen: 'before', status: 'idle', text: '' }
  const { status, text } = parts.callStatus(state)
  return { screen: screenOf(state), status, text: localizeStatus(t, text) }
}

function screenOf({ phase }: CallState): Screen {
  return phase.kind === 'idle' ? 'before' : phase.kind
}

/** Returns a status text of VOICE-01 in the visitor's language. A text of the server's own is shown as it is. */
function localizeStatus(t: CardMessages, text: string): string {
  const name = (Object.keys(VOICE_TEXTS) as (keyof typeof VOICE_TEXTS)[]).find(
    key => VOICE_TEXTS[key] === text,
  )
  if (name) return t[name]
  const status = /^Error (\d+)$/.exec(text)?.[1]
  return status === undefined ? text : fill(t.refused, { status })
}
