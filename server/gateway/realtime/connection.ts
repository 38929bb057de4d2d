/** One socket's side of the Phoenix protocol: joining, leaving, tokens and heartbeats. */
import type { Clock } from '#core/clock.ts'
import type { Admit } from '../admission.ts'
import type { RoleColumns } from '../role-columns.ts'
import { mayHear, readBindings, readJoin } from './bindings.ts'
import { type Channel, openChannel, type Pass } from './channel.ts'
import type { Frame } from './frames.ts'
import type { Subscriptions } from './subscriptions.ts'

const CHANNELS_MAX = 20
const EXPIRED = 'Token has expired'
const INVALID = 'The token provided is not a valid JWT'

export type ConnectionParts = {
  readonly admit: Admit
  readonly clock: Clock
  readonly roleColumns: RoleColumns
  readonly subscriptions: Subscriptions
  readonly nextBindingId: () => number
  /** The key in the socket's address; channels that bring no token hear as its bearer. */
  readonly apiKey: string
  readonly send: (frame: Frame) => void
}

export type Connection = {
  /** Answers one frame; never rejects for anything a client sends. */
  readonly receive: (frame: Frame) => Promise<void>
  readonly close: () => void
}

export function openConnection(parts: ConnectionParts): Connection {
  const { admit, clock, roleColumns, subscriptions, send } = parts
  const channels = new Map<string, Channel>()
  let open = true

  return {
    async receive(frame) {
      const channel = channels.get(frame.topic)
      if (frame.topic === 'phoenix' && frame.event === 'heartbeat') reply(frame, 'ok', {})
      else if (frame.event === 'phx_join') await join(frame)
      else if (!channel) reply(frame, 'error', { reason: 'unmatched topic' })
      else if (frame.event === 'phx_leave') leave(channel, frame)
      else if (frame.event === 'access_token') await renew(channel, frame)
      else reply(frame, 'error', { reason: `${frame.event} is not offered` })
    },
    close() {
      open = false
      for (const channel of channels.values()) channel.leave()
    },
  }

  function reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: object): void {
    send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  /** The token's pass, or the reason why there is none. */
  async function passFor(token: string): Promise<Pass | string> {
    const admission = await admit(token)
    if (admission.kind === 'admitted') return { token, ...admission }
    return admission.kind === 'expired' ? EXPIRED : INVALID
  }

  async function join(frame: Frame): Promise<void> {
    const { topic, joinRef } = frame
    const wishes = readJoin(frame.payload)
    if (!wishes || !topic.startsWith('realtime:')) return reply(frame, 'error', { reason: 'malformed join' })
    const pass = await passFor(wishes.token ?? parts.apiKey)
    if (!open) return
    if (typeof pass === 'string') return reply(frame, 'error', { reason: pass })
    const { role } = pass.claims
    const bindings = readBindings(wishes.changes, role, roleColumns, parts.nextBindingId)
    if (!bindings) return reply(frame, 'error', { reason: 'Unable to subscribe to these changes' })
    channels.get(topic)?.leave()
    if (channels.size >= CHANNELS_MAX) return reply(frame, 'error', { reason: 'ChannelRateLimitReached' })

    reply(frame, 'ok', { postgres_changes: bindings.map(({ echo }) => echo) })
    if (bindings.length > 0) tellSubscribed(frame)
    const ended = () => channels.delete(topic)
    const channel = openChannel({ topic, joinRef, pass, bindings, clock, subscriptions, send, ended })
    if (pass.expiresAtMs > clock.now()) channels.set(topic, channel)
  }

  function tellSubscribed({ joinRef, topic }: Frame): void {
    const message = 'Subscribed to PostgreSQL'
    const channel = topic.replace(/^realtime:/, '')
    const payload = { extension: 'postgres_changes', status: 'ok', message, channel }
    send({ joinRef, ref: null, topic, event: 'system', payload })
  }

  function leave(channel: Channel, frame: Frame): void {
    channel.leave()
    reply(frame, 'ok', {})
    send({ joinRef: frame.joinRef, ref: frame.joinRef, topic: frame.topic, event: 'phx_close', payload: {} })
  }

  async function renew(channel: Channel, { payload }: Frame): Promise<void> {
    const token = (payload as { access_token?: unknown } | null)?.access_token
    if (typeof token !== 'string' || token === channel.token()) return
    const pass = await passFor(token)
    if (typeof pass === 'string') channel.fail(pass)
    else if (!mayHear(channel.bindings, pass.claims.role, roleColumns)) channel.fail(INVALID)
    else channel.renew(pass)
  }
}
