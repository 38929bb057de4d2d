/** A server that is told to stop does so, even with open connections. */
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { READINESS_CAUSES } from '#contract/constants/readiness.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { readConfig } from '#server/config/read-config.ts'
import type { Database } from '#server/ports/database.ts'
import { type RunningServer, startServer } from '#server/start/start-server.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let folder: string
let database: Database
let server: RunningServer

const configOf = (port: string) => readConfig({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'silent' })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lapwing-stop-'))
  database = await openTestDatabase('postgres', { content: 'demo' })
  server = await startServer(configOf('0'), { database })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('ends though a page listens to it', async () => {
  const { supabase } = await (await fetch(`${server.url}/api/config`)).json()
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${supabase.key}`,
  )
  const ended = new Promise(resolve => socket.once('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  await server.close()
  await ended
})

it('ends though somebody has asked for a protocol that is not there', async () => {
  const { port } = new URL(server.url)
  // A client that doesn't close its own side either.
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  socket.on('data', text => (answer += text))
  const answered = new Promise(resolve => socket.once('end', resolve))
  socket.write(
    'GET /elsewhere HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  )
  await answered
  expect(answer).toMatch(/^HTTP\/1.1 404 /)
  await server.close()
  socket.destroy()
})

it('is unready at once, and still answers for a second, each time on a connection that closes', async () => {
  await server.close()
  const clock = createManualClock(Date.now())
  const second = await openTestDatabase('postgres', { content: 'demo' })
  server = await startServer(configOf('0'), { database: second, clock })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(server.url + path)
    return [status, headers.get('connection')]
  }
  expect(await ask('/api/health')).toEqual([200, 'keep-alive'])
  const closed = server.close(30_000)
  expect(await ask('/api/health')).toEqual([503, 'close'])
  expect(await ask('/api/live')).toEqual([200, 'close'])
  const { checks } = await (await fetch(`${server.url}/api/ready`)).json()
  const cause = READINESS_CAUSES.stopping
  expect(checks).toContainEqual({ name: 'stopping', state: 'failed', cause })
  clock.advance(1_000)
  await closed
  await expect(fetch(server.url)).rejects.toThrow()
})

it('gives up rounds that never end, and requests that are not sent to their end, after the grace period', async () => {
  await server.close()
  const clock = createManualClock(Date.now())
  const second = await openTestDatabase('postgres', { content: 'demo' })
  let isStuck = false
  const stuck: Database = {
    ...second,
    as: (claims, work) =>
      isStuck && claims.role === 'service_role' ? new Promise(() => {}) : second.as(claims, work),
  }
  server = await startServer(configOf('0'), { database: stuck, clock })
  isStuck = true
  clock.advance(60_000)
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  const head = 'POST /api/leads HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  await new Promise<void>(resolve => socket.write(`${head}content-length: 9\r\n\r\n{`, () => resolve()))
  const cut = new Promise(resolve => socket.once('close', resolve))

  let isClosed = false
  const closed = server.close(30_000).then(() => {
    isClosed = true
  })
  clock.advance(29_999)
  await waitFor(() => expect(fetch(server.url)).rejects.toThrow(), { timeout: scaleTimeout(20_000) })
  expect(isClosed).toBe(false)
  clock.advance(1)
  await closed
  await cut
})

it('closes the database and stops listening though a part of it cannot be closed', async () => {
  await server.close()
  let isClosed = false
  const second = await openTestDatabase('postgres', { content: 'demo' })
  const failing: Database = {
    ...second,
    // Closing the realtime feed and the answer stream also ends their listeners.
    listen: async () => () => Promise.reject(new Error('cannot stop listening')),
    close: () => {
      isClosed = true
      return second.close()
    },
  }
  const broken = await startServer(configOf('0'), { database: failing })
  await expect(broken.close()).rejects.toThrow()
  expect(isClosed).toBe(true)
  await expect(fetch(broken.url)).rejects.toThrow()
})

it('lets go of everything when the port of the example site is taken', async () => {
  await server.close()
  const { taken, port } = await takePort()
  let isClosed = false
  const second = await openTestDatabase('postgres', { content: 'demo' })
  const watched: Database = {
    ...second,
    close: () => {
      isClosed = true
      return second.close()
    },
  }
  await expect(startServer(configOf(String(port - 1)), { database: watched })).rejects.toThrow(
    `PORT, whose next port the example site takes: cannot listen at 127.0.0.1, port ${port}: another program`,
  )
  expect(isClosed).toBe(true)
  await expect(fetch(`http://localhost:${port - 1}`)).rejects.toThrow()
  taken.close()
})

/** Takes a port in front of which another is free. */
async function takePort(): Promise<{ taken: Server; port: number }> {
  for (;;) {
    const taken = createServer()
    const port = await new Promise<number>(resolve =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as AddressInfo).port)),
    )
    const before = createServer()
    const isFree = await new Promise<boolean>(resolve =>
      before.once('error', () => resolve(false)).listen(port - 1, '127.0.0.1', () => resolve(true)),
    )
    before.close()
    if (isFree) return { taken, port }
    taken.close()
  }
}
