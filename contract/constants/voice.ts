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
