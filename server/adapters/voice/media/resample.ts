/** Conversion between the 48 kHz of the connection and the 16 kHz of speech. Samples are signed 16-bit. */

const TAPS = 63
const CENTER = (TAPS - 1) / 2
/** Low-pass filter below half of 16 kHz: a windowed sinc with a gain of 1. */
const FILTER = lowPass(7_200 / 48_000)

function lowPass(cutoff: number): Float32Array {
  const taps = Float32Array.from({ length: TAPS }, (_, index) => {
    const distance = index - CENTER
    const sinc =
      distance === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * distance) / (Math.PI * distance)
    const hamming = 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (TAPS - 1))
    return sinc * hamming
  })
  const gain = taps.reduce((sum, tap) => sum + tap, 0)
  return taps.map(tap => tap / gain)
}

/** Creates a converter from 48 to 16 kHz for a stream whose blocks have a multiple of three samples. */
export function createDownsampler(): (block: Int16Array) => Int16Array {
  const before = new Float32Array(TAPS - 1)
  return block => {
    const samples = new Float32Array(before.length + block.length)
    samples.set(before)
    samples.set(block, before.length)
    before.set(samples.subarray(block.length))
    return Int16Array.from({ length: Math.floor(block.length / 3) }, (_, index) => {
      let sum = 0
      for (let tap = 0; tap < TAPS; tap++) sum += FILTER[tap]! * samples[index * 3 + tap]!
      return clamp(sum)
    })
  }
}

/** Converts a whole recording from 16 to 48 kHz. */
export function upsample(recording: Int16Array): Int16Array {
  return Int16Array.from({ length: recording.length * 3 }, (_, index) => {
    let sum = 0
    // Two of three samples at 48 kHz are zero before the filter, so only every third tap counts.
    for (let tap = (index + CENTER) % 3; tap < TAPS; tap += 3) {
      const at = (index + CENTER - tap) / 3
      if (at >= 0 && at < recording.length) sum += FILTER[tap]! * recording[at]!
    }
    return clamp(sum * 3)
  })
}

function clamp(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample)))
}
