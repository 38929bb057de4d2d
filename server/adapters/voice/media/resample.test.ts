import { describe, expect, it } from 'vitest'
import { createDownsampler, upsample } from './resample.ts'

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

describe('down to 16 kHz', () => {
  it('keeps a tone of speech, and removes what 16 kHz cannot carry', () => {
    const low = createDownsampler()(tone(440, 48_000))
    expect(low).toHaveLength(8_000)
    expect(loudness(low.subarray(100))).toBeCloseTo(loudness(tone(440, 16_000)), -2)
    expect(crossings(low.subarray(100)) / 2 / (7_900 / 16_000)).toBeCloseTo(440, -1)
    expect(loudness(createDownsampler()(tone(12_000, 48_000)).subarray(100))).toBeLessThan(100)
  })

  it('gives the same for a stream in blocks as for one block', () => {
    const whole = tone(700, 48_000)
    const down = createDownsampler()
    const parts = Array.from({ length: whole.length / 960 }, (_, index) =>
      down(whole.subarray(index * 960, index * 960 + 960)),
    )
    expect(parts.flatMap(part => [...part])).toEqual([...createDownsampler()(whole)])
  })
})

it('up to 48 kHz keeps pitch and loudness, and adds nothing above', () => {
  const up = upsample(tone(440, 16_000))
  expect(up).toHaveLength(24_000)
  expect(crossings(up) / 2 / 0.5).toBeCloseTo(440, -1)
  expect(loudness(up.subarray(300, -300))).toBeCloseTo(loudness(tone(440, 48_000)), -2)
})

it('clips what is too loud instead of wrapping around', () => {
  const square = new Int16Array(3_000).fill(32_767)
  expect(Math.min(...upsample(square).subarray(100, -100))).toBeGreaterThan(32_000)
})
