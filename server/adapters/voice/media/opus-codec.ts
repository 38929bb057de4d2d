import OpusScript from 'opusscript'
import { CONNECTION_RATE, FRAME_SAMPLES } from './rtp.ts'

const BITS_PER_SECOND = 32_000
/** libopus' OPUS_SET_COMPLEXITY. */
const SET_COMPLEXITY = 4_010
/** How hard the encoder tries, 0 to 10. At 5 it takes 10 ms a second of audio instead of 25. */
const COMPLEXITY = 5

/** Encodes and decodes mono audio at 48 kHz, in frames of 20 ms. */
export type OpusCodec = {
  readonly encode: (frame: Int16Array) => Uint8Array
  readonly decode: (frame: Uint8Array) => Int16Array
  /** Frees its memory; nothing may be called afterwards. */
  readonly free: () => void
}

/** Creates a codec. It keeps the state of both streams of one call. */
export function createOpusCodec(): OpusCodec {
  const opus = new OpusScript(CONNECTION_RATE, 1, OpusScript.Application.VOIP)
  opus.setBitrate(BITS_PER_SECOND)
  opus.encoderCTL(SET_COMPLEXITY, COMPLEXITY)
  return {
    encode: frame =>
      opus.encode(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength), FRAME_SAMPLES),
    decode(frame) {
      // A copy: the decoder writes the next frame into the same memory.
      const bytes = opus.decode(Buffer.from(frame))
      return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    },
    free: () => opus.delete(),
  }
}
