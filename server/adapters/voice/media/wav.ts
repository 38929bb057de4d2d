const HEADER_BYTES = 44

/** Returns recordings of 16-bit mono samples, one after the other, as a WAV file (RIFF, PCM). @param rate samples per second */
export function wavOf(recordings: readonly Int16Array[], rate: number): Buffer {
  const samples = recordings.flatMap(recording => [...recording])
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  // The length of the format, PCM, one channel, samples and bytes per second, bytes and bits per sample.
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length * 2, 40)
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, HEADER_BYTES + index * 2)
  return file
}
