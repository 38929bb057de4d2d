/** A folder as one file: a tar, compressed with Brotli. */
import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/** Packs a folder, with those that are empty. */
export async function packFolder(folder: string, path: string): Promise<void> {
  const archive = pack()
  const compress = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  const written = pipeline(archive, compress, createWriteStream(path))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const isFolder = statSync(join(folder, name)).isDirectory()
    const header = { name, type: isFolder ? 'directory' : 'file', mode: isFolder ? 0o700 : 0o600 } as const
    if (isFolder) archive.entry(header)
    else archive.entry(header, readFileSync(join(folder, name)))
  }
  archive.finalize()
  await written
}

/** Unpacks what `packFolder` has packed. */
export async function unpackFolder(path: string, folder: string): Promise<void> {
  const archive = extract()
  const read = pipeline(createReadStream(path), createBrotliDecompress(), archive)
  for await (const entry of archive) {
    const target = join(folder, entry.header.name)
    if (entry.header.type === 'directory') mkdirSync(target, { recursive: true, mode: 0o700 })
    else await writeFile(target, await buffer(entry), { mode: 0o600 })
    entry.resume()
  }
  await read
}
