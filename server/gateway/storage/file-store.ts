/** Files on disk. Each is named by a hash of its key, so no key can lead out of the folder. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'

/** A file that has been written but is not yet visible. */
type StagedFile = { readonly keep: () => Promise<void>; readonly discard: () => Promise<void> }

/** A stored file. Its bytes are read only as fast as they are consumed. */
type StoredFile = { readonly byteSize: number; readonly open: () => ReadableStream<Uint8Array<ArrayBuffer>> }

/** Stores files. */
export type FileStore = {
  readonly stage: (key: string, bytes: Uint8Array) => Promise<StagedFile>
  /** Undefined if there is no such file. */
  readonly find: (key: string) => Promise<StoredFile | undefined>
  /** Deletes a file, or what remains of it. */
  readonly remove: (key: string) => Promise<void>
}

/** Returns the name of a key's file in the folder. */
export function fileNameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Returns the store, and creates the folder if missing. */
export async function createFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  const pathOf = (key: string) => join(folder, fileNameOf(key))
  return {
    async stage(key, bytes) {
      const staged = join(folder, `${randomUUID()}.part`)
      const discard = () => rm(staged, { force: true })
      try {
        await writeFile(staged, bytes, { flag: 'wx' })
      } catch (error) {
        // What was written before the disk was full must not stay on it.
        await discard()
        throw error
      }
      return { keep: () => rename(staged, pathOf(key)), discard }
    },
    async find(key) {
      const path = pathOf(key)
      try {
        const { size } = await stat(path)
        const open = () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array<ArrayBuffer>>
        return { byteSize: size, open }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: key => rm(pathOf(key), { force: true }),
  }
}
