import { describe, expect, it } from 'vitest'
import { createResampler, resample } from './resample.ts'

const tone = (hertz: number, rate: number, seconds = 0.5) =>
  Int16Array.from({ length: rate * seconds }, (_, index) =>
    Math.round(10_000 * Math.sin((2 * Math.PI * hertz * index) / rate)),
  )
const loudness = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
const crossings = (samples: Int16Array) => {
  const signs = [...samples].map(sample => sample >= 0)
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
}

describe('a stream', () => {
  it.each([8_000, 16_000, 22_050, 24_000, 44_100])(
    'from 48 kHz to %i Hz keeps a tone of speech, and removes what the lower rate cannot carry',
    rate => {
      const low = createResampler(48_000, rate)(tone(440, 48_000))
      expect(low).toHaveLength(rate / 2)
      expect(loudness(low.subarray(100))).toBeCloseTo(loudness(tone(440, rate)), -2)
      expect(crossings(low.subarray(100)) / 2 / ((rate / 2 - 100) / rate)).toBeCloseTo(440, -1)
      const tooHigh = Math.min(rate * 0.75, 23_500)
      expect(loudness(createResampler(48_000, rate)(tone(tooHigh, 48_000)).subarray(100))).toBeLessThan(100)
    },
  )

  it.each([8_000, 16_000, 22_050, 24_000, 44_100])(
    'from %i Hz to 48 kHz is the same in blocks as in one block',
    rate => {
      const whole = tone(700, rate)
      const up = createResampler(rate, 48_000)
      const parts: number[] = []
      for (let at = 0; at < whole.length; at += 431) parts.push(...up(whole.subarray(at, at + 431)))
      expect(parts).toEqual([...createResampler(rate, 48_000)(whole)])
      expect(parts).toHaveLength(24_000)
    },
  )

  it('at the rate that is wanted stays as it is', () => {
    const samples = tone(440, 48_000)
    expect(createResampler(48_000, 48_000)(samples)).toBe(samples)
    expect(resample(samples, 48_000, 48_000)).toBe(samples)
  })
})

it.each([16_000, 22_050])('a recording of %i Hz at 48 kHz keeps pitch, loudness and place', rate => {
  const up = resample(tone(440, rate), rate, 48_000)
  const ideal = tone(440, 48_000)
  expect(up).toHaveLength(24_000)
  const difference = up.map((sample, index) => sample - ideal[index]!)
  expect(loudness(difference.subarray(300, -300))).toBeLessThan(100)
})

it('clips what is too loud instead of wrapping around', () => {
  const square = new Int16Array(3_000).fill(32_767)
  expect(Math.min(...resample(square, 16_000, 48_000).subarray(100, -100))).toBeGreaterThan(32_000)
})
