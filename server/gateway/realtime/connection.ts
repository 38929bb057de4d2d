/** One socket's side of the Phoenix protocol: joins, leaves, tokens and heartbeats. */
import { SOCKET_JOINS_PER_MINUTE, SOCKETS_PER_TENANT } from '#contract/constants/limits.ts'
import type { Clock } from '#core/clock.ts'
import type { RoleColumns } from '../role-columns.ts'
import { type AuthorizeSocket, INVALID } from './authorize-socket.ts'
import { mayHear, readBindings, readJoin } from './bindings.ts'
import { type Channel, openChannel, type Pass } from './channel.ts'
import type { Frame } from './frames.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { Tally } from './tally.ts'

const CHANNELS_MAX = 20
const MINUTE_MS = 60_000

/** Dependencies of a connection. */
export type ConnectionParts = {
  readonly authorizeSocket: AuthorizeSocket
  readonly clock: Clock
  readonly roleColumns: RoleColumns
  readonly subscriptions: Subscriptions
  /** Sockets of visitors, counted per company. */
  readonly companySockets: Tally
  /** The key in the socket's URL. Channels that send no token use it. */
  readonly apiKey: string
  /** The site of the page that opened the socket; null if it is the server's own, or no page. */
  readonly site: string | null
  readonly send: (frame: Frame) => void
  /** Closes the socket for good. */
  readonly hangUp: () => void
  /** Closes the socket because changes were not delivered. The client reconnects and fetches. */
  readonly disconnect: () => void
}

/** A connection that processes frames. */
export type Connection = {
  /** Answers one frame. Never rejects, whatever a client sends. */
  readonly receive: (frame: Frame) => Promise<void>
  readonly close: () => void
}

/** Returns the connection of one socket. */
export function openConnection(parts: ConnectionParts): Connection {
  const { authorizeSocket, clock, roleColumns, subscriptions, companySockets, send } = parts
  const channels = new Map<string, Channel>()
  let companies: ReadonlySet<string> = new Set()
  let joinedAt: readonly number[] = []
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

  async function join(frame: Frame): Promise<void> {
    const { topic, joinRef } = frame
    const refuse = (reason: string) => reply(frame, 'error', { reason })
    if (!mayJoinAgain()) return refuse('ClientJoinRateLimitReached')
    const requested = readJoin(frame.payload)
    if (!requested || !topic.startsWith('realtime:')) return refuse('malformed join')
    if (requested.refusal) return refuse(requested.refusal)
    const pass = await authorizeSocket(requested.token ?? parts.apiKey, parts.site)
    if (!open) return
    if (typeof pass === 'string') return refuse(pass)
    const { role } = pass.claims
    const bindings = readBindings(requested.changes, role, roleColumns)
    if (!bindings) return refuse('Unable to subscribe to these changes')
    channels.get(topic)?.leave()
    if (channels.size >= CHANNELS_MAX) return refuse('ChannelRateLimitReached')
    if (isCompanyFull(pass)) return refuse('ConnectionRateLimitReached')

    reply(frame, 'ok', { postgres_changes: bindings.map(({ echo }) => echo) })
    if (bindings.length > 0) tellSubscribed(frame)
    const channel = openChannel({
      topic,
      joinRef,
      site: parts.site,
      pass,
      bindings,
      clock,
      subscriptions,
      send,
      expelled,
      disconnect: parts.disconnect,
      ended,
    })
    if (pass.expiresAtMs > clock.now()) channels.set(topic, channel)
    countCompanies()

    function expelled(reason: string): void {
      channel.fail(reason)
      if (channels.size === 0) parts.hangUp()
    }
    function ended(): void {
      channels.delete(topic)
      countCompanies()
    }
  }

  function mayJoinAgain(): boolean {
    const now = clock.now()
    joinedAt = joinedAt.filter(at => now - at < MINUTE_MS)
    if (joinedAt.length >= SOCKET_JOINS_PER_MINUTE) return false
    joinedAt = [...joinedAt, now]
    return true
  }

  function isCompanyFull(pass: Pass): boolean {
    const company = companyOf(pass)
    if (company === undefined || companies.has(company)) return false
    return companySockets.count(company) >= SOCKETS_PER_TENANT
  }

  function countCompanies(): void {
    const before = companies
    const all = [...channels.values()].map(channel => companyOf(channel.pass()))
    const now = new Set(all.filter(company => company !== undefined))
    for (const company of now) if (!before.has(company)) companySockets.add(company)
    for (const company of before) if (!now.has(company)) companySockets.remove(company)
    companies = now
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
    if (typeof token !== 'string' || token === channel.pass().token) return
    const pass = await authorizeSocket(token, parts.site)
    if (typeof pass === 'string') channel.fail(pass)
    else if (!mayHear(channel.bindings, pass.claims.role, roleColumns)) channel.fail(INVALID)
    else if (isCompanyFull(pass)) channel.fail('ConnectionRateLimitReached')
    else {
      channel.renew(pass)
      countCompanies()
    }
  }
}

function companyOf({ claims }: Pass): string | undefined {
  const company = claims['company_id']
  return typeof company === 'string' ? company : undefined
}
