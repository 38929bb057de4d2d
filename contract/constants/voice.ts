/** Limits and texts of the voice call. Spec 4.12, 5, 8 and 9. */

/** How long the request for a token may take, in ms (VOICE-01). */
export const VOICE_TOKEN_TIMEOUT_MS = 15_000
/** How long connecting may take once there is a token and a microphone, in ms. */
export const VOICE_LINK_TIMEOUT_MS = 15_000
/** Silence of both sides until the call ends, in ms (VOICE-04). */
export const VOICE_SILENCE_MS = 25_000
/** How long the connection may fail until the call ends, in ms (VOICE-04). */
export const VOICE_LINK_LOST_MS = 7_000
/** How long the data channel may be closed until the call ends, in ms (VOICE-04). */
export const VOICE_CHANNEL_LOST_MS = 5_000
/** How long the assistant has for its last words, in ms. */
export const VOICE_LEAVING_MS = 10_000

/** The texts of the states and errors (VOICE-01). */
export const VOICE_TEXTS = {
  connecting: 'Connecting…',
  ready: 'Ready',
  failed: 'Mic or connect failed',
  timedOut: 'Timed out',
  network: 'Network error',
} as const

/** Returns the text for a token request that was answered with an error (VOICE-01). */
export function voiceStatusText(status: number): string {
  return `Error ${status}`
}

/** How long a call's token may be used to connect, in ms. A visitor may take a while to allow the microphone. */
export const VOICE_TOKEN_LIFETIME_MS = 120_000
/** How long a call may last, in minutes: what a company can choose. The browser and the server end it. */
export const VOICE_LONGEST_MINUTES = { min: 1, max: 30, usual: 10 } as const
/** How long the record of a call is kept, without what was said in it, in ms. */
export const VOICE_CALL_KEPT_MS = 30 * 24 * 60 * 60_000
/** How much later than an open page the server ends a call that is silent or too long, in ms. */
export const VOICE_END_GRACE_MS = 5_000
/** The confidence (0..1) below which a search for a call has found nothing (VOICE-06). */
export const VOICE_CONFIDENCE_THRESHOLD = 0.15
/** Characters of one snippet of a search for a call (VOICE-06). */
export const VOICE_SNIPPET_MAX = 1_200
/** Bytes of a connection's description (SDP). */
export const VOICE_SDP_MAX = 65_536
/** Characters of one line of a call's transcript. */
export const VOICE_LINE_MAX = 2_000
/** Lines of a transcript that are saved at once. */
export const VOICE_LINES_MAX = 200
/** Earlier lines that a search for a call takes into account. */
export const VOICE_TURNS_MAX = 12
/** The label of a conversation that began as a call (VOICE-05). */
export const VOICE_TAG = 'voice_chat'

/** Who ends a call's connection and speaks: the server itself, or a vendor. */
export const VOICE_PROVIDERS = ['local', 'openai', 'elevenlabs'] as const
/** One of `VOICE_PROVIDERS`. */
export type VoiceProviderName = (typeof VOICE_PROVIDERS)[number]

/** Vendors with which a company can have an account of its own. */
export const VOICE_VENDORS = ['openai', 'elevenlabs'] as const
/** One of `VOICE_VENDORS`. */
export type VoiceVendor = (typeof VOICE_VENDORS)[number]
/** Who can take a company's calls: what the installation offers, or a vendor by the company's account. */
export const VOICE_CHOICES = ['server', ...VOICE_VENDORS] as const
/** One of `VOICE_CHOICES`. */
export type VoiceChoice = (typeof VOICE_CHOICES)[number]

/** The voices of flite, from the most to the least natural. */
export const FLITE_VOICES = ['slt', 'rms', 'awb', 'kal16'] as const
/** One of `FLITE_VOICES`. */
export type FliteVoice = (typeof FLITE_VOICES)[number]
const OPENAI_VOICES = [
  'marin',
  'cedar',
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'sage',
  'shimmer',
  'verse',
] as const
/** The voices of each provider, its default first. An agent of ElevenLabs has a voice of its own. */
export const VOICES_OF = {
  local: FLITE_VOICES,
  openai: OPENAI_VOICES,
  elevenlabs: [],
} as const satisfies Record<VoiceProviderName, readonly string[]>
/** All voices that a company can choose. */
export const VOICE_NAMES = [...FLITE_VOICES, ...OPENAI_VOICES] as const

/** Characters of the assistant's first and last words. */
export const VOICE_PHRASE_MAX = 300
/** Characters of the text that visitors read before they call. */
export const VOICE_CONSENT_MAX = 500
/** Characters of a company's instructions for the language model. */
export const VOICE_INSTRUCTIONS_MAX = 2_000
/** Characters of a text that is spoken to try a voice. */
export const VOICE_PREVIEW_MAX = 300
/** The highest limit of calls in a day that a company can set. */
export const CALLS_PER_DAY_MAX = 10_000
/** Characters of a vendor's key. */
export const VOICE_KEY_MAX = 500

/**
 * Why there is no call: the company takes none, nobody speaks the visitor's language, all lines are taken, the office
 * is closed, or the day's calls are used up.
 */
export const VOICE_REFUSALS = ['off', 'language', 'busy', 'closed', 'limit'] as const
/** One of `VOICE_REFUSALS`. */
export type VoiceRefusal = (typeof VOICE_REFUSALS)[number]
