import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '#server/ports/files.ts'
import type { Manifest } from './manifest.ts'
import type { ArchiveWriter } from './pack-archive.ts'

/**
 * Adds the named files of the store to the archive, one at a time in memory. Files that are missing are listed: they were
 * erased meanwhile, or lost before.
 */
export async function backupFiles(
  archive: ArchiveWriter,
  store: FileStore,
  names: readonly string[],
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files: Manifest['files'] = []
  const missingFiles: string[] = []
  for (const name of names) {
    const bytes = await readWhole(store, name)
    if (bytes) {
      await archive.add(`files/${name}`, bytes.length, [bytes])
      files.push({ name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
    } else missingFiles.push(name)
  }
  return { files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)), missingFiles }
}

/** Returns a file's bytes; undefined if it is missing, also if it is erased while it is read. */
async function readWhole(store: FileStore, name: string): Promise<Buffer | undefined> {
  const file = await store.read(name)
  if (!file) return undefined
  try {
    return await buffer(file.bytes)
  } catch (error) {
    if ((await store.sizeOf(name)) === undefined) return undefined
    throw error
  }
}
