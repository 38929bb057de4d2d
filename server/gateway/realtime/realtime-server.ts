/** The WebSocket server of realtime/v1, with the limits of a socket. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '../log.ts'
import { type ConnectionParts, openConnection } from './connection.ts'
import { type ProtocolVersion, readFrame, writeFrame } from './frames.ts'

const PATH = '/realtime/v1/websocket'
const FRAME_MAX_BYTES = 64 * 1_024
const BUFFERED_MAX_BYTES = 1_024 * 1_024
const WAITING_FRAMES_MAX = 100
const PING_EVERY_MS = 15_000
/** A peer from which nothing comes, not even a pong, is gone at the latest after this time. */
const DEAD_AFTER_MS = 60_000
/** The status of RFC 6455 for text that is not what it should be. */
const INVALID_PAYLOAD = 1007
const GOING_AWAY = 1001

export type RealtimeServer = {
  /** Answers the upgrades of this server's path; those of other paths are left to others. */
  readonly attach: (server: Server) => void
  /** Ends every socket; a client that comes back asks for what it has missed. */
  readonly dropAll: () => void
  readonly close: () => void
}

export type RealtimeParts = Omit<ConnectionParts, 'apiKey' | 'send' | 'nextBindingId'> & { readonly log: Log }

export function createRealtimeServer(parts: RealtimeParts): RealtimeServer {
  const { admit, clock, log } = parts
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
  })
  const heardAt = new Map<WebSocket, number>()
  const attached = new Set<Server>()
  let lastBindingId = 0
  let pingTimer = clock.setTimeout(ping, PING_EVERY_MS)

  return {
    attach(server) {
      attached.add(server)
      server.on('upgrade', upgrade)
    },
    close() {
      clock.clearTimeout(pingTimer)
      for (const server of attached) server.off('upgrade', upgrade)
      dropAll()
      sockets.close()
    },
    dropAll,
  }

  function dropAll(): void {
    for (const socket of heardAt.keys()) {
      socket.close(GOING_AWAY)
      socket.terminate()
    }
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const [path, search] = (request.url ?? '').split('?')
    if (path !== PATH) return
    stream.on('error', () => stream.destroy())
    const query = new URLSearchParams(search)
    const apiKey = query.get('apikey') ?? ''
    admit(apiKey)
      .then(({ kind }) => {
        if (kind !== 'admitted') return refuse(stream)
        const version = query.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
        sockets.handleUpgrade(request, stream, head, socket => serve(socket, apiKey, version))
      })
      .catch(error => {
        log.error({ err: error }, 'realtime upgrade failed')
        stream.destroy()
      })
  }

  function serve(socket: WebSocket, apiKey: string, version: ProtocolVersion): void {
    const heard = () => heardAt.set(socket, clock.now())
    const connection = openConnection({
      ...parts,
      apiKey,
      nextBindingId: () => ++lastBindingId,
      send(frame) {
        if (socket.readyState !== socket.OPEN) return
        socket.send(writeFrame(frame, version))
        if (socket.bufferedAmount > BUFFERED_MAX_BYTES) socket.terminate()
      },
    })
    let waiting = 0
    let last: Promise<void> = Promise.resolve()

    heard()
    socket.on('pong', heard)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      heardAt.delete(socket)
      connection.close()
    })
    socket.on('message', (data, isBinary) => {
      heard()
      // Binary frames are broadcasts, which are not offered.
      if (isBinary) return
      const frame = readFrame(data.toString())
      if (!frame) return socket.close(INVALID_PAYLOAD)
      if (++waiting > WAITING_FRAMES_MAX) return socket.terminate()
      last = last
        .then(() => connection.receive(frame))
        .catch(error => {
          log.error({ err: error }, 'realtime frame failed')
          socket.terminate()
        })
        .finally(() => waiting--)
    })
  }

  function ping(): void {
    pingTimer = clock.setTimeout(ping, PING_EVERY_MS)
    for (const [socket, at] of heardAt) {
      if (clock.now() - at > DEAD_AFTER_MS - PING_EVERY_MS) socket.terminate()
      else socket.ping()
    }
  }
}

function refuse(stream: Duplex): void {
  const body = JSON.stringify({ error: 'The token provided is not a valid JWT' })
  stream.end(
    `HTTP/1.1 401 Unauthorized\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
}
