/** Conversion between sample rates, such as the 48 kHz of the connection and the 16 kHz of speech. Samples are signed 16-bit. */

/**
 * How far the filter reaches to each side, in samples of the lower rate: how sharply it cuts. From 48 to 16 kHz it has 63
 * taps, with which speech recognition was measured.
 */
const REACH = 31 / 3
/** The share of the lower rate's band that is kept. */
const PASS_BAND = 0.9

/** A low-pass filter, as one row of taps for each position between two samples of the input. */
type Filter = {
  readonly up: number
  readonly down: number
  readonly taps: number
  readonly rows: Float32Array
}

const filters = new Map<string, Filter>()

/**
 * Creates a converter of a stream from one rate to another, in samples a second. It lags by some 10 samples of the lower
 * rate.
 */
export function createResampler(from: number, to: number): (block: Int16Array) => Int16Array {
  if (from === to) return block => block
  const { up, down, taps, rows } = filterFor(from, to)
  let before = new Float32Array(taps - 1)
  /** The next output's position, in parts of `up` of an input sample, from the start of the next block. */
  let position = 0
  return block => {
    const samples = new Float32Array(before.length + block.length)
    samples.set(before)
    samples.set(block, before.length)
    before = samples.slice(block.length)
    const end = block.length * up
    const output = new Int16Array(Math.max(0, Math.ceil((end - position) / down)))
    for (let index = 0; index < output.length; index++, position += down) {
      const start = Math.floor(position / up)
      const row = (position % up) * taps
      let sum = 0
      for (let tap = 0; tap < taps; tap++) sum += rows[row + tap]! * samples[start + tap]!
      output[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)))
    }
    position -= end
    return output
  }
}

/** Converts a whole recording, without a lag. */
export function resample(recording: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return recording
  const lag = (filterFor(from, to).taps - 1) / 2
  const padded = new Int16Array(recording.length + lag)
  padded.set(recording)
  const skipped = Math.round((lag * to) / from)
  const length = Math.round((recording.length * to) / from)
  return createResampler(from, to)(padded).slice(skipped, skipped + length)
}

/** Returns a windowed sinc whose rows each have a gain of 1. */
function filterFor(from: number, to: number): Filter {
  const known = filters.get(`${from}>${to}`)
  if (known) return known
  const divisor = greatestDivisor(from, to)
  const up = to / divisor
  const down = from / divisor
  /** In cycles a sample of the input. */
  const cutoff = (PASS_BAND * Math.min(from, to)) / from / 2
  const half = Math.ceil(REACH * Math.max(1, from / to))
  const taps = half * 2 + 1
  const rows = new Float32Array(up * taps)
  for (let row = 0; row < up; row++) {
    let gain = 0
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - half - row / up
      const window = Math.abs(distance) > half ? 0 : 0.54 + 0.46 * Math.cos((Math.PI * distance) / half)
      const weight = sinc(2 * cutoff * distance) * window
      rows[row * taps + tap] = weight
      gain += weight
    }
    for (let tap = 0; tap < taps; tap++) rows[row * taps + tap]! /= gain
  }
  const filter = { up, down, taps, rows }
  filters.set(`${from}>${to}`, filter)
  return filter
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
