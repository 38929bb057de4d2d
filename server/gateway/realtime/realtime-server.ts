/** The WebSocket server of realtime/v1, with the limits of a socket. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { WRONG_SITE } from '#contract/constants/conversation.ts'
import { SOCKETS_PER_IP } from '#contract/constants/limits.ts'
import { ERRORS } from '#contract/errors.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { otherSite } from '#server/http/allowed-sites.ts'
import type { ClientIp } from '#server/http/client-ip.ts'
import { networkOf } from '#server/limits/network-of.ts'
import type { Log } from '#server/ports/log.ts'
import type { AdmittedClaims } from '../admission.ts'
import { createAuthorizeSocket, INVALID, mayComeFrom, type PassDeps } from './authorize-socket.ts'
import { type ConnectionParts, openConnection } from './connection.ts'
import { type ProtocolVersion, readBinaryFrame, readFrame } from './frames.ts'
import { createSharedFrames } from './shared-frames.ts'
import type { ReadSites } from './socket-access.ts'
import { createTally } from './tally.ts'
import { createClientIpOfUpgrade, refuseUpgrade } from './upgrade.ts'

const PATH = '/realtime/v1/websocket'
const FRAME_MAX_BYTES = 64 * 1_024
const BUFFERED_MAX_BYTES = 1_024 * 1_024
const WAITING_FRAMES_MAX = 100
const PING_EVERY_MS = 15_000
/** Time without anything from a client, not even a pong, after which its socket is closed, in ms. */
const DEAD_AFTER_MS = 60_000
/** Status codes of RFC 6455, section 7.4.1. */
const GOING_AWAY = 1001
const INVALID_PAYLOAD = 1007
const POLICY_VIOLATION = 1008
/** Registered with IANA: the client may reconnect. */
const SERVICE_RESTART = 1012
/** At a restart, the sockets close one after the other, so that not all clients come back at the same moment. In ms. */
const CLOSE_EVERY_MS = 2
const CLOSE_WITHIN_MS = 10_000
/** How long a client has to answer the close of its socket, in ms. */
const CLOSING_MS = 2_000

/** The WebSocket server. */
export type RealtimeServer = {
  /** Answers upgrades of this server's path, and leaves other paths to others. */
  readonly attach: (server: Server) => void
  /** Closes every socket. Clients that reconnect fetch what they missed. */
  readonly dropAll: () => void
  /** Number of a company's open sockets. */
  readonly countSockets: (companyId: string) => number
  /** Number of all open sockets. */
  readonly countAll: () => number
  /** Closes every socket, one after the other, and opens no other. Resolves once all are closed. */
  readonly release: () => Promise<void>
  readonly close: () => void
}

/** Dependencies of the server. */
export type RealtimeParts = PassDeps &
  Pick<ConnectionParts, 'clock' | 'roleColumns' | 'subscriptions'> & {
    readonly clientIp: ClientIp
    /** Whether the server answers for a host, with its port. */
    readonly isKnownHost: (host: string) => boolean
    readonly publicUrl: string
    readonly readSites: ReadSites
    readonly log: Pick<Log, 'error'>
  }

/** What is known of a client before its socket opens. */
type Caller = {
  readonly apiKey: string
  readonly version: ProtocolVersion
  /** The site of the page that opens the socket; null if it is the server's own, or no page. */
  readonly site: string | null
  /** The network by which the caller's sockets are counted. */
  readonly network: string | undefined
}

