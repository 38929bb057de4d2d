import { statfs } from 'node:fs/promises'
import type { ReadDiskSpace } from '#server/ports/disk.ts'

/** Returns a reader of the space that the server's user may still fill on a folder's disk. */
export function createReadDiskSpace(folder: string): ReadDiskSpace {
  return async () => {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  }
}
