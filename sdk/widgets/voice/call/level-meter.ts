import type { WritableAtom } from 'nanostores'
import type { Clock } from '#core/clock.ts'
import type { CallPlatform } from './call-platform.ts'
import type { CallScope } from './call-scope.ts'

/** Minimum interval between two readings, in ms. */
const READING_INTERVAL_MS = 50
/** RMS of speech close to the microphone. This and anything louder is level 1. */
const LOUD_RMS = 0.25

type Options = {
  readonly platform: CallPlatform
  readonly scope: CallScope
  readonly clock: Clock
  /** Null if the browser has no Web Audio. */
  readonly context: AudioContext | null
  readonly stream: MediaStream
  /** From 0 to 1. */
  readonly $level: WritableAtom<number>
}

/**
 * Creates the meter of how loud the visitor is. The returned function turns it on and off; off, the level is 0. If the
 * browser cannot measure, the level stays 0.
 */
export function createLevelMeter(options: Options): (isOn: boolean) => void {
  const analyser = openAnalyser(options)
  return analyser === null ? () => {} : meterOf(analyser, options)
}

function meterOf(analyser: AnalyserNode, { platform, clock, $level }: Options): (isOn: boolean) => void {
  const samples = new Float32Array(analyser.fftSize)
  let frame: number | null = null
  let readAt = Number.NEGATIVE_INFINITY

  function read(): void {
    frame = platform.requestFrame(read)
    if (clock.now() - readAt < READING_INTERVAL_MS) return
    readAt = clock.now()
    analyser.getFloatTimeDomainData(samples)
    $level.set(levelOf(samples))
  }

  function turn(isOn: boolean): void {
    if (isOn === (frame !== null)) return
    if (isOn) read()
    else {
      platform.cancelFrame(frame!)
      frame = null
      $level.set(0)
    }
  }

  return turn
}

function openAnalyser({ scope, context, stream }: Options): AnalyserNode | null {
  if (context === null) return null
  try {
    // Firefox throws if the microphone's sample rate is not the context's.
    const source = context.createMediaStreamSource(stream)
    const analyser = context.createAnalyser()
    source.connect(analyser)
    scope.onRelease(() => source.disconnect())
    return analyser
  } catch {
    return null
  }
}

/** Returns how loud samples are, from 0 to 1. */
function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.min(1, Math.sqrt(power) / LOUD_RMS)
}
