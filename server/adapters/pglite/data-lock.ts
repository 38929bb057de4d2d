/**
 * The lock on a data folder. Two processes on one PGlite folder silently lose committed rows, so only one may hold
 * it. A lock of a killed process is taken over.
 */
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** A held lock. Releasing twice is harmless. */
export type DataLock = { release(): void }

type Holder = { readonly host: string; readonly pid: number; readonly started: string | null }

/**
 * Interval at which the lock file's time is renewed, in ms. It shows that the process lives, also if it runs on
 * another host or in a container.
 */
const HEARTBEAT_MS = 5_000
const SILENT_AFTER_MS = 15_000

/**
 * Takes the lock of the folder, and creates the folder if missing. @throws Error for the operator when a live process
 * holds it.
 */
export function takeDataLock(folder: string): DataLock {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  const self: Holder = { host: hostname(), pid: process.pid, started: startOf(process.pid) }
  const own = `${path}.${self.host}.${self.pid}`
  const aside = `${own}.stale`
  writeFileSync(own, JSON.stringify(self))
  try {
    // A hard link appears whole or not at all, so that no reader ever sees a half-written lock.
    while (!link(own, path)) {
      refuseWhenHeld(path, folder)
      if (!rename(path, aside)) continue
      try {
        // Another process may have taken over the stale lock between the check and the rename; then this is its lock.
        refuseWhenHeld(aside, folder)
      } catch (error) {
        link(aside, path)
        throw error
      } finally {
        rmSync(aside, { force: true })
      }
    }
  } finally {
    rmSync(own, { force: true })
  }

  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref()
  return {
    release() {
      clearInterval(heartbeat)
      if (isSame(read(path), self)) rmSync(path, { force: true })
    },
  }
}

function refuseWhenHeld(path: string, folder: string): void {
  const holder = read(path)
  if (!holder || !isAlive(holder, path)) return
  throw new Error(
    `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}; stop that process or choose another folder.`,
  )
}

function isSame(holder: Holder | undefined, other: Holder): boolean {
  return holder?.host === other.host && holder.pid === other.pid && holder.started === other.started
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) {
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    return Date.now() - touched < SILENT_AFTER_MS
  }
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  return holder.started === null || holder.started === startOf(holder.pid)
}

/**
 * Returns a text that distinguishes processes with the same id: boot id and start time in ticks. Null if /proc is
 * missing or the process is dead.
 */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? null : `${boot} ${fields[18]}`
  } catch {
    return null
  }
}

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

function touch(path: string): void {
  const now = new Date()
  try {
    utimesSync(path, now, now)
  } catch {
    // The folder was deleted under a running server; the heartbeat has nothing left to keep alive.
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
