import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import type { Clock } from '#core/clock.ts'
import type { OpenRealtime, Realtime, RealtimeSocket } from '#server/ports/realtime.ts'

const ANSWER_WITHIN_MS = 3_000

/**
 * Returns an opener of realtime on a loopback port, which is open only while somebody uses it. `attach` serves the
 * sockets there, as on the server that carries the app.
 */
export function realtimeOnLoopback(attach: (server: Server) => void, clock: Clock): OpenRealtime {
  const server = createServer((_, response) => response.writeHead(404).end())
  attach(server)
  let users = 0
  let listening: Promise<unknown> | null = null

  return async () => {
    users++
    listening ??= once(server.listen(0, '127.0.0.1'), 'listening')
    await listening.catch((error: unknown) => {
      release()
      throw error
    })
    const { port } = server.address() as AddressInfo
    return openedAt(`ws://127.0.0.1:${port}`, clock, release)
  }

  function release(): void {
    if (--users > 0) return
    listening = null
    server.close()
  }
}

/** Returns an opener of a Supabase project's realtime. */
export function realtimeOfProject(projectUrl: string, clock: Clock): OpenRealtime {
  return async () => openedAt(projectUrl.replace(/^http/, 'ws'), clock, () => {})
}

function openedAt(url: string, clock: Clock, release: () => void): Realtime {
  const sockets = new Set<WebSocket>()
  return {
    connect: apiKey =>
      new Promise(resolve => {
        const query = new URLSearchParams({ apikey: apiKey, vsn: '2.0.0' })
        const socket = new WebSocket(`${url}/realtime/v1/websocket?${query}`, {
          handshakeTimeout: ANSWER_WITHIN_MS,
        })
        sockets.add(socket)
        const following = follow(socket, clock)
        socket.once('open', () => resolve(following))
        socket.on('error', () => resolve(null))
      }),
    close() {
      for (const socket of sockets) socket.terminate()
      release()
    },
  }
}

function follow(socket: WebSocket, clock: Clock): RealtimeSocket {
  const heard: string[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    heard.push(data.toString())
    for (const look of [...waiting]) look()
  })
  return {
    say: frame => socket.send(JSON.stringify(frame)),
    heard: () => heard,
    until: holds =>
      new Promise(resolve => {
        const timer = clock.setTimeout(() => finish(false), ANSWER_WITHIN_MS)
        function look(): void {
          if (holds(heard)) finish(true)
        }
        function finish(isSo: boolean): void {
          waiting.delete(look)
          clock.clearTimeout(timer)
          resolve(isSo)
        }
        waiting.add(look)
        look()
      }),
  }
}
