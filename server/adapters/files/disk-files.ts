/** Files in a folder. */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type FileStore, FileStoreError } from '#server/ports/files.ts'

/** Name of the file that has the folder's id. Its mount has no such file while it is missing. */
const ID_FILE = 'folder-id'

/** Returns the store in a folder, which is created if missing. */
export async function openDiskFiles(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true })
  const pathOf = (name: string) => join(folder, name)
  const partOf = (name: string) => join(folder, `${name}.part`)

  return {
    async write(name, bytes) {
      try {
        await writeFile(partOf(name), bytes, { flush: true })
        await rename(partOf(name), pathOf(name))
      } catch (error) {
        // What was written before the disk was full must not stay on it.
        await rm(partOf(name), { force: true }).catch(() => {})
        throw failure('written', error)
      }
    },
    async sizeOf(name) {
      const found = await stat(pathOf(name)).catch(ifMissing)
      return found?.size
    },
    async read(name) {
      // An open file can be read to its end, even if it is erased meanwhile.
      const file = await open(pathOf(name)).catch(ifMissing)
      if (!file) return undefined
      try {
        const { size } = await file.stat()
        const bytes = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array<ArrayBuffer>>
        return { byteSize: size, bytes }
      } catch (error) {
        await file.close()
        throw failure('read', error)
      }
    },
    async remove(name) {
      for (const path of [partOf(name), pathOf(name)])
        await rm(path, { force: true }).catch(error => {
          throw failure('deleted', error)
        })
    },
  }
}

/**
 * Returns the id of a folder, which a file in it keeps, so that nodes can tell whether they share it. A folder without
 * one gets it.
 */
export async function readFolderId(folder: string): Promise<string> {
  const path = join(folder, ID_FILE)
  const draft = join(folder, `${randomUUID()}.part`)
  const found = await readFile(path, 'utf8').catch(ifMissing)
  if (found !== undefined) return found.trim()
  await writeFile(draft, `${randomUUID()}\n`)
  // Appears whole, and if two nodes come at once, the first one wins.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(path, 'utf8')).trim()
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw failure('read', error)
}

function failure(done: string, error: unknown): FileStoreError {
  return new FileStoreError(`A file could not be ${done}: ${(error as Error).message}`, { cause: error })
}
