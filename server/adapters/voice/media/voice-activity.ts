/** Tells speech from silence, noise and tones, in frames of 20 ms at 16 kHz. */

/** Samples a second, and samples of a frame. */
export const SPEECH_RATE = 16_000
export const SPEECH_FRAME_SAMPLES = 320

const FRAME_MS = 20
/** Speech begins after this much of it, so that a click is none. */
const START_FRAMES = 80 / FRAME_MS
/** Speech ends after this much without it, so that people may breathe. */
const STOP_FRAMES = 600 / FRAME_MS
/** What is kept from before speech was noticed. */
const PREROLL_FRAMES = 400 / FRAME_MS
/** The longest utterance. */
const LONGEST_FRAMES = 15_000 / FRAME_MS
/** The noise floor is a low percentile of the last 1.5 s, so that a steady noise becomes the floor. */
const FLOOR_FRAMES = 1_500 / FRAME_MS
const FLOOR_SHARE = 0.1
const LOWEST_FLOOR_DB = -62
const ABOVE_FLOOR_DB = 9
const QUIETEST_SPEECH_DB = -48
/** A tone is predicted by its last two samples with less than this share of its energy left over. */
const TONE_RESIDUAL = 0.002

/** What a detector reports. Instants are ms of audio since its start. */
export type VoiceActivity = {
  readonly onStart: (atMs: number) => void
  /** `speech` is the utterance at 16 kHz, with what came before it was noticed. */
  readonly onStop: (atMs: number, speech: Int16Array) => void
}

/** Creates a detector. The returned function takes the next frame. */
export function createVoiceDetector({ onStart, onStop }: VoiceActivity): (frame: Int16Array) => void {
  // As if it had been quiet before: who speaks at once would otherwise be taken for a steady noise.
  const levels: number[] = new Array(FLOOR_FRAMES).fill(LOWEST_FLOOR_DB)
  let frames: Int16Array[] = []
  let isSpeaking = false
  let activeFrames = 0
  let quietFrames = 0
  let atMs = 0

  return frame => {
    atMs += FRAME_MS
    const isActive = isSpeech(frame, levels)
    frames.push(frame)
    if (!isSpeaking) {
      if (frames.length > PREROLL_FRAMES) frames.shift()
      activeFrames = isActive ? activeFrames + 1 : 0
      if (activeFrames < START_FRAMES) return
      isSpeaking = true
      quietFrames = 0
      onStart(atMs)
      return
    }
    quietFrames = isActive ? 0 : quietFrames + 1
    if (quietFrames < STOP_FRAMES && frames.length < LONGEST_FRAMES) return
    const speech = joined(frames)
    frames = []
    isSpeaking = false
    activeFrames = 0
    onStop(atMs, speech)
  }
}

function isSpeech(frame: Int16Array, levels: number[]): boolean {
  const energy = frame.reduce((sum, sample) => sum + sample * sample, 0)
  const level = 10 * Math.log10(energy / frame.length / 32_768 ** 2 + 1e-10)
  levels.push(level)
  levels.shift()
  const sorted = [...levels].sort((a, b) => a - b)
  const floor = Math.max(LOWEST_FLOOR_DB, sorted[Math.floor(sorted.length * FLOOR_SHARE)]!)
  return level > floor + ABOVE_FLOOR_DB && level > QUIETEST_SPEECH_DB && !isTone(frame, energy)
}

/** A single tone follows x[n] = 2·cos(w)·x[n-1] - x[n-2]; speech does not. */
function isTone(frame: Int16Array, energy: number): boolean {
  let products = 0
  let squares = 0
  for (let index = 2; index < frame.length; index++) {
    products += (frame[index]! + frame[index - 2]!) * frame[index - 1]!
    squares += frame[index - 1]! ** 2
  }
  const factor = squares === 0 ? 0 : products / squares
  let residual = 0
  for (let index = 2; index < frame.length; index++)
    residual += (frame[index]! - factor * frame[index - 1]! + frame[index - 2]!) ** 2
  return residual < energy * TONE_RESIDUAL
}

function joined(frames: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(frames.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const frame of frames) {
    all.set(frame, at)
    at += frame.length
  }
  return all
}
