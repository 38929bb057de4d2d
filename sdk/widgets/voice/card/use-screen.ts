import type { CallState } from '#core/voice-call/call-state.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useVoiceMessages } from '#sdk/ui/messages/use-voice-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { localizeStatus } from './localize-status.ts'

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
