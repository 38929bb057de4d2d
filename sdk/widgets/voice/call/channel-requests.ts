import type { CallEffect, CallPhase } from '#core/voice-call/call-state.ts'
import {
  holdAssistant,
  INTERRUPT,
  RESPOND,
  type RealtimeRequest,
  sayExactly,
  toolOutput,
  visitorText,
} from '#core/voice-call/realtime-requests.ts'

/** The effects that are requests to the assistant. */
export type ChannelEffect = Extract<
  CallEffect,
  { type: 'say' | 'respond' | 'send-text' | 'send-output' | 'hold' }
>

/** Returns what to send for an effect, in order. */
export function channelRequests(effect: ChannelEffect, phase: CallPhase): readonly RealtimeRequest[] {
  switch (effect.type) {
    case 'say':
      return [sayExactly(effect.text)]
    case 'respond':
      return [RESPOND]
    case 'send-text':
      return [visitorText(effect.itemId, effect.text)]
    case 'send-output':
      return [toolOutput(effect.callId, effect.output)]
    case 'hold': {
      const isBusy = phase.kind === 'live' && (phase.isResponding || phase.activity === 'speaking')
      return [...(effect.isHeld && isBusy ? INTERRUPT : []), holdAssistant(effect.isHeld)]
    }
  }
}
