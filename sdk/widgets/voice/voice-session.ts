import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import type { WidgetConfig } from '#contract/entities/widget.ts'
import type { CallState } from '#core/voice-call/call-state.ts'
import type { VoiceCatalog } from '../../locales/voice/voice-messages.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { VoiceCallOptions } from './call/call-options.ts'
import type { VoiceCall, VoiceSession } from './call-session.ts'

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
