import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'

/** An archive that is being written. `add` resolves when the bytes were taken, as fast as the disk is. */
export type ArchiveWriter = {
  add(name: string, byteSize: number, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void>
  /** Resolves when everything is written. */
  finish(): Promise<void>
  /** Ends without the rest. */
  abandon(): Promise<void>
}

/** Starts a `.tar.gz` at `path` that only its owner can read. `finish` rejects if the path exists. */
export function packArchive(path: string, modifiedAt: Date): ArchiveWriter {
  const archive = pack()
  const written = pipeline(archive, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const failed = written.then(() => new Promise<never>(() => {}))
  // Whoever adds next hears of a failure.
  failed.catch(() => {})

  async function add(
    name: string,
    byteSize: number,
    bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const header = { name, size: byteSize, mode: 0o600, mtime: modifiedAt }
    let entry: ReturnType<typeof archive.entry> | undefined
    const finished = new Promise<void>((resolve, reject) => {
      entry = archive.entry(header, error => (error ? reject(error) : resolve()))
    })
    // A failure also ends the loop, or `failed` tells of it.
    finished.catch(() => {})
    for await (const chunk of bytes)
      if (!entry!.write(chunk)) await new Promise<void>(resolve => entry!.once('drain', resolve))
    entry!.end(null)
    await finished
  }

  return {
    add: (name, byteSize, bytes) => Promise.race([add(name, byteSize, bytes), failed]),
    async finish() {
      archive.finalize()
      await written
    },
    async abandon() {
      archive.destroy()
      await written.catch(() => {})
    },
  }
}
