/** What the server and its media process tell each other. */
import type { FliteVoice } from '#contract/constants/voice.ts'
import type { CallNetwork } from '#server/config/voice-config.ts'
import type { ElevenLabsSetup } from './elevenlabs/elevenlabs-assistant.ts'

/** Which assistant a call has: this server's own, or a vendor's. */
export type AssistantSetup =
  | { readonly kind: 'local'; readonly companyId: string; readonly voice: FliteVoice }
  | ({ readonly kind: 'elevenlabs' } & ElevenLabsSetup)

/** To the media process. */
export type ToMedia =
  | {
      readonly type: 'accept'
      readonly callId: string
      readonly offer: string
      readonly assistant: AssistantSetup
      /** How long the call may last, in ms. */
      readonly longestMs: number
    }
  /** Speaks a text outside a call. */
  | { readonly type: 'speak'; readonly speechId: string; readonly text: string; readonly voice: FliteVoice }
  | { readonly type: 'end'; readonly callId: string }
  /** Has each call end with its last words. */
  | { readonly type: 'farewell' }
  /** The texts whose words the company's callers use. */
  | { readonly type: 'words'; readonly companyId: string; readonly texts: readonly string[] }

/** From the media process. */
export type FromMedia =
  /** It can take calls; `canHear` is false without a recognizer. */
  | { readonly type: 'ready'; readonly canHear: boolean }
  | { readonly type: 'answered'; readonly callId: string; readonly answer: string }
  | { readonly type: 'refused'; readonly callId: string; readonly error: string }
  /** `error` says why the assistant could not go on; null for a regular end. */
  | { readonly type: 'ended'; readonly callId: string; readonly error: string | null }
  /** `wav` is a file in base64; null if the text could not be spoken. */
  | { readonly type: 'spoken'; readonly speechId: string; readonly wav: string | null }

/** How the media process is set up: JSON as its only argument. */
export type MediaSettings = {
  readonly network: CallNetwork
  readonly silenceMs: number
  readonly lostMs: number
}
