import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { CallState } from '#core/voice-call/call-state.ts'

/** What a visitor should know before a call. */
export type CallVars = ResponseOf<'getCallVars'>['vars']

/** What the card knows before the call: nothing yet, the server's word, or that there was none. */
export type CallVarsState = CallVars | 'loading' | 'failed'

/** A thumb down (0) or up (1). */
export type CallScore = 0 | 1

/** A call that is over and saved, and what the visitor said of it: nothing yet, or a score. */
export type SavedCall = {
  readonly conversationId: string
  readonly score: CallScore | null
  /** Whether the score could not be saved. */
  readonly isFailed: boolean
}

/** A call of one element, driven by the machine of `core/voice-call`. */
export type VoiceCall = {
  readonly $state: ReadableAtom<CallState>
  /** How loud the visitor is, from 0 to 1; 0 while muted or without a microphone. */
  readonly $level: ReadableAtom<number>
  /** Starts a call. To be called by a press, so that the browser plays the assistant's voice. */
  readonly call: () => void
  readonly hangUp: () => void
  readonly toggleMute: () => void
  /** Sends what the visitor typed. */
  readonly type: (text: string) => void
  /** Null until a call has ended and is saved. */
  readonly $saved: ReadableAtom<SavedCall | null>
  readonly rate: (score: CallScore) => void
  /** Ends a call and frees everything: the element has gone, or the page is being left. */
  readonly stop: () => void
}

/** The state and actions of one voice element while it is in the page. */
export type VoiceSession = {
  readonly $vars: WritableAtom<CallVarsState>
  /** Whether this browser can call at all: it has WebRTC, and a way to a microphone. */
  readonly canCall: boolean
  /** The call's code, which is loaded with the first press of Call; null until then. */
  readonly $call: ReadableAtom<VoiceCall | null>
  /** Asks the server what there is to know, once. */
  readonly prepare: () => void
  readonly call: () => void
  readonly stop: () => void
}
