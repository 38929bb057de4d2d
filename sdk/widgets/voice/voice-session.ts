import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { Locale } from '#contract/constants/locales.ts'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { CallState } from '#core/voice-call/call-state.ts'
import type { VoiceCatalog } from '../../locales/voice/voice-messages.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { CallPlatform } from './call/call-platform.ts'

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

/** What the calls of an element need. */
export type VoiceCallOptions = {
  readonly environment: Environment
  readonly host: WidgetHost
  readonly tenant: string
  /** The language of the interface, which the visitor is expected to speak. */
  readonly locale: () => Locale
  /** Returns what the server has said before the call; null if it has not answered. */
  readonly vars: () => CallVars | null
  /** Sends a test tone in place of the microphone (VOICE-07). */
  readonly usesTestTone: boolean
  /** Connects to the provider itself if the server cannot (VOICE-07). */
  readonly usesFallback: boolean
  /** The browser; tests pass their own. */
  readonly platform?: CallPlatform
}

type CallPart = ComponentType<{ readonly session: VoiceCardSession }>

/** The parts of the card that load with the first call. */
export type CallParts = {
  readonly LiveCall: CallPart
  readonly EndedCall: CallPart
  /** Returns the status of VOICE-01, and its text in English. */
  readonly callStatus: (state: CallState) => {
    readonly status: 'idle' | 'loading' | 'success' | 'error'
    readonly text: string
  }
}

/** Creates the calls of an element. */
export type CreateVoiceCall = (options: VoiceCallOptions) => VoiceCall

/** Who the visitor calls. */
export type Company = Pick<WidgetConfig, 'company_name' | 'brand'>

/** When the latest call was connected and ended, in ms since the epoch; null for not yet. */
export type CallSpan = { readonly startedAt: number | null; readonly endedAt: number | null }

/** The session of a voice element, as its components use it. */
export type VoiceCardSession = VoiceSession & {
  readonly environment: Environment
  readonly host: WidgetHost
  readonly tenant: string
  readonly $catalog: ReadableAtom<VoiceCatalog>
  /** Null until it has loaded, and if it cannot be loaded. */
  readonly $company: ReadableAtom<Company | null>
  /** Whether the launcher can be drawn: its brand is known, or could not be loaded. */
  readonly $hasLook: ReadableAtom<boolean>
  /** The code of the first call: not wanted yet, on its way, or not to be had. */
  readonly $loading: WritableAtom<'none' | 'loading' | 'failed'>
  /** Null until the call's code has loaded. */
  readonly $parts: ReadableAtom<CallParts | null>
  /** The state of the call; null until its code has loaded. */
  readonly $state: ReadableAtom<CallState | null>
  readonly $span: ReadableAtom<CallSpan>
  /** Ends the call, or cancels one that is connecting. */
  readonly hangUp: () => void
}
