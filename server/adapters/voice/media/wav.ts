const HEADER_BYTES = 44

/** Returns recordings of 16-bit mono samples, one after the other, as a WAV file (RIFF, PCM). @param rate samples per second */
export function wavOf(recordings: readonly Int16Array[], rate: number): Buffer {
  const sound = recordings.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  )
  const size = sound.reduce((sum, { length }) => sum + length, 0)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(HEADER_BYTES - 8 + size, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  // The length of the format, PCM, one channel, samples and bytes per second, bytes and bits per sample.
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(size, 40)
  return Buffer.concat([header, ...sound])
}
