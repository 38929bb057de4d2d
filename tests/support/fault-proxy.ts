/**
 * A bad network between clients and a server on this machine. It parses HTTP, so that it can affect a single
 * request as a network does by chance: lose its response, or deliver it twice.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** What the network does to requests from now on. */
export type Weather =
  /** Responses are delayed by `delayMs`, called for each. */
  | { readonly kind: 'fair'; readonly delayMs?: () => number }
  /** The server's response is cut off for POSTs that `isHit` selects. */
  | { readonly kind: 'ack-lost'; readonly isHit: () => boolean }
  /** Every POST reaches the server twice at once; the first response is used. */
  | { readonly kind: 'dup' }
  /** Open sockets and requests hang silently; new ones are refused. */
  | { readonly kind: 'offline' }
  /** The visitor tokens in the server's responses are replaced. */
  | { readonly kind: 'other-tokens'; readonly replace: (token: string) => Promise<string> }

/** A running proxy. */
export type FaultProxy = {
  readonly port: number
  readonly set: (weather: Weather) => void
  /** Resets every connection, including sockets and requests in flight. */
  readonly resetAll: () => void
  /** Stops all data on open sockets, without closing them. */
  readonly freezeSockets: () => void
  /**
   * How often a fault affected a client: resets, refusals, doubled requests, frozen sockets, sockets that the server has
   * closed, replaced tokens, and server errors.
   */
  readonly bites: () => number
  /** Number of open WebSockets. */
  readonly sockets: () => number
  readonly close: () => Promise<void>
}

const HOST = '127.0.0.1'

/**
 * Listens on a free port in front of a server, or of several nodes: in turn, leaving out those that refuse connections,
 * as a load balancer does.
 */
export async function createFaultProxy(...ports: readonly [number, ...number[]]): Promise<FaultProxy> {
  let weather: Weather = { kind: 'fair' }
  let bites = 0
  const connections = new Set<Socket>()
  const silent = new WeakSet<Duplex>()
  const busy = new Set<Socket>()
  const tunnels = new Map<Duplex, Socket>()
  let turn = 0

  const server = createServer(
    (incoming, answer) => void pass(incoming, answer).catch(() => reset(incoming.socket)),
  )
  server.on('connection', connection => {
    if (weather.kind === 'offline') return reset(connection)
    connections.add(connection)
    connection.on('error', () => {}).on('close', () => connections.delete(connection))
  })
  server.on('upgrade', (...upgrade) => void tunnel(...upgrade))
  await new Promise<void>(resolve => server.listen(0, HOST, resolve))

  function reset(connection: Socket): void {
    bites += 1
    connection.resetAndDestroy()
  }

  function silence(connection: Duplex): void {
    if (silent.has(connection)) return
    bites += 1
    silent.add(connection)
    const upstream = tunnels.get(connection)
    if (!upstream) return
    connection.unpipe(upstream).resume()
    upstream.unpipe(connection).resume()
  }

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { socket, method } = incoming
    busy.add(socket)
    answer.on('close', () => busy.delete(socket))
    const body = await buffer(incoming)
    if (silent.has(socket)) return
    if (method === 'POST' && weather.kind === 'dup') {
      bites += 1
      void ask(incoming, body).then(
        second => second.resume(),
        () => {},
      )
    }
    const cuts = method === 'POST' && weather.kind === 'ack-lost' && weather.isHit()
    const answered = await ask(incoming, body, answer)
    if (answered.statusCode! >= 500) bites += 1
    if (cuts) {
      answered.resume()
      return reset(socket)
    }
    if (weather.kind === 'other-tokens') {
      bites += Number(await answerWithToken(answered, answer, weather.replace))
      return
    }
    const wait = weather.kind === 'fair' ? (weather.delayMs?.() ?? 0) : 0
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    if (silent.has(socket)) return void answered.resume()
    answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
    answered.on('error', () => reset(socket)).pipe(answer)
  }

  /** Sends one copy of a request to the server. With `answer`, it is aborted when its client disconnects. */
  async function ask(
    { method, url, rawHeaders }: IncomingMessage,
    body: Buffer,
    answer?: ServerResponse,
  ): Promise<IncomingMessage> {
    const port = await nextPort()
    return new Promise((resolve, reject) => {
      const options = { host: HOST, port, method, path: url, headers: rawHeaders, agent: false } as const
      const asked = request(options, resolve).on('error', reject)
      answer?.on('close', () => asked.destroy())
      asked.end(body)
    })
  }

  async function nextPort(): Promise<number> {
    turn += 1
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length]!)
    for (const port of inTurn.slice(0, -1)) if (await accepts(port)) return port
    return inTurn.at(-1)!
  }

  async function tunnel(incoming: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    connection.on('error', () => {})
    const upstream = connect(await nextPort(), HOST)
    tunnels.set(connection, upstream)
    const headers = incoming.rawHeaders.flatMap((text, i) => (i % 2 === 0 ? [`${text}: `] : [`${text}\r\n`]))
    upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
    upstream.write(head)
    const end = () => {
      upstream.destroy()
      connection.destroy()
    }
    connection.on('error', end).on('close', () => tunnels.delete(connection) && end())
    upstream
      .on('error', () => {})
      .on('close', () => {
        if (silent.has(connection)) return
        if (tunnels.has(connection)) bites += 1
        end()
      })
    connection.pipe(upstream).pipe(connection)
  }

  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      weather = next
      if (next.kind !== 'offline') return
      for (const connection of connections)
        if (busy.has(connection) || tunnels.has(connection)) silence(connection)
        else connection.resetAndDestroy()
    },
    resetAll() {
      for (const connection of connections) reset(connection)
    },
    freezeSockets() {
      for (const connection of tunnels.keys()) silence(connection)
    },
    bites: () => bites,
    sockets: () => tunnels.size,
    async close() {
      for (const connection of connections) connection.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Whether a server listens. */
function accepts(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = connect(port, HOST)
    probe.on('error', () => resolve(false))
    probe.on('connect', () => {
      probe.destroy()
      resolve(true)
    })
  })
}

/** Passes a response on. Returns whether it had a token, which was replaced. */
async function answerWithToken(
  answered: IncomingMessage,
  answer: ServerResponse,
  replace: (token: string) => Promise<string>,
): Promise<boolean> {
  const body = await buffer(answered)
  const { 'content-length': _, ...headers } = answered.headers
  const token = /"token":"([^"]+)"/.exec(body.toString())?.[1]
  answer.writeHead(answered.statusCode ?? 502, headers)
  answer.end(token ? body.toString().replace(token, await replace(token)) : body)
  return token !== undefined
}
