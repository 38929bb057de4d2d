import { Agent, request } from 'node:http'
import type { Answer } from './system.ts'

const ANSWER_WITHIN_MS = 20_000
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

/** A response with its parsed JSON. Status 0: the connection was lost, or no answer came in time. */
export type Reply = { readonly status: number; readonly json: unknown }

/** Sends JSON, or nothing. Never rejects. */
export function call(
  origin: string,
  [method, path]: readonly [method: string, path: string],
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: unknown } = {},
): Promise<Reply> {
  return new Promise(resolve => {
    const none = () => resolve({ status: 0, json: null })
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(new URL(path, origin), {
      agent,
      method,
      timeout: ANSWER_WITHIN_MS,
      headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
    })
    sent.on('error', none)
    sent.on('timeout', () => sent.destroy())
    sent.on('response', response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('error', none)
      response.on('end', () => {
        const written = Buffer.concat(parts).toString()
        resolve({ status: response.statusCode ?? 0, json: written === '' ? null : JSON.parse(written) })
      })
    })
    sent.end(text)
  })
}

/** Returns what a status means for the load. */
export function answerOf(status: number): Answer {
  if (status >= 200 && status < 300) return 'acknowledged'
  return status === 429 || status === 503 ? 'refused' : 'failed'
}
