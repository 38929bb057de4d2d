/** Fetches texts from the public web, at URLs that anybody may name. */
import type { IncomingMessage } from 'node:http'
import { BRAND } from '#contract/brand.ts'
import type { Clock } from '#core/clock.ts'
import { OutboundError, type OutboundFetch, type OutboundPage } from '#server/ports/outbound.ts'
import { createOutboundRequest, type RequestDeps, readUrl } from './outbound-request.ts'

const TIMEOUT_MS = 5_000
const MAX_REDIRECTS = 3
const HEADERS = { 'user-agent': `${BRAND.name} import` }

/** The clock for the timeout, and what `createOutboundRequest` needs. */
export type OutboundDeps = RequestDeps & { readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'> }
type FetchLimits = Parameters<OutboundFetch>[1]
type Answer =
  | { readonly kind: 'page'; readonly page: OutboundPage }
  | { readonly kind: 'elsewhere'; readonly url: string }

/** Returns the fetch: it follows up to three redirects and checks the address of each. @throws OutboundError. */
export function createOutboundFetch({ clock, ...deps }: OutboundDeps): OutboundFetch {
  const request = createOutboundRequest(deps)

  async function fetchOnce(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<Answer> {
    const response = await request(url, { method: 'GET', headers: HEADERS, signal })
    const { statusCode: status = 0, headers } = response
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      response.destroy()
      return { kind: 'elsewhere', url: headers.location }
    }
    if (status !== 200 || !isWanted(response, limits.mediaTypes)) {
      response.destroy()
      throw new OutboundError('wrong_answer')
    }
    return { kind: 'page', page: { url: url.href, text: await readText(response, limits.maxBytes) } }
  }

  return async (address, limits) => {
    const timeout = new AbortController()
    const timer = clock.setTimeout(() => timeout.abort(), TIMEOUT_MS)
    try {
      let url = readUrl(address)
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const answer = await fetchOnce(url, limits, timeout.signal)
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
