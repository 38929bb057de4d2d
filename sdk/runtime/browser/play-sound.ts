const VOLUME = 0.2
/** Two falling notes, in hertz. */
const NOTES = [880, 660]
const NOTE_LENGTH_S = 0.12

let context: AudioContext | null = null

/** Plays a short sound for a new message. Does nothing if the browser blocks sound. Never rejects. */
export async function playSound(): Promise<void> {
  try {
    context ??= new AudioContext()
    await context.resume()
    const start = context.currentTime
    const end = start + NOTE_LENGTH_S * NOTES.length
    const gain = context.createGain()
    gain.gain.setValueAtTime(VOLUME, start)
    gain.gain.exponentialRampToValueAtTime(0.001, end)
    gain.connect(context.destination)
    const oscillator = context.createOscillator()
    let at = start
    for (const hertz of NOTES) {
      oscillator.frequency.setValueAtTime(hertz, at)
      at += NOTE_LENGTH_S
    }
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(end)
  } catch {
    // The message shows without a sound.
  }
}
