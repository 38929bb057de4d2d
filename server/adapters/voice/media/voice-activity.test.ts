import { describe, expect, it } from 'vitest'
import { createVoiceDetector, SPEECH_FRAME_SAMPLES } from './voice-activity.ts'

const RATE = 16_000
/** A repeatable noise between -1 and 1. */
function createNoise(): () => number {
  let seed = 7
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x3fffffff - 1
  }
}

type Sound = (at: number) => number
const silence: Sound = () => 0
const noise = createNoise()
const hiss: Sound = () => noise() * 30
/** Like a vowel: harmonics of 120 Hz, louder and softer, with breath. */
const voice: Sound = at => {
  const seconds = at / RATE
  const harmonics = [1, 2, 3, 5, 8].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 120 * n * seconds) / n, 0)
  return harmonics * 3_000 * (0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * seconds)) + noise() * 400
}
const tone: Sound = at => 6_000 * Math.sin((2 * Math.PI * 440 * at) / RATE)

/** Plays sounds of given lengths, and returns what the detector reported. */
function listen(...sounds: readonly (readonly [Sound, number])[]) {
  const starts: number[] = []
  const stops: { at: number; ms: number }[] = []
  const hear = createVoiceDetector({
    onStart: at => starts.push(at),
    onStop: (at, speech) => stops.push({ at, ms: speech.length / 16 }),
  })
  let at = 0
  for (const [sound, ms] of sounds)
    for (let frame = 0; frame < ms / 20; frame++) {
      hear(Int16Array.from({ length: SPEECH_FRAME_SAMPLES }, () => sound(at++)))
    }
  return { starts, stops }
}

describe('speech', () => {
  it('begins after 80 ms, and ends after 600 ms without it', () => {
    const { starts, stops } = listen([hiss, 1_000], [voice, 1_000], [hiss, 1_000])
    expect(starts).toEqual([1_080])
    expect(stops).toHaveLength(1)
    expect(stops[0]!.at).toBeGreaterThanOrEqual(2_500)
    expect(stops[0]!.at).toBeLessThanOrEqual(2_620)
  })

  it('is heard from the first moment of the call', () => {
    expect(listen([voice, 1_000], [hiss, 1_000]).starts).toEqual([80])
  })

  it('comes with what was said before it was noticed', () => {
    const { stops } = listen([hiss, 1_000], [voice, 1_000], [hiss, 1_000])
    // The speech, the silence after it, and the rest of 400 ms before.
    expect(stops[0]!.ms).toBeGreaterThanOrEqual(1_000 + 600 + 300)
  })

  it('goes on over a short pause, and is two over a long one', () => {
    expect(listen([hiss, 500], [voice, 600], [hiss, 300], [voice, 600], [hiss, 1_000]).stops).toHaveLength(1)
    expect(listen([hiss, 500], [voice, 600], [hiss, 900], [voice, 600], [hiss, 1_000]).stops).toHaveLength(2)
  })

  it('is cut after 15 s', () => {
    const { stops } = listen([hiss, 500], [voice, 16_000])
    expect(stops[0]?.ms).toBe(15_000)
  })
})

it.each<[string, readonly (readonly [Sound, number])[]]>([
  ['silence', [[silence, 3_000]]],
  ['a hiss', [[hiss, 3_000]]],
  [
    'a click',
    [
      [hiss, 1_000],
      [voice, 60],
      [hiss, 1_000],
    ],
  ],
  [
    '[VOICE-07] a test tone',
    [
      [silence, 500],
      [tone, 3_000],
      [silence, 1_000],
    ],
  ],
])('%s is no speech', (_name, sounds) => {
  expect(listen(...sounds).starts).toEqual([])
})
