/** A server that is told to end does so, whoever is connected. */
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '#server/config/read-config.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

let folder: string
let server: RunningServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lapwing-stop-'))
  const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  server = await startServer(config, { database: await openTestDatabase('postgres', { content: 'demo' }) })
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
  // One that does not close its own side either.
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
