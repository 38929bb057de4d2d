import { createResampler } from '../resample.ts'
import { CONNECTION_RATE } from '../rtp.ts'

/** Chunks a second. */
const CHUNKS = 10

/**
 * Gathers the visitor's sound into chunks of 100 ms. The returned function takes samples at 48 kHz.
 * @param rate that of the chunks, in samples a second
 */
export function gatherSound(rate: number, send: (chunk: Int16Array) => void): (samples: Int16Array) => void {
  const convert = createResampler(CONNECTION_RATE, rate)
  const size = rate / CHUNKS
  let chunk = new Int16Array(size)
  let filled = 0
  return samples => {
    const more = convert(samples)
    for (let at = 0; at < more.length; ) {
      const part = more.subarray(at, at + size - filled)
      chunk.set(part, filled)
      at += part.length
      filled += part.length
      if (filled < size) return
      send(chunk)
      chunk = new Int16Array(size)
      filled = 0
    }
  }
}
