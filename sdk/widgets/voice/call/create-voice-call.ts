import { atom } from 'nanostores'
import { VOICE_LONGEST_MINUTES } from '#contract/constants/voice.ts'

import { isBlank } from '#contract/text/is-blank.ts'
import { runMachine } from '#core/run-machine.ts'
import { callBefore, callMachine } from '#core/voice-call/call-machine.ts'
import type { CallState } from '#core/voice-call/call-state.ts'
import { isGoodbye } from '#core/voice-call/goodbye.ts'
import type { SavedCall, VoiceCall, VoiceCallOptions } from '../voice-session.ts'
import { browserPlatform } from './call-platform.ts'
import { type CallRun, createCallRun } from './call-run.ts'

/** Creates the calls of an element: one at a time, as often as the visitor likes. */
export function createVoiceCall(options: VoiceCallOptions): VoiceCall {
  const { environment, host, locale, vars } = options
  const { clock, newId } = environment
  const platform = options.platform ?? browserPlatform()
  const $state = atom<CallState>(
    callBefore({
      isGoodbye: text => isGoodbye(text, locale()),
      longestMs: () => vars()?.longest_ms ?? VOICE_LONGEST_MINUTES.usual * 60_000,
    }),
  )
  const $level = atom(0)
  const $saved = atom<SavedCall | null>(null)
  let run: CallRun | null = null
  let isStopped = false

  const machine = runMachine({
    machine: callMachine,
    initial: $state.get(),
    clock,
    perform: effect => run?.perform(effect),
    changed,
  })

  function changed(state: CallState): void {
    const wasLive = $state.get().phase.kind === 'live'
    const isLive = state.phase.kind === 'live'
    $state.set(state)
    run?.follow(state)
    if (isLive !== wasLive) host.announce('support:call', { state: isLive ? 'live' : 'ended' })
  }

  function call(): void {
    const { kind } = $state.get().phase
    if (isStopped || kind === 'connecting' || kind === 'live') return
    if (!host.announce('support:before-call', undefined, { cancelable: true })) return
    const { dispatch, wake } = machine
    $saved.set(null)
    run = createCallRun({ ...options, platform, $level, $saved, state: machine.state, dispatch, wake })
    dispatch({ type: 'called' })
  }

  return {
    $state,
    $level,
    $saved,
    call,
    hangUp: () => machine.dispatch({ type: 'hung-up' }),
    toggleMute: () => machine.dispatch({ type: 'mute-pressed' }),
    type(text) {
      // The protocol allows 32 characters in the id of an item.
      const itemId = newId().replaceAll('-', '')
      if (!isBlank(text)) machine.dispatch({ type: 'typed', itemId, text: text.trim() })
    },
    rate: score => void run?.rate(score),
    stop() {
      isStopped = true
      machine.dispatch({ type: 'page-left' })
      machine.stop()
    },
  }
}
