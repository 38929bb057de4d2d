import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { answerOf, call } from './http.ts'
import { residentMb } from './lapwing-system.ts'
import { openMany, stopReading } from './sockets.ts'
import type { RunningSystem, System, Talk } from './system.ts'

const ENTRY = fileURLToPath(new URL('bare-server.ts', import.meta.url))

/** The bare server on a database: a URL of PostgreSQL, or '' for the embedded one. */
export function bareSystem(name: string, databaseUrl: string): System {
  return { name: `Bare server, ${name}`, databaseUrl, start: () => start(databaseUrl) }
}

async function start(databaseUrl: string): Promise<RunningSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-bare-'))
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, databaseUrl, join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve)
    child.once('exit', code => reject(new Error(`The bare server ended with code ${code}.`)))
  })
  return {
    open: (conversations, delivered) => openTalk(`http://127.0.0.1:${port}`, conversations, delivered),
    pid: () => child.pid!,
    memoryMb: () => residentMb(child.pid!),
    stop: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openTalk(origin: string, count: number, delivered: (text: string) => void): Promise<Talk> {
  const sockets: WebSocket[] = []
  const open = async (conversations: readonly number[], heard: (text: string) => void) => {
    const query = conversations.map(id => `hear=${id}`).join('&')
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/?${query}`)
    socket.on('message', data => heard(JSON.parse(String(data)).content))
    await new Promise((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    sockets.push(socket)
    return socket
  }
  // Two sockets hear each message, as with a visitor and an agent. The one that does not send counts.
  await openMany(count, async id => {
    await open([id], delivered)
    await open([id], () => {})
  })
  const path = (conversation: number) => `/conversations/${conversation}`
  return {
    send: async ({ conversation, text }) =>
      answerOf((await call(origin, ['POST', path(conversation)], { body: { content: text } })).status),
    openIdle: extra =>
      openMany(extra, async index => {
        await open([count + index], () => {})
      }),
    async openSlow(extra) {
      const all = Array.from({ length: count }, (_, id) => id)
      const slow: WebSocket[] = []
      await openMany(extra, async () => {
        slow.push(await open(all, () => {}))
      })
      return stopReading(slow)
    },
    stored: async conversation => (await call(origin, ['GET', path(conversation)])).json as readonly string[],
    close() {
      for (const socket of sockets) socket.terminate()
    },
  }
}
