/** Files on disk, each named by a hash of its key, so that no key can lead out of the folder. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that is written but not yet there. */
type StagedFile = { readonly keep: () => Promise<void>; readonly discard: () => Promise<void> }

export type FileStore = {
  readonly stage: (key: string, bytes: Uint8Array) => Promise<StagedFile>
  /** The bytes, or undefined when there is no such file. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Makes the folder if need be. */
export async function createFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  const pathOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'))
  return {
    async stage(key, bytes) {
      const staged = join(folder, `${randomUUID()}.part`)
      await writeFile(staged, bytes, { flag: 'wx' })
      return { keep: () => rename(staged, pathOf(key)), discard: () => rm(staged, { force: true }) }
    },
    async read(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
