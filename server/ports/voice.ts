import type { Locale } from '#contract/constants/locales.ts'
import type { VoiceProviderName } from '#contract/constants/voice.ts'

/** A call to connect. */
export type VoiceOffer = {
  readonly callId: string
  readonly companyId: string
  /** The token that `mint` returned. */
  readonly token: string
  /** The browser's offer (SDP). */
  readonly sdp: string
}

/** Who ends the connections of calls, hears and speaks. */
export type VoiceProvider = {
  readonly name: VoiceProviderName
  readonly speaks: (locale: Locale) => boolean
  readonly preferredVoice: string
  /** Where a browser can connect by itself; null if only through this server. */
  readonly directUrl: string | null
  /** Makes it ready for calls. Rejects if it cannot take any. */
  readonly prepare: () => Promise<{ readonly hearsSpeech: boolean }>
  /** Whether it can take another call now. `connect` refuses calls beyond that, also if many come at once. */
  readonly hasRoom: () => boolean | Promise<boolean>
  /** Returns a secret with which a browser may connect once. Rejects if there is none. */
  readonly mint: () => Promise<string>
  /** Resolves with the answer (SDP), and the provider's own id of the call. Rejects if it cannot be connected. */
  readonly connect: (offer: VoiceOffer) => Promise<{ readonly sdp: string; readonly providerCallId: string }>
  /** Ends a call. Never rejects: a call that has ended already is as good. */
  readonly hangUp: (providerCallId: string) => Promise<void>
  readonly close: () => Promise<void>
}
