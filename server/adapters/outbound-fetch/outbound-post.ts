import { Readable } from 'node:stream'
import type { OutboundPost } from '#server/ports/outbound.ts'
import { createOutboundRequest, type RequestDeps, readUrl } from './outbound-request.ts'

/** Statuses whose responses have no body (Fetch standard, 2.2.3). */
const WITHOUT_BODY = [204, 205, 304]

/**
 * Returns a POST to the public web only, for URLs that a company named. @throws OutboundError for any other address.
 */
export function createOutboundPost(deps: RequestDeps = {}): OutboundPost {
  const request = createOutboundRequest(deps)
  return async (address, { headers, body, signal }) => {
    const incoming = await request(readUrl(address), { method: 'POST', headers, body, signal })
    const status = incoming.statusCode ?? 0
    const hasBody = !WITHOUT_BODY.includes(status)
    if (!hasBody) incoming.destroy()
    return new Response(hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null, {
      status,
      headers: { 'content-type': incoming.headers['content-type'] ?? '' },
    })
  }
}
