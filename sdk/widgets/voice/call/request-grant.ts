import type { Locale } from '#contract/constants/locales.ts'
import type { Clock } from '#core/clock.ts'
import type { CallEvent } from '#core/voice-call/call-state.ts'
import type { CallApi } from './call-api.ts'
import { waitAtMost } from './wait-at-most.ts'

/** How long to wait for the prompt once there is a token, in ms. The call works without it. */
const PROMPT_GRACE_MS = 3_000

/** One call that the server has granted, and what its assistant is told. */
export type CallGrant = {
  readonly token: string
  /** False if the server cannot hear. */
  readonly hearsSpeech: boolean
  /** Empty for the server's own. */
  readonly instructions: string
  /** Empty for the server's own. */
  readonly voice: string
  readonly greeting: string
  readonly ending: string
}

type Options = {
  readonly api: CallApi
  readonly clock: Clock
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Asks for a token and for the prompt at the same time. Returns the grant, or the event that says why there is none. */
export async function requestGrant({ api, clock, locale, signal }: Options): Promise<CallGrant | CallEvent> {
  const request = { body: { locale } }
  const prompting = api('getCallPrompt', request, undefined, { signal })
  const granted = await api('grantCall', request, undefined, { signal })
  if (granted.kind !== 'ok') {
    const { status } = granted
    return status === undefined ? { type: 'token-failed' } : { type: 'token-refused', status, text: null }
  }
  const { token, note, env_flags } = granted.value
  if (token === null) return { type: 'token-refused', status: 200, text: note }
  const prompt = await waitAtMost(clock, PROMPT_GRACE_MS, signal, prompting)
  const told = prompt?.kind === 'ok' ? prompt.value : null
  return {
    token,
    hearsSpeech: env_flags.hears_speech,
    instructions: told?.instructions ?? '',
    voice: told?.preferred_voice ?? '',
    greeting: told?.voice_greeting ?? '',
    ending: told?.voice_ending ?? '',
  }
}
