/** A server process that is told to stop under load: what it has begun ends, and its clients can come back elsewhere. */
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'

const REQUESTS = 1_000
const SOCKETS = 20
const SERVICE_RESTART = 1012

const PLACES = [
  { name: 'the embedded database', open: async () => ({ url: '', close: async () => {} }) },
  {
    name: 'PostgreSQL',
    async open() {
      const { url, drop } = await createPostgresDatabase('demo')
      return { url, close: drop }
    },
  },
]

describe.each(PLACES)('a server with $name that is told to stop', ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let server: ServerProcess

  beforeEach(async () => {
    place = await open()
    server = await createServerProcess({ DATABASE_URL: place.url, LOG_LEVEL: 'warn' })
    await server.start()
  })
  afterEach(async () => {
    await server.dispose()
    await place.close()
  })

  it('cuts none of 1,000 requests, closes its sockets for a restart, and exits with 0', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: REQUESTS })
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openSocket(server.port)))
    const sent = Array.from({ length: REQUESTS }, (_, index) => send(server.port, agent, index))
    let answered = 0
    for (const { answer } of sent)
      answer.then(
        () => answered++,
        () => {},
      )
    await Promise.all(sent.map(({ isSent }) => isSent))
    const before = answered
    server.signal('SIGTERM')
    const exit = server.exited()

    const answers = await Promise.allSettled(sent.map(({ answer }) => answer))
    const cut = answers.flatMap(answer => (answer.status === 'rejected' ? [String(answer.reason)] : []))
    expect(cut.length, cut[0]).toBe(0)
    const statuses = new Set(answers.map(answer => answer.status === 'fulfilled' && answer.value))
    expect([...statuses].sort()).toEqual([200, 201])
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(
      Array.from({ length: SOCKETS }, () => SERVICE_RESTART),
    )
    expect(await exit).toBe(0)
    console.log(
      `${REQUESTS - before} of ${REQUESTS} requests were open at the signal; ${cut.length} were cut`,
    )
    agent.destroy()
  })

  it('ends at once at a second signal, though a request is open', async () => {
    const uploading = connect(server.port, '127.0.0.1')
    uploading.on('error', () => {})
    const head = 'POST /api/leads HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
    await new Promise<void>(resolve =>
      uploading.write(`${head}content-length: 100\r\n\r\n{`, () => resolve()),
    )
    const exit = server.exited()
    server.signal('SIGTERM')
    // A repeat within half a second counts as the same signal.
    const again = setInterval(() => server.signal('SIGTERM'), 100)
    expect(await exit).toBe(1)
    clearInterval(again)
    uploading.destroy()
  })
})

/** Sends one request in a thousand. `isSent` resolves when the system has it, `answer` with the status of a whole answer. */
function send(port: number, agent: Agent, index: number) {
  const isNew = index % 10 === 0
  const path = isNew ? '/api/conversations/create' : index % 2 === 0 ? '/api/tenant' : '/api/config'
  const headers = { 'x-tenant-subdomain': 'acme', 'content-type': 'application/json' }
  const given = { host: '127.0.0.1', port, agent, path, method: isNew ? 'POST' : 'GET', headers }
  const sending = request(given)
  const isSent = new Promise<void>((resolve, reject) => sending.once('finish', resolve).once('error', reject))
  const answer = new Promise<number>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response: IncomingMessage) => {
      response.once('error', reject)
      response.once('end', () =>
        response.complete ? resolve(response.statusCode!) : reject(new Error('cut')),
      )
      response.resume()
    })
  })
  sending.end(isNew ? JSON.stringify({ subject: `Question ${index}`, client_id: randomUUID() }) : undefined)
  return { isSent, answer }
}

async function openSocket(port: number) {
  const { supabase } = await (await fetch(`http://localhost:${port}/api/config`)).json()
  const url = `ws://localhost:${port}/realtime/v1/websocket?apikey=${supabase.key}&vsn=2.0.0`
  const socket = new WebSocket(url)
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return { closed }
}
