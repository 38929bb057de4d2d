/**
 * Copies of a running embedded database for other processes of the same user, such as a backup. Only one process may open
 * a data folder, so its holder copies the database on request, through a Unix socket that only its owner can reach. The
 * copy exists as long as the connection.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { copyFolder, type Pause } from './copy-folder.ts'

const answer = z.union([
  z.object({ folder: z.string(), pausedMs: z.number() }),
  z.object({ error: z.string() }),
])

/** A data folder with a copy of the database, and for how long nothing else could use the database, in ms. */
export type DatabaseCopy = {
  readonly folder: string
  readonly pausedMs: number
  /** Lets the holder delete the copy. */
  readonly release: () => void
}

const copiesOf = (folder: string) => join(folder, 'copies')

/** Returns the socket's path: the shorter form, since the system allows about 100 bytes. */
function socketOf(folder: string): string {
  const path = join(copiesOf(folder), 'socket')
  const near = relative(process.cwd(), path)
  return near.length < path.length ? near : path
}

/**
 * Makes copies of `folder`/database for whoever connects. A path that is too long for a socket is no error: then the
 * database cannot be copied while it is open. Returns the function that stops.
 */
export async function serveCopies(folder: string, pause: Pause): Promise<() => Promise<void>> {
  const copies = copiesOf(folder)
  // What a killed process left behind.
  rmSync(copies, { recursive: true, force: true })
  mkdirSync(copies, { recursive: true, mode: 0o700 })
  const sockets = new Set<Socket>()
  const underWay = new Set<Promise<void>>()

  async function serve(socket: Socket): Promise<void> {
    const own = join(copies, randomUUID())
    sockets.add(socket)
    const closed = new Promise<void>(resolve => socket.on('close', () => resolve()))
    // A close follows.
    socket.on('error', () => {})
    socket.resume()
    const result = await copyInto(own, folder, pause)
    if (socket.writable) socket.write(`${JSON.stringify(result)}\n`)
    await closed
    sockets.delete(socket)
    await rm(own, { recursive: true, force: true })
  }

  const server = createServer(socket => {
    const served = serve(socket).finally(() => underWay.delete(served))
    underWay.add(served)
  })
  await listen(server, socketOf(folder))
  return async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    await Promise.all(underWay)
  }
}

async function copyInto(own: string, folder: string, pause: Pause): Promise<z.infer<typeof answer>> {
  try {
    const pausedMs = await copyFolder(join(folder, 'database'), join(own, 'database'), pause)
    return { folder: own, pausedMs: Math.round(pausedMs) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** Listens; also resolves if the system refuses the path. */
function listen(server: Server, path: string): Promise<void> {
  return new Promise(resolve => {
    server.on('error', () => resolve())
    server.listen(path, resolve)
  })
}

/**
 * Asks the process that holds the data folder for a copy of its database. Undefined if no process does, or if it makes
 * none. @throws Error if the copy failed.
 */
export async function requestCopy(folder: string): Promise<DatabaseCopy | undefined> {
  const socket = createConnection({ path: socketOf(folder) })
  const line = await readLine(socket)
  if (line === undefined) return undefined
  const result = answer.parse(JSON.parse(line))
  if ('folder' in result) return { ...result, release: () => socket.destroy() }
  socket.destroy()
  throw new Error(`The server could not copy its database: ${result.error}`)
}

/** Returns the first line; undefined if the connection fails or closes before. */
function readLine(socket: Socket): Promise<string | undefined> {
  return new Promise(resolve => {
    let received = ''
    socket.on('error', () => {})
    socket.on('close', () => resolve(undefined))
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text
      const end = received.indexOf('\n')
      if (end >= 0) resolve(received.slice(0, end))
    })
  })
}
