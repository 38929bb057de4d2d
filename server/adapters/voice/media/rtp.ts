/** RTP packets (RFC 3550) with one Opus frame each (RFC 7587). */

/** The length of a frame, in ms, and in samples of the 48 kHz clock of Opus. */
export const FRAME_MS = 20
export const FRAME_SAMPLES = 960
/** Samples a second of the connection's sound. */
export const CONNECTION_RATE = 48_000

const HEADER_BYTES = 12
const VERSION = 2

/**
 * Creates a packer of Opus frames into packets of one stream.
 * @param payloadType the number that the other side's offer gives Opus
 */
export function createPacketizer(ssrc: number, payloadType: number): (frame: Uint8Array) => Buffer {
  let sequence = 0
  let timestamp = 0
  return frame => {
    const packet = Buffer.alloc(HEADER_BYTES + frame.length)
    packet[0] = VERSION << 6
    packet[1] = payloadType
    packet.writeUInt16BE(sequence, 2)
    packet.writeUInt32BE(timestamp, 4)
    packet.writeUInt32BE(ssrc, 8)
    packet.set(frame, HEADER_BYTES)
    sequence = (sequence + 1) & 0xffff
    timestamp = (timestamp + FRAME_SAMPLES) >>> 0
    return packet
  }
}

/** Returns the frame of a packet; null for a packet of another kind (RTCP, padding alone, or what is none). */
export function frameOf(packet: Buffer, payloadType: number): Buffer | null {
  if (packet.length < HEADER_BYTES || packet[0]! >> 6 !== VERSION) return null
  if ((packet[1]! & 0x7f) !== payloadType) return null
  const hasPadding = (packet[0]! & 0x20) !== 0
  const hasExtension = (packet[0]! & 0x10) !== 0
  let start = HEADER_BYTES + (packet[0]! & 0x0f) * 4
  if (hasExtension) {
    if (packet.length < start + 4) return null
    start += 4 + packet.readUInt16BE(start + 2) * 4
  }
  const end = packet.length - (hasPadding ? packet[packet.length - 1]! : 0)
  return start < end ? packet.subarray(start, end) : null
}
