/** What the two sides of a connected call do: speech, captions, searches, and the last words. */
import { VOICE_LEAVING_MS, VOICE_SILENCE_MS } from '#contract/constants/voice.ts'
import type { Step } from '../run-machine.ts'
import type { CallEffect, CallEnd, CallEvent, CallState, LiveCall, Request } from './call-state.ts'
import { addItem, type CallTranscript, finishAnswers, found, heard, said, saying } from './transcript.ts'

/** What a failed search tells the assistant (VOICE-03). */
export const NO_DATA_OUTPUT = JSON.stringify({
  ok: false,
  snippets: [],
  note: 'No data is available. Answer briefly, and offer to help with something else.',
})

/** The step after an event, or why the call is over: the last words have been said, or the company has none. */
type LiveStep = Step<CallState, CallEffect> | { readonly state: CallState; readonly over: CallEnd }

/** Returns the step after an event of a connected call. */
export function liveEvent(state: CallState, call: LiveCall, event: CallEvent, at: number): LiveStep {
  const { transcript, facts } = state
  const keep = (changed: Partial<LiveCall>, effects: readonly CallEffect[] = [], to?: CallTranscript) => ({
    state: { ...state, phase: { ...call, ...changed }, transcript: to ?? transcript },
    effects,
  })
  const speaker = call.isHeld ? 'person' : 'assistant'
  // A person who has taken over is not thinking.
  const asked = call.isHeld ? 'listening' : 'thinking'
  const restartedSilence = call.silentAt === null ? null : at + VOICE_SILENCE_MS

  switch (event.type) {
    case 'response-started':
      return keep({ isResponding: true })
    case 'response-done':
      return ask({ ...state, transcript: finishAnswers(transcript) }, { ...call, isResponding: false })
    case 'audio-started':
      return keep({ activity: 'speaking', silentAt: null, leaving: startedToLeave(call, at) })
    case 'audio-stopped':
      if (call.leaving?.isSaying) return { state, over: call.leaving.reason }
      return keep({ activity: quieted(call), silentAt: at + VOICE_SILENCE_MS })
    case 'speech-started':
      return keep({ activity: 'hearing' })
    case 'speech-stopped':
      return call.activity === 'hearing' ? keep({ activity: asked }) : keep({})
    case 'item-added':
      return keep({}, [], addItem(transcript, event))
    case 'assistant-saying':
      return keep({}, [], saying(transcript, event.itemId, event.delta, speaker))
    case 'assistant-said':
      return keep({}, [], said(transcript, event.itemId, event.text, speaker))
    case 'visitor-said': {
      const to = heard(transcript, event.itemId, event.text)
      // A noise without words counts as silence.
      if (event.text.trim() === '') return keep({ activity: 'listening' }, [], to)
      if (!facts.isGoodbye(event.text)) return keep({ activity: asked, silentAt: restartedSilence }, [], to)
      return leave({ ...state, transcript: to }, call, 'goodbye', at)
    }
    case 'typed': {
      const to = heard(transcript, event.itemId, event.text)
      const sent: CallEffect = { type: 'send-text', itemId: event.itemId, text: event.text }
      const next = { ...call, activity: asked, silentAt: restartedSilence } as const
      return withEffect(sent, request({ ...state, transcript: to }, next, { type: 'respond' }))
    }
    case 'search-asked':
      return keep({ activity: 'thinking' }, [
        { type: 'search', callId: event.callId, query: event.query, topK: event.topK },
      ])
    case 'searched': {
      const output: CallEffect = {
        type: 'send-output',
        callId: event.callId,
        output: event.output ?? NO_DATA_OUTPUT,
      }
      const to = found(transcript, event.articles)
      return withEffect(output, request({ ...state, transcript: to }, call, { type: 'respond' }))
    }
    case 'end-asked':
      return leave(state, call, 'assistant', at)
    case 'held':
      return event.isHeld === call.isHeld
        ? keep({})
        : keep({ isHeld: event.isHeld, requests: [] }, [{ type: 'hold', isHeld: event.isHeld }])
    case 'person-wrote':
      return request(state, { ...call, silentAt: restartedSilence }, { type: 'say', text: event.text })
    case 'mute-pressed':
      return keep({ isMuted: !call.isMuted }, [{ type: 'mute', isMuted: !call.isMuted }])
    default:
      return keep({})
  }
}

/** A visitor who interrupts the assistant is already being heard when its audio stops. */
function quieted({ activity }: LiveCall): LiveCall['activity'] {
  return activity === 'speaking' ? 'listening' : activity
}

/** Audio that starts while the last words still wait for their turn is that of an earlier response. */
function startedToLeave({ leaving, requests }: LiveCall, at: number): LiveCall['leaving'] {
  return leaving && requests.length === 0
    ? { ...leaving, isSaying: true, at: at + VOICE_LEAVING_MS }
    : leaving
}

/** Ends the call after the last words. A second wish to end it changes nothing. */
function leave(state: CallState, call: LiveCall, reason: CallEnd, at: number): LiveStep {
  if (call.leaving !== null) return { state, effects: [] }
  if (state.ending === '') return { state, over: reason }
  const last: Request = { type: 'say', text: state.ending }
  const leaving = { reason, at: at + VOICE_LEAVING_MS, isSaying: false }
  return ask(state, { ...call, requests: [last], leaving })
}

/** Asks the assistant for something: at once, or after its present response. Nothing follows the last words. */
function request(state: CallState, call: LiveCall, next: Request): Step<CallState, CallEffect> {
  // A person answers in place of the assistant, and the visitor's questions wait for the person.
  const isTurnOf = call.leaving === null && (next.type === 'say' || !call.isHeld)
  return ask(state, isTurnOf ? { ...call, requests: [...call.requests, next] } : call)
}

function ask(state: CallState, call: LiveCall): Step<CallState, CallEffect> {
  const [next, ...requests] = call.requests
  if (next === undefined || call.isResponding) return { state: { ...state, phase: call }, effects: [] }
  return { state: { ...state, phase: { ...call, isResponding: true, requests } }, effects: [next] }
}

function withEffect(effect: CallEffect, step: Step<CallState, CallEffect>): Step<CallState, CallEffect> {
  return { ...step, effects: [effect, ...step.effects] }
}
