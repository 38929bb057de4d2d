/** A request that does not arrive in time is ended, however slowly it still comes. On real sockets. */
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { errorResponse } from '#server/http/error-response.ts'
import { serverOf } from '#server/start/start-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const servers: Server[] = []
let failures = 0
let logged: string[] = []
const note = (_: object, text: string) => void logged.push(text)
const app = new Hono().post('/', async c => c.text(await c.req.text()))
app.onError((error, c) => {
  failures++
  return errorResponse(c, error, { error: note, info: () => {}, warn: note })
})

afterEach(() => {
  failures = 0
  logged = []
  for (const server of servers.splice(0)) server.close()
})

/** Sends the head, and then a text again and again, until the server hangs up. Returns its answer. */
async function drip(head: string, timeoutMs: number, text = 'x'): Promise<string> {
  const server = serverOf((request, env) => app.fetch(request, env), timeoutMs)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const timer = setInterval(() => socket.write(text), 5)
  let answer = ''
  socket.on('data', part => (answer += part))
  socket.on('error', () => {})
  socket.write(head)
  await new Promise(resolve => socket.once('close', resolve))
  clearInterval(timer)
  return answer
}

it('gives headers 60 s, and a whole request 15 minutes', () => {
  const server = serverOf(() => new Response())
  expect([server.headersTimeout, server.requestTimeout]).toEqual([60_000, 900_000])
})

it('takes a body that is slow but comes', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 60000\r\n\r\n'
  expect(await drip(head, 600, 'x'.repeat(200))).toMatch(/^HTTP\/1\.1 200 /)
})

it('answers 408 to a body that comes byte by byte, closes the connection, and logs no failure', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n'
  expect(await drip(head, 300)).toMatch(/^HTTP\/1\.1 408 /)
  await waitFor(() => expect(failures).toBe(1))
  expect(logged).toEqual([])
})

it('answers 408 to headers that come byte by byte, and closes the connection', async () => {
  expect(await drip('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ', 300)).toMatch(/^HTTP\/1\.1 408 /)
})
