/** Copies a database's folder while it is in use. */
import { type BigIntStats, constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Runs `work` while no statement runs and everything committed is in the files. Returns for how long, in ms.
 */
export type Pause = (work: () => Promise<void>) => Promise<number>

/** Files by path: when each was last written (ns) and its size, or null if the copy may miss a write. */
type Copied = Map<string, string | null>

/** A file written this recently may be written again with the same time, on file systems with coarse times. In ms. */
const RECENT_MS = 2_000

/**
 * Copies `from` to the new folder `to`: first everything while writes go on, then, while `pause` lets no statement run,
 * only the files written since. The pause is short, however large the database is. Returns it, in ms.
 */
export async function copyFolder(from: string, to: string, pause: Pause): Promise<number> {
  const copied: Copied = new Map()
  await copyWritten(from, to, copied)
  return pause(async () => {
    const present = await copyWritten(from, to, copied)
    for (const path of copied.keys()) if (!present.has(path)) await rm(join(to, path), { force: true })
  })
}

/** Copies the files that were written since they were copied. Returns the paths of all files. */
async function copyWritten(from: string, to: string, copied: Copied): Promise<Set<string>> {
  const present = new Set<string>()
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1)
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    else if (entry.isFile() && (await copyIfWritten(join(from, path), join(to, path), path, copied)))
      present.add(path)
  }
  return present
}

/** Returns whether the file is still there. */
async function copyIfWritten(source: string, target: string, path: string, copied: Copied): Promise<boolean> {
  try {
    const stats = await stat(source, { bigint: true })
    if (copied.get(path) === versionOf(stats)) return true
    copied.set(path, isRecent(stats) ? null : versionOf(stats))
    await copyFile(source, target, constants.COPYFILE_FICLONE)
    return true
  } catch (error) {
    // The database deletes files of its own, such as those of a table that it rewrote.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

function versionOf({ mtimeNs, size }: BigIntStats): string {
  return `${mtimeNs} ${size}`
}

function isRecent({ mtimeMs }: BigIntStats): boolean {
  return Date.now() - Number(mtimeMs) < RECENT_MS
}
