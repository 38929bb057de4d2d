/** A bare socket to a gateway that records what it receives. */
import { WebSocket } from 'ws'
import type { GatewayHarness } from './gateway-harness.ts'
import { waitFor } from './wait-for.ts'

type Reply = readonly [string | null, string | null, string, string, Record<string, unknown>]

/** A bare socket and its records. */
export type BareSocket = {
  readonly socket: WebSocket
  /** Frames of version 2.0.0 are lists, those of 1.0.0 objects. */
  readonly told: Reply[]
  /** How it has ended: its close code, or the error that refused the upgrade. */
  readonly end: { code?: number; error?: string }
  readonly send: (frame: unknown) => void
}

const CHANGES = [{ event: 'INSERT', schema: 'public', table: 'messages' }]

/** Waits until the assertion passes. */
export const until = <T>(check: () => T) => waitFor(check, { interval: 10 })

/**
 * Resolves once the upgrade was answered. `address` is the socket's IP address, `origin` the page that opens it,
 * `host` the host that it names.
 */
export async function openBareSocket(
  gateway: Pick<GatewayHarness, 'url' | 'anonKey'>,
  {
    search = `apikey=${gateway.anonKey}&vsn=2.0.0`,
    origin,
    address,
    host,
  }: { search?: string; origin?: string | undefined; address?: string; host?: string } = {},
): Promise<BareSocket> {
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/realtime/v1/websocket?${search}`, {
    ...(origin !== undefined && { origin }),
    headers: {
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(host !== undefined && { host }),
    },
  })
  const told: Reply[] = []
  const end: BareSocket['end'] = {}
  socket.on('message', data => told.push(JSON.parse(String(data))))
  socket.on('close', code => {
    end.code = code
  })
  socket.on('error', error => {
    end.error = error.message
  })
  await until(() => {
    if (socket.readyState === socket.CONNECTING) throw new Error('The upgrade was not answered.')
  })
  return { socket, told, end, send: frame => socket.send(JSON.stringify(frame)) }
}

/** Returns the frame that joins a topic for messages, with a token. */
export function joinFrame(token: string, topic = 'realtime:a', ref = '1'): unknown {
  const config = {
    broadcast: { ack: false, self: false },
    presence: { key: '' },
    postgres_changes: CHANGES,
  }
  return [ref, ref, topic, 'phx_join', { config, access_token: token }]
}

/** Joins, and returns the answer: `ok`, or the reason for the refusal. */
export async function joinAs(socket: BareSocket, token: string, topic = 'realtime:a'): Promise<unknown> {
  const ref = String(socket.told.length + 1)
  socket.send(joinFrame(token, topic, ref))
  return until(() => {
    const reply = socket.told.find(frame => frame[1] === ref && frame[3] === 'phx_reply')
    if (!reply) throw new Error('The join was not answered.')
    const { status, response } = reply[4] as { status: string; response: { reason?: string } }
    return status === 'ok' ? 'ok' : response.reason
  })
}
