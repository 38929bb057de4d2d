import type { CallPlatform } from './call-platform.ts'
import type { CallScope } from './call-scope.ts'

/** The test tone of VOICE-07. */
const TONE_HZ = 440
const TONE_GAIN = 0.2
const MICROPHONE = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }

/** What the visitor's side sends: the microphone, a test tone, or silence to a server that cannot hear. */
export type SoundSource = 'microphone' | 'tone' | 'silence'

type Options = {
  readonly platform: CallPlatform
  readonly scope: CallScope
  /** Null if the browser has no Web Audio. */
  readonly context: AudioContext | null
  readonly source: SoundSource
}

/**
 * Opens what the visitor's side sends. At the end of the call, its tracks are stopped. Rejects if the microphone is
 * refused or missing.
 */
export async function openSound({ platform, scope, context, source }: Options): Promise<MediaStream> {
  if (source === 'microphone') {
    // If the visitor allows it after the call has ended, the scope stops it at once.
    return stopAtEnd(await platform.openMicrophone(MICROPHONE), scope)
  }
  if (context === null) throw new Error('this browser has no Web Audio')
  // Without a source, the track is silent.
  const destination = context.createMediaStreamDestination()
  if (source === 'tone') {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.frequency.value = TONE_HZ
    gain.gain.value = TONE_GAIN
    oscillator.connect(gain).connect(destination)
    oscillator.start()
    scope.onRelease(() => oscillator.stop())
  }
  return stopAtEnd(destination.stream, scope)
}

/** Opens the call's audio context, which runs because the visitor pressed Call. Returns null if the browser has none. */
export function openAudioContext(platform: CallPlatform, scope: CallScope): AudioContext | null {
  try {
    const context = platform.createAudioContext()
    scope.onRelease(() => void context.close().catch(() => {}))
    context.resume().catch(() => {})
    return context
  } catch {
    return null
  }
}

function stopAtEnd(stream: MediaStream, scope: CallScope): MediaStream {
  scope.onRelease(() => {
    for (const track of stream.getTracks()) track.stop()
  })
  return stream
}
