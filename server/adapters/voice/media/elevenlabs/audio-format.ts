/** The rates of signed 16-bit samples that the vendor knows. */
const RATES = [8_000, 16_000, 22_050, 24_000, 44_100, 48_000]

/** Returns the rate of a format such as `pcm_16000`, in samples a second. Throws for a format without plain samples. */
export function rateOf(format: string): number {
  const rate = Number(/^pcm_(\d+)$/.exec(format)?.[1])
  if (RATES.includes(rate)) return rate
  throw new Error(`The agent's audio format is ${format}; choose PCM, such as pcm_16000`)
}

/** Returns the samples of sound that came as bytes, lower byte first. */
export function samplesOf(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Int16Array.from({ length: bytes.byteLength >> 1 }, (_, index) => view.getInt16(index * 2, true))
}
