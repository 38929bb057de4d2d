/** The public web over node's own HTTP client, on a connection to the very address that was looked at. */
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { BRAND } from '#contract/brand.ts'
import type { Clock } from '#core/clock.ts'
import { OutboundError, type OutboundFetch, type OutboundPage } from '#server/ports/outbound.ts'
import { isPublicAddress } from './is-public-address.ts'

const TIMEOUT_MS = 5_000
const MAX_REDIRECTS = 3
const PORTS = { 'http:': 80, 'https:': 443 } as const

export type OutboundMeans = {
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  /** Every address that a name has; the system's own resolver unless a test says otherwise. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Opens the connection; only a test has another. */
  readonly connect?: (address: string, port: number) => Socket
}
type Wish = Parameters<OutboundFetch>[1]
type Answer =
  | { readonly kind: 'page'; readonly page: OutboundPage }
  | { readonly kind: 'elsewhere'; readonly url: string }

export function createOutboundFetch({
  clock,
  resolve = resolveBySystem,
  connect = (address, port) => connectTcp({ host: address, port }),
}: OutboundMeans): OutboundFetch {
  /** Checked anew for every redirect; one address of a name that is not public refuses the name. */
  async function addressOf(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
    if (addresses.length === 0) throw new OutboundError('unreachable')
    if (!addresses.every(isPublicAddress)) throw new OutboundError('address_refused')
    return addresses[0]!
  }

  async function fetchOnce(url: URL, wish: Wish, signal: AbortSignal): Promise<Answer> {
    const address = await addressOf(url)
    signal.throwIfAborted()
    const response = await send(url, () => connect(address, PORTS[protocolOf(url)]), signal)
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      response.destroy()
      return { kind: 'elsewhere', url: headers.location }
    }
    if (status !== 200 || !isWanted(response, wish.mediaTypes)) {
      response.destroy()
      throw new OutboundError('wrong_answer')
    }
    return { kind: 'page', page: { url: url.href, text: await readText(response, wish.maxBytes) } }
  }

  return async (address, wish) => {
    const timeout = new AbortController()
    const timer = clock.setTimeout(() => timeout.abort(), TIMEOUT_MS)
    try {
      let url = readUrl(address)
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const answer = await fetchOnce(url, wish, timeout.signal)
        if (answer.kind === 'page') return answer.page
        url = readUrl(answer.url, url)
      }
      throw new OutboundError('wrong_answer')
    } catch (error) {
      throw error instanceof OutboundError ? error : new OutboundError('unreachable')
    } finally {
      clock.clearTimeout(timer)
    }
  }
}

async function resolveBySystem(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

/** Only the web's own ports, and nobody's password. */
function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new OutboundError('address_refused')
  const url = new URL(text, base)
  const isWeb = url.protocol in PORTS && url.port === ''
  if (!isWeb || url.username !== '' || url.password !== '') throw new OutboundError('address_refused')
  return url
}

function protocolOf(url: URL): keyof typeof PORTS {
  return url.protocol as keyof typeof PORTS
}

function send(url: URL, open: () => Socket, signal: AbortSignal): Promise<IncomingMessage> {
  const servername = isIP(url.hostname.replace(/^\[|\]$/g, '')) ? '' : url.hostname
  const [request, createConnection] =
    url.protocol === 'https:'
      ? [requestHttps, () => connectTls({ socket: open(), servername, ALPNProtocols: ['http/1.1'] })]
      : [requestHttp, open]
  return new Promise((answered, failed) => {
    const sent = request(url, {
      signal,
      createConnection,
      headers: {
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
        'user-agent': `${BRAND.name} import`,
      },
    })
    sent.on('response', answered)
    sent.on('error', failed)
    sent.end()
  })
}

function isWanted({ headers }: IncomingMessage, mediaTypes: readonly string[]): boolean {
  const mediaType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  const encoding = headers['content-encoding'] ?? 'identity'
  return mediaTypes.includes(mediaType) && encoding === 'identity'
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('too_large')
    chunks.push(chunk)
  }
  return decoderFor(response).decode(Buffer.concat(chunks))
}

function decoderFor({ headers }: IncomingMessage): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '') ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
