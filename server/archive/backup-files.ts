import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Manifest } from './manifest.ts'
import type { ArchiveWriter } from './pack-archive.ts'

/**
 * An upload commits its row and then shows its file. Longer than that takes, in ms: whoever is missing then was erased
 * or lost.
 */
const SHOWN_WITHIN_MS = 2_000

/** Adds the named files of the folder to the archive. Files that are missing are listed. */
export async function backupFiles(
  archive: ArchiveWriter,
  folder: string,
  names: readonly string[],
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files: Manifest['files'] = []

  async function backup(name: string): Promise<boolean> {
    const file = await openIfExists(join(folder, name))
    if (!file) return false
    try {
      files.push({ name, ...(await addFile(archive, name, file)) })
      return true
    } finally {
      await file.close()
    }
  }

  const late: string[] = []
  for (const name of names) if (!(await backup(name))) late.push(name)
  if (late.length > 0) await wait(SHOWN_WITHIN_MS)
  const missingFiles: string[] = []
  for (const name of late) if (!(await backup(name))) missingFiles.push(name)
  return { files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)), missingFiles }
}

async function addFile(
  archive: ArchiveWriter,
  name: string,
  file: FileHandle,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const { size } = await file.stat()
  async function* hashed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      hash.update(chunk)
      yield chunk
    }
  }
  await archive.add(`files/${name}`, size, hashed())
  return { bytes: size, sha256: hash.digest('hex') }
}

/** An open file can be read to its end, even if it is erased meanwhile. */
async function openIfExists(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
