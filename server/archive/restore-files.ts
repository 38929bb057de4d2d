import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Files that are being restored. */
export type RestoringFiles = {
  /** Writes a file, which appears whole. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  removeWritten(): Promise<void>
}

/** Creates the folder if missing, and returns what writes into it. */
export async function restoringFiles(folder: string): Promise<RestoringFiles> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  return {
    async write(name, bytes) {
      const path = join(folder, name)
      written.push(path, `${path}.part`)
      await pipeline(bytes, createWriteStream(`${path}.part`))
      await rename(`${path}.part`, path)
    },
    async removeWritten() {
      for (const path of written) await rm(path, { force: true })
    },
  }
}
