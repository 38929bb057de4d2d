import { randomBytes, randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk, DiskSpace } from '#server/ports/disk.ts'
import type { Metrics } from '#server/ports/metrics.ts'

const PROBE_BYTES = 4_096

/** Returns the disk of a folder, with the space that the server's user may still fill. */
export function createFolderDisk(folder: string): Disk {
  // Several nodes can share the folder.
  const probe = join(folder, `.write-probe-${randomUUID()}`)
  return {
    async readSpace() {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
    async tryWrite() {
      try {
        // Some file systems report a full disk only when the bytes leave the cache, and compress what is alike.
        await writeFile(probe, randomBytes(PROBE_BYTES), { flush: true })
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}

/** Shows the disk's space in the metrics. */
export function watchDisk({ readSpace }: Disk, metrics: Metrics): void {
  const watch = (name: 'lapwing_disk_free_bytes' | 'lapwing_disk_bytes', part: keyof DiskSpace) =>
    metrics.watch(name, async () => {
      const space = await readSpace().catch(() => null)
      return space ? [{ labels: {}, value: space[part] }] : []
    })
  watch('lapwing_disk_free_bytes', 'freeBytes')
  watch('lapwing_disk_bytes', 'totalBytes')
}
