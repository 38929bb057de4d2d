import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'

/** An entry of an archive. */
export type ArchiveEntry = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }

/**
 * Visits the entries of an archive in order. @throws Error if the file is not a whole archive, what opening it
 * throws, and what `visit` throws.
 */
export async function unpackArchive(
  path: string,
  visit: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const archive = extract()
  const read = pipeline(createReadStream(path), createGunzip(), archive)
  // Its errors also come out of the loop.
  read.catch(() => {})
  let visited: unknown
  try {
    for await (const entry of archive) {
      try {
        await visit({ name: entry.header.name, bytes: chunksOf(entry as AsyncIterable<Uint8Array>, path) })
      } catch (error) {
        visited = error
        throw error
      }
      // What was not read is skipped.
      entry.resume()
    }
    await read
  } catch (error) {
    if (error === visited) throw error
    throw readingError(error as NodeJS.ErrnoException, path)
  }
}

async function* chunksOf(entry: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* entry
  } catch (error) {
    throw readingError(error as NodeJS.ErrnoException, path)
  }
}

function readingError(error: NodeJS.ErrnoException, path: string): Error {
  if (error.code === 'ENOENT') return new Error(`There is no file ${path}.`)
  if (error.code?.startsWith('E')) return error
  return new Error(`${path} is damaged, incomplete or not a backup (${error.message}).`)
}

/** The bytes of an entry that fits in memory. */
export function bytesOf(entry: ArchiveEntry): Promise<Buffer> {
  return buffer(entry.bytes)
}
