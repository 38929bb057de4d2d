/** Answers and client addresses of WebSocket upgrades, which reach no HTTP route. */
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import type { ClientIp } from '#server/http/client-ip.ts'

/** Answers an upgrade with an error, `{error}` as Supabase Realtime does, and closes the connection. */
export function refuseUpgrade(stream: Duplex, status: 401 | 403 | 404 | 429 | 503, error: string): void {
  const body = JSON.stringify({ error })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // Even if the client never closes its side.
  stream.once('finish', () => stream.destroy())
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Returns a `ClientIp` for upgrades, which reach no route: a one-route app provides the context. */
export function createClientIpOfUpgrade(
  clientIp: ClientIp,
): (upgrade: IncomingMessage) => Promise<string | undefined> {
  const app = new Hono().all('*', c => c.text(clientIp(c) ?? ''))
  app.onError(error => {
    throw error
  })
  return async incoming => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (value !== undefined) headers.set(name, String(value))
    const answer = await app.fetch(new Request('http://upgrade.invalid/', { headers }), { incoming })
    return (await answer.text()) || undefined
  }
}
