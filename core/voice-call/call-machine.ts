/** The state machine of a voice call (Spec 4.12). */
import {
  VOICE_CHANNEL_LOST_MS,
  VOICE_LINK_LOST_MS,
  VOICE_LINK_TIMEOUT_MS,
  VOICE_SILENCE_MS,
  VOICE_TEXTS,
  VOICE_TOKEN_TIMEOUT_MS,
  voiceStatusText,
} from '#contract/constants/voice.ts'
import type { Machine, Step } from '../run-machine.ts'
import type {
  CallEffect,
  CallEnd,
  CallEvent,
  CallFacts,
  CallPhase,
  CallState,
  LiveCall,
} from './call-state.ts'
import { liveEvent } from './live-call.ts'
import { EMPTY_TRANSCRIPT, linesOf } from './transcript.ts'

type CallStep = Step<CallState, CallEffect>

/** Returns the state before a call. */
export function callBefore(facts: CallFacts): CallState {
  return { phase: { kind: 'idle' }, transcript: EMPTY_TRANSCRIPT, greeting: '', ending: '', facts }
}

/** The visitor's side of a call, for every provider. */
export const callMachine: Machine<CallState, CallEvent, CallEffect> = {
  deadline: { type: 'deadline' },
  nextDeadline({ phase }) {
    if (phase.kind === 'connecting') return phase.limitAt
    return phase.kind === 'live' ? (nextEnd(phase)?.at ?? null) : null
  },
  transition(state, event, at) {
    switch (state.phase.kind) {
      case 'connecting':
        return connecting(state, state.phase.step, event, at)
      case 'live':
        return live(state, state.phase, event, at)
      default:
        return event.type === 'called' ? begin(state, at) : stay(state)
    }
  },
}

/** The status of VOICE-01, and its text. */
export function callStatus({ phase }: CallState): {
  readonly status: 'idle' | 'loading' | 'success' | 'error'
  readonly text: string
} {
  switch (phase.kind) {
    case 'idle':
      return { status: 'idle', text: '' }
    case 'connecting':
      return { status: 'loading', text: VOICE_TEXTS.connecting }
    case 'live':
      return { status: 'success', text: VOICE_TEXTS.ready }
    case 'ended':
      return phase.text === null ? { status: 'idle', text: '' } : { status: 'error', text: phase.text }
    case 'failed':
      return { status: 'error', text: phase.text }
  }
}

function begin({ facts }: CallState, at: number): CallStep {
  const phase: CallPhase = { kind: 'connecting', step: 'token', limitAt: at + VOICE_TOKEN_TIMEOUT_MS }
  return { state: { ...callBefore(facts), phase }, effects: [{ type: 'request-token' }] }
}

function connecting(
  state: CallState,
  step: Extract<CallPhase, { kind: 'connecting' }>['step'],
  event: CallEvent,
  at: number,
): CallStep {
  switch (event.type) {
    case 'token-granted': {
      const { greeting, ending } = event
      const phase: CallPhase = { kind: 'connecting', step: 'microphone', limitAt: null }
      return step === 'token'
        ? enter({ ...state, greeting, ending }, phase, [{ type: 'open-microphone' }])
        : stay(state)
    }
    case 'token-refused':
      return fail(state, event.text ?? voiceStatusText(event.status))
    case 'token-failed':
      return fail(state, VOICE_TEXTS.network)
    case 'microphone-granted': {
      const limitAt = at + VOICE_LINK_TIMEOUT_MS
      return step === 'microphone'
        ? enter(state, { kind: 'connecting', step: 'link', limitAt }, [{ type: 'connect' }])
        : stay(state)
    }
    case 'microphone-refused':
    case 'connect-failed':
    case 'provider-failed':
      return fail(state, VOICE_TEXTS.failed)
    case 'link':
      return event.isUp ? stay(state) : fail(state, VOICE_TEXTS.failed)
    case 'session-ready':
      return step === 'link' ? ready(state, at) : stay(state)
    case 'deadline':
      return fail(state, step === 'token' ? VOICE_TEXTS.timedOut : VOICE_TEXTS.failed)
    case 'hung-up':
    case 'page-left':
      return enter(state, { kind: 'idle' }, [{ type: 'release' }])
    default:
      return stay(state)
  }
}

function ready(state: CallState, at: number): CallStep {
  const { greeting, facts } = state
  const phase: LiveCall = {
    kind: 'live',
    activity: 'listening',
    isMuted: false,
    longestAt: at + facts.longestMs(),
    silentAt: at + VOICE_SILENCE_MS,
    linkLostAt: null,
    channelLostAt: null,
    isResponding: greeting !== '',
    requests: [],
    isHeld: false,
    leaving: null,
  }
  return enter(state, phase, greeting === '' ? [] : [{ type: 'say', text: greeting }])
}

function live(state: CallState, call: LiveCall, event: CallEvent, at: number): CallStep {
  switch (event.type) {
    case 'hung-up':
    case 'page-left':
      return end(state, event.type)
    case 'provider-failed':
      return end(state, 'provider-error')
    case 'link':
      return enter(state, {
        ...call,
        linkLostAt: event.isUp ? null : (call.linkLostAt ?? at + VOICE_LINK_LOST_MS),
      })
    case 'channel': {
      const lostAt = call.channelLostAt ?? at + VOICE_CHANNEL_LOST_MS
      return enter(state, { ...call, channelLostAt: event.isOpen ? null : lostAt })
    }
    case 'deadline': {
      const due = nextEnd(call)
      return due !== null && due.at <= at ? end(state, due.reason) : stay(state)
    }
    default: {
      const next = liveEvent(state, call, event, at)
      return 'over' in next ? end(next.state, next.over) : next
    }
  }
}

/** The end that comes first if nothing else happens. */
function nextEnd(call: LiveCall): { readonly at: number; readonly reason: CallEnd } | null {
  const ends: readonly (readonly [number | null | undefined, CallEnd])[] = [
    [call.longestAt, 'too-long'],
    [call.leaving?.at, call.leaving?.reason ?? 'goodbye'],
    [call.silentAt, 'silence'],
    [call.linkLostAt, 'link-lost'],
    [call.channelLostAt, 'channel-lost'],
  ]
  let next: { at: number; reason: CallEnd } | null = null
  for (const [at, reason] of ends) if (at != null && (next === null || at < next.at)) next = { at, reason }
  return next
}

const FAILURES: readonly CallEnd[] = ['link-lost', 'channel-lost', 'provider-error']

function end(state: CallState, reason: CallEnd): CallStep {
  const text = FAILURES.includes(reason) ? VOICE_TEXTS.failed : null
  const save: CallEffect[] = linesOf(state.transcript).length > 0 ? [{ type: 'save', reason }] : []
  return enter(state, { kind: 'ended', reason, text }, [{ type: 'release' }, ...save])
}

function fail(state: CallState, text: string): CallStep {
  return enter(state, { kind: 'failed', text }, [{ type: 'release' }])
}

function enter(state: CallState, phase: CallPhase, effects: readonly CallEffect[] = []): CallStep {
  return { state: { ...state, phase }, effects }
}

function stay(state: CallState): CallStep {
  return { state, effects: [] }
}