/** Returns the server, not yet attached to an HTTP server. */
export function createRealtimeServer(parts: RealtimeParts): RealtimeServer {
  const { admit, clock, log, isKnownHost, readSites } = parts
  const authorizeSocket = createAuthorizeSocket(parts)
  const clientIpOfUpgrade = createClientIpOfUpgrade(parts.clientIp)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
  })
  const heardAt = new Map<WebSocket, number>()
  const attached = new Set<Server>()
  const networkSockets = createTally()
  const writeFrame = createSharedFrames()
  const companySockets = createTally()
  let isReleasing = false
  let pingTimer = clock.setTimeout(ping, PING_EVERY_MS)

  return {
    attach(server) {
      attached.add(server)
      server.on('upgrade', upgrade)
    },
    close() {
      clock.clearTimeout(pingTimer)
      for (const server of attached) server.off('upgrade', upgrade)
      dropAll(SERVICE_RESTART)
      sockets.close()
    },
    dropAll: () => dropAll(GOING_AWAY),
    countSockets: companySockets.count,
    countAll: () => heardAt.size,
    async release() {
      isReleasing = true
      const all = [...heardAt.keys()]
      const everyMs = Math.min(CLOSE_EVERY_MS, CLOSE_WITHIN_MS / all.length)
      await Promise.all(all.map((socket, index) => closeIn(socket, index * everyMs)))
    },
  }

  function dropAll(code: number): void {
    for (const socket of heardAt.keys()) drop(socket, code)
  }

  function drop(socket: WebSocket, code: number): void {
    socket.close(code)
    socket.terminate()
  }

  function closeIn(socket: WebSocket, delayMs: number): Promise<void> {
    return new Promise(resolve => {
      let timer = clock.setTimeout(() => {
        socket.close(SERVICE_RESTART)
        timer = clock.setTimeout(() => socket.terminate(), CLOSING_MS)
      }, delayMs)
      socket.once('close', () => {
        clock.clearTimeout(timer)
        resolve()
      })
    })
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const [path, search] = (request.url ?? '').split('?')
    stream.on('error', () => stream.destroy())
    // Node leaves the socket open for the upgrade listener.
    if (path !== PATH) {
      refuseUpgrade(stream, 404, 'Not found')
      return
    }
    if (isReleasing) {
      refuseUpgrade(stream, 503, 'The server is restarting')
      return
    }
    if (!isKnownHost(request.headers.host ?? 'localhost')) {
      refuseUpgrade(stream, 400, ERRORS.host_unknown.text)
      return
    }
    const query = new URLSearchParams(search)
    letIn(query, request, stream, head).catch(error => {
      log.error({ err: error }, 'realtime upgrade failed')
      stream.destroy()
    })
  }

  async function letIn(
    query: URLSearchParams,
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
  ): Promise<void> {
    const apiKey = query.get('apikey') ?? ''
    // As of requests. Other headers than these say nothing of a socket: browsers always send its origin.
    const { origin, host } = request.headers
    const headers: Readonly<Record<string, string | undefined>> = { origin, host }
    const site = otherSite(name => headers[name], parts.publicUrl)
    const address = await clientIpOfUpgrade(request)
    const network = address && networkOf(address)
    const admission = await admit(apiKey)
    if (admission.kind !== 'admitted') return refuseUpgrade(stream, 401, INVALID)
    // On a host of all companies, they are known only when the visitor joins, and checked again then.
    const sites = site === null ? [] : await readSites(companyOf(request, admission.claims))
    if (!mayComeFrom(site, admission.claims, sites)) return refuseUpgrade(stream, 403, WRONG_SITE)
    if (network && networkSockets.count(network) >= SOCKETS_PER_IP)
      return refuseUpgrade(stream, 429, 'Too many connections')
    const version = query.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0'
    sockets.handleUpgrade(request, stream, head, socket => serve(socket, { apiKey, version, site, network }))
  }

  function serve(socket: WebSocket, { apiKey, version, site, network }: Caller): void {
    const heard = () => heardAt.set(socket, clock.now())
    const connection = openConnection({
      ...parts,
      authorizeSocket,
      companySockets,
      apiKey,
      site,
      send(frame) {
        if (socket.readyState !== socket.OPEN) return
        socket.send(writeFrame(frame, version))
        if (socket.bufferedAmount > BUFFERED_MAX_BYTES) socket.terminate()
      },
      hangUp: () => socket.close(POLICY_VIOLATION),
      disconnect: () => drop(socket, GOING_AWAY),
    })
    let waiting = 0
    let last: Promise<void> = Promise.resolve()

    heard()
    if (network) networkSockets.add(network)
    socket.on('pong', heard)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      heardAt.delete(socket)
      if (network) networkSockets.remove(network)
      connection.close()
    })
    socket.on('message', (data, isBinary) => {
      heard()
      const frame = isBinary ? readBinaryFrame(data as Buffer) : readFrame(data.toString())
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

/** Returns the company that a socket is for, as far as its key or host tell. */
function companyOf({ headers }: IncomingMessage, claims: AdmittedClaims): Parameters<ReadSites>[0] {
  const id = claims['company_id']
  return { id: typeof id === 'string' ? id : undefined, subdomain: tenantOfHost(headers.host ?? '') }
}
