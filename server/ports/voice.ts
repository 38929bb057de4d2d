import type { Locale } from '#contract/constants/locales.ts'
import type { VoiceProviderName, VoiceVendor } from '#contract/constants/voice.ts'

/** A call to connect. */
export type VoiceOffer = {
  readonly callId: string
  readonly companyId: string
  /** The token that `mint` returned. */
  readonly token: string
  /** The browser's offer (SDP). */
  readonly sdp: string
  /** One of the provider's voices. */
  readonly voice: string
  /** How long the call may last, in ms. */
  readonly longestMs: number
}

/** Who ends the connections of calls, hears and speaks. */
export type VoiceProvider = {
  readonly name: VoiceProviderName
  readonly speaks: (locale: Locale) => boolean
  /** Where a browser can connect by itself; null if only through this server. */
  readonly directUrl: string | null
  /** Makes it ready for calls. Rejects if it cannot take any. */
  readonly prepare: () => Promise<{ readonly hearsSpeech: boolean }>
  /** Whether it can take another call now. `connect` refuses calls beyond that, also if many come at once. */
  readonly hasRoom: () => boolean | Promise<boolean>
  /** Returns a secret with which a browser may connect once. Rejects if there is none. */
  readonly mint: (call: Pick<VoiceOffer, 'voice'>) => Promise<string>
  /** Resolves with the answer (SDP), and the provider's own id of the call. Rejects if it cannot be connected. */
  readonly connect: (offer: VoiceOffer) => Promise<{ readonly sdp: string; readonly providerCallId: string }>
  /** Ends a call. Never rejects: a call that has ended already is as good. */
  readonly hangUp: (providerCallId: string) => Promise<void>
  /** Speaks a text outside a call. Rejects if it cannot. */
  readonly preview: (speech: { readonly text: string; readonly voice: string }) => Promise<VoicePreview>
  readonly close: () => Promise<void>
}

/** Spoken text: an audio file, and its media type. */
export type VoicePreview = { readonly audio: Uint8Array; readonly type: string }

/** A company's own account with a vendor. */
export type VoiceAccount = {
  readonly companyId: string
  readonly provider: VoiceVendor
  readonly apiKey: string
  /** The agent that takes the calls, for a vendor that has agents. */
  readonly agentId: string | null
}

/** Who can take the calls of an installation's companies. */
export type VoiceProviders = {
  /** What the installation offers to every company. */
  readonly server: VoiceProvider
  /** Returns the provider of a company's own account; null if the account lacks what the vendor needs. */
  readonly of: (account: VoiceAccount) => VoiceProvider | null
}
