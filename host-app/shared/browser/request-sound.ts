import { REQUEST_SOUND_VOLUME } from '#contract/constants/staff.ts'

/** Two rising notes, in hertz. */
const NOTES = [660, 880]
const NOTE_LENGTH_S = 0.18
/** The final volume of a fading sound: an exponential ramp can't end at 0. */
const SILENCE = 0.001

/** The part of `window` that is used. */
type SoundView = {
  readonly AudioContext: new () => AudioContext
  readonly navigator: { readonly userActivation?: { readonly hasBeenActive: boolean } }
}

/**
 * Plays the sound of a human request (CHAT-28). Does nothing if the browser allows no sound; never throws.
 */
export function playRequestSound(view: SoundView): void {
  // Before a gesture, the browser would delay the sound until the agent's first click, long after the
  // request.
  if (view.navigator.userActivation?.hasBeenActive === false) return
  try {
    const context = new view.AudioContext()
    const start = context.currentTime
    const end = start + NOTE_LENGTH_S * NOTES.length
    const gain = context.createGain()
    gain.gain.setValueAtTime(REQUEST_SOUND_VOLUME, start)
    gain.gain.exponentialRampToValueAtTime(SILENCE, end)
    gain.connect(context.destination)
    const oscillator = context.createOscillator()
    for (const [index, hertz] of NOTES.entries()) {
      oscillator.frequency.setValueAtTime(hertz, start + index * NOTE_LENGTH_S)
    }
    oscillator.onended = () => void context.close()
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(end)
  } catch {
    // Ignored: the request is also on the screen.
  }
}
