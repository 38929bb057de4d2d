/** What a call and its assistant are to each other. The local assistant and a vendor's stand behind the same type. */
import type { Clock } from '#core/clock.ts'
import type { RealtimeEvent } from './realtime-events.ts'

/** The assistant of one call. It speaks the protocol of the OpenAI Realtime API with the browser. */
export type CallAssistant = {
  /** The data channel is open. */
  readonly opened: () => void
  /** Takes a message of the data channel. */
  readonly receive: (text: string) => void
  /** Takes the visitor's sound at 48 kHz; silence, too. */
  readonly hear: (samples: Int16Array) => void
  /** Has the browser end the call with its last words, because the server stops. */
  readonly sayFarewell: () => void
  /** The call is over: it leaves nothing running. */
  readonly stop: () => void
}

/** A call, as its assistant uses it. */
export type CallConnection = {
  /** Of the assistant's time limits. */
  readonly clock: Clock
  readonly send: (event: RealtimeEvent) => void
  /** Adds samples at 48 kHz to what the visitor hears. */
  readonly play: (samples: Int16Array) => void
  /** Forgets what has not been heard yet. */
  readonly clear: () => void
  /** Resolves once all has been heard or forgotten. */
  readonly whenQuiet: () => Promise<void>
  /** Somebody has said something: the call is not silent. */
  readonly noteSpeech: () => void
  readonly newId: (kind: string) => string
  /** @param error why, for the log; null for a regular end */
  readonly hangUp: (error: string | null) => void
}

/** Creates the assistant of a call. */
export type CreateAssistant = (connection: CallConnection) => CallAssistant
