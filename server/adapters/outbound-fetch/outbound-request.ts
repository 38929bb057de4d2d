/** One HTTP request to the public web, over a connection to the very address that was checked. */
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { OutboundError } from '#server/ports/outbound.ts'
import { createAddressCheck } from './checked-address.ts'

const PORTS = { 'http:': 80, 'https:': 443 } as const

/** Replacements for DNS and sockets; tests use them. */
export type RequestDeps = {
  /** Returns all addresses of a host; by default the system's resolver does. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Opens the connection; only a test has another. */
  readonly connect?: (address: string, port: number) => Socket
}

/** What to send. `signal` aborts the request. */
export type RequestParts = {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
}

/**
 * Resolves with the response's head; its body is still to be read. @throws OutboundError for a refused URL or
 * address.
 */
export type OutboundRequest = (url: URL, parts: RequestParts) => Promise<IncomingMessage>

/**
 * Returns the request function. It checks every address of the host for every request, so DNS cannot change in
 * between.
 */
export function createOutboundRequest({
  resolve,
  connect = (address, port) => connectTcp({ host: address, port }),
}: RequestDeps): OutboundRequest {
  const addressOf = createAddressCheck(resolve && { resolve })
  return async (url, parts) => {
    const address = await addressOf(bareHost(url))
    parts.signal.throwIfAborted()
    return send(url, () => connect(address, PORTS[url.protocol as keyof typeof PORTS]), parts)
  }
}

/** Parses a URL. @throws OutboundError unless it is http or https on the default port, without credentials. */
export function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new OutboundError('address_refused')
  const url = new URL(text, base)
  const isWeb = url.protocol in PORTS && url.port === ''
  if (!isWeb || url.username !== '' || url.password !== '') throw new OutboundError('address_refused')
  return url
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

function send(
  url: URL,
  open: () => Socket,
  { method, headers, body, signal }: RequestParts,
): Promise<IncomingMessage> {
  const servername = isIP(bareHost(url)) ? '' : url.hostname
  const [request, createConnection] =
    url.protocol === 'https:'
      ? [requestHttps, () => connectTls({ socket: open(), servername, ALPNProtocols: ['http/1.1'] })]
      : [requestHttp, open]
  return new Promise((answered, failed) => {
    const sent = request(url, {
      method,
      signal,
      createConnection,
      headers: {
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
    sent.on('response', answered)
    sent.on('error', failed)
    sent.end(body)
  })
}
