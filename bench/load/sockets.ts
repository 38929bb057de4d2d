import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** At most this many handshakes at the same time, or the system's queue of connections overflows. */
const OPENING_AT_ONCE = 50
const HEARTBEAT_MS = 25_000
/** Time in which a socket has read what waited for it, in ms. */
const READ_WITHIN_MS = 3_000

/** Runs `open` for each number below `count`, a few at a time. */
export async function openMany(count: number, open: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const workers = Array.from({ length: Math.min(count, OPENING_AT_ONCE) }, async () => {
    while (next < count) await open(next++)
  })
  await Promise.all(workers)
}

/** A channel of Supabase Realtime: the changes that it subscribes to. */
export type Join = { readonly topic: string; readonly changes: readonly object[] }

/**
 * Opens a socket to realtime/v1 and joins the channels, as supabase-js does. Resolves once all are joined. `heard` gets
 * each changed row.
 */
export function openChannels(
  address: string,
  { from, token, joins }: { readonly from: string; readonly token: string; readonly joins: readonly Join[] },
  heard: (record: Readonly<Record<string, unknown>>) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from } })
  const beat = setInterval(
    () => socket.send(JSON.stringify([null, '0', 'phoenix', 'heartbeat', {}])),
    HEARTBEAT_MS,
  )
  socket.on('close', () => clearInterval(beat))
  socket.on('open', () => {
    for (const [index, { topic, changes }] of joins.entries()) {
      const ref = String(index + 1)
      const payload = { config: { postgres_changes: changes }, access_token: token }
      socket.send(JSON.stringify([ref, ref, `realtime:${topic}`, 'phx_join', payload]))
    }
  })
  return new Promise((resolve, reject) => {
    let joined = 0
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The socket was closed.')))
    socket.on('message', data => {
      const [, , topic, event, payload] = JSON.parse(String(data))
      if (event === 'postgres_changes') heard(payload.data.record)
      else if (event === 'phx_reply' && topic !== 'phoenix') {
        if (payload.status !== 'ok') reject(new Error(`A channel was refused: ${payload.response.reason}`))
        joined += 1
        if (joined === joins.length) resolve(socket)
      }
    })
  })
}

/** Stops reading from sockets. Returns a function that counts those which the server has closed meanwhile. */
export function stopReading(sockets: readonly WebSocket[]): () => Promise<number> {
  for (const socket of sockets) socket.pause()
  return async () => {
    // A paused socket sees its end only once it has read what was sent before.
    for (const socket of sockets) socket.resume()
    await pause(READ_WITHIN_MS)
    return sockets.filter(({ readyState }) => readyState === WebSocket.CLOSED).length
  }
}
