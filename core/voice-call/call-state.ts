import type { CallArticle, CallTranscript } from './transcript.ts'

/** Why a call ended. All but the last three are regular ends. */
export type CallEnd =
  | 'hung-up'
  /** The call has lasted as long as a call may. */
  | 'too-long'
  | 'goodbye'
  | 'assistant'
  | 'silence'
  | 'page-left'
  | 'link-lost'
  | 'channel-lost'
  | 'provider-error'

/** What the call does at the moment; `hearing` while the visitor speaks. */
export type CallActivity = 'listening' | 'hearing' | 'thinking' | 'speaking'

/** What the assistant is asked for once it has finished its response. */
export type Request = Extract<CallEffect, { type: 'respond' | 'say' }>

/** A call that is connected. Instants are in ms since the epoch; null for none. */
export type LiveCall = {
  readonly kind: 'live'
  readonly activity: CallActivity
  readonly isMuted: boolean
  /** When the call ends, however lively it is. */
  readonly longestAt: number
  /** When the call ends for silence; null while the assistant speaks. */
  readonly silentAt: number | null
  /** When the call ends because the connection stays lost. */
  readonly linkLostAt: number | null
  /** When the call ends because the data channel stays closed. */
  readonly channelLostAt: number | null
  /** The assistant is at a response, so that it cannot be asked for another. */
  readonly isResponding: boolean
  /** What it is asked for next, in this order. */
  readonly requests: readonly Request[]
  /** A person of the company answers: the assistant speaks the person's texts alone. */
  readonly isHeld: boolean
  /** The call is being ended: with the last words, at the latest at `at`. */
  readonly leaving: {
    readonly reason: CallEnd
    readonly at: number
    /** The last words can be heard. */
    readonly isSaying: boolean
  } | null
}

/** The phases of a call. */
export type CallPhase =
  | { readonly kind: 'idle' }
  /** `limitAt` is null while the browser asks for the microphone: people take their time. */
  | {
      readonly kind: 'connecting'
      readonly step: 'token' | 'microphone' | 'link'
      readonly limitAt: number | null
    }
  | LiveCall
  | { readonly kind: 'ended'; readonly reason: CallEnd; readonly text: string | null }
  /** The call did not come about; `text` is shown. */
  | { readonly kind: 'failed'; readonly text: string }

/** The state of a call. */
export type CallState = {
  readonly phase: CallPhase
  readonly transcript: CallTranscript
  /** The first words of the assistant; empty for none. */
  readonly greeting: string
  /** The last words of the assistant; empty for none. */
  readonly ending: string
  readonly facts: CallFacts
}

/** What is known before a call. */
export type CallFacts = {
  /** Whether a text of the visitor is a goodbye. */
  readonly isGoodbye: (text: string) => boolean
  /** How long the call may last, in ms. */
  readonly longestMs: () => number
}

/** An event of a call: of the visitor, the browser, the connection, or the assistant on the data channel. */
export type CallEvent =
  | { readonly type: 'called' }
  /** With the first and the last words of the assistant; empty for none. */
  | { readonly type: 'token-granted'; readonly greeting: string; readonly ending: string }
  /** The server refused, with its status; `text` is its own, such as that all lines are busy. */
  | { readonly type: 'token-refused'; readonly status: number; readonly text: string | null }
  | { readonly type: 'token-failed' }
  | { readonly type: 'microphone-granted' }
  | { readonly type: 'microphone-refused' }
  | { readonly type: 'connect-failed' }
  | { readonly type: 'link'; readonly isUp: boolean }
  | { readonly type: 'channel'; readonly isOpen: boolean }
  | { readonly type: 'session-ready' }
  | { readonly type: 'response-started' }
  | { readonly type: 'response-done' }
  | { readonly type: 'audio-started' }
  | { readonly type: 'audio-stopped' }
  | { readonly type: 'speech-started' }
  | { readonly type: 'speech-stopped' }
  /** `speaker` is null for an item without words, such as the call of a tool. */
  | {
      readonly type: 'item-added'
      readonly itemId: string
      readonly previousId: string | null
      readonly speaker: 'visitor' | 'assistant' | null
    }
  | { readonly type: 'visitor-said'; readonly itemId: string; readonly text: string }
  | { readonly type: 'assistant-saying'; readonly itemId: string; readonly delta: string }
  | { readonly type: 'assistant-said'; readonly itemId: string; readonly text: string }
  | {
      readonly type: 'search-asked'
      readonly callId: string
      readonly query: string
      readonly topK: number | null
    }
  /** `output` is the JSON for the assistant; null if the search failed. */
  | {
      readonly type: 'searched'
      readonly callId: string
      readonly output: string | null
      readonly articles: readonly CallArticle[]
    }
  | { readonly type: 'end-asked'; readonly reason: string }
  | { readonly type: 'provider-failed' }
  | { readonly type: 'typed'; readonly itemId: string; readonly text: string }
  | { readonly type: 'mute-pressed' }
  /** A person has taken the conversation over, or given it back. */
  | { readonly type: 'held'; readonly isHeld: boolean }
  | { readonly type: 'person-wrote'; readonly text: string }
  | { readonly type: 'hung-up' }
  | { readonly type: 'page-left' }
  | { readonly type: 'deadline' }

/** What a transition asks for. */
export type CallEffect =
  /** Aborts after 15 s by the event `deadline`. */
  | { readonly type: 'request-token' }
  | { readonly type: 'open-microphone' }
  | { readonly type: 'connect' }
  /** The assistant says exactly this. */
  | { readonly type: 'say'; readonly text: string }
  /** The assistant answers what it was told last. */
  | { readonly type: 'respond' }
  | { readonly type: 'send-text'; readonly itemId: string; readonly text: string }
  | { readonly type: 'search'; readonly callId: string; readonly query: string; readonly topK: number | null }
  | { readonly type: 'send-output'; readonly callId: string; readonly output: string }
  | { readonly type: 'mute'; readonly isMuted: boolean }
  /** Breaks off what the assistant says, and has it answer by itself no longer, or again. */
  | { readonly type: 'hold'; readonly isHeld: boolean }
  /** Stops the microphone, the connection and everything that is still under way. */
  | { readonly type: 'release' }
  /** Saves the transcript, once. */
  | { readonly type: 'save'; readonly reason: CallEnd }
