import { ERRORS, type ErrorBody } from '#contract/errors.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import { ApiError } from './api-error.ts'

/** Calls an API route by its name. Rejects with `ApiError`. */
export type CallApi = <Name extends EndpointName>(
  name: Name,
  ...request: keyof RequestOf<Name> extends never ? [] : [RequestOf<Name>]
) => Promise<ResponseOf<Name>>

type AnyRequest = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}

/** What the client needs; `token` returns the bearer token, or null for a call without one. */
type ApiOptions = {
  readonly fetch: typeof fetch
  readonly token: () => Promise<string | null>
  readonly headers: () => Readonly<Record<string, string>>
}

/** Texts by route, for failures without a text from the server (Spec 5 and 8). */
const FAILED: Partial<Record<EndpointName, string>> = {
  signup: 'Signup failed',
  createLead: 'Failed to save lead',
}
/** Time after which a call without an answer counts as lost, in ms: a connection can end without a word. */
const ANSWER_WITHIN_MS = 20_000
/** Writing calls that can be repeated: the outbox sends them until they arrive. */
const REPEATED: ReadonlySet<EndpointName> = new Set(['postMessage', 'addNote', 'saveThreadDraft'])
const UNREACHABLE = 'We could not reach the server. Check your connection and try again.'

/**
 * Sends a route's request. Resolves with a successful response, else rejects with `ApiError`.
 * @param signal aborts the request, and the reading of its answer
 */
export type SendRequest = (
  name: EndpointName,
  request: AnyRequest,
  signal?: AbortSignal | null,
) => Promise<Response>

/** Creates the function that sends requests, with the bearer token and headers from its options. */
export function createSendRequest({ fetch, token, ...options }: ApiOptions): SendRequest {
  return async (name, request, signal = null) => {
    const [method] = ENDPOINTS[name]
    const bearer = await token()
    const headers = new Headers(options.headers())
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (request.body !== undefined) headers.set('content-type', 'application/json')
    const body = request.body === undefined ? {} : { body: JSON.stringify(request.body) }
    const response = await fetch(address(name, request), { method, headers, signal, ...body }).catch(
      unreachable,
    )
    if (!response.ok) throw await readError(response, FAILED[name])
    return response
  }
}

/** Creates a client for every route of the contract that returns JSON. What can be repeated must be answered in time. */
export function createApi(send: SendRequest): CallApi {
  return async (name, ...args) => {
    const isRepeatable = ENDPOINTS[name][0] === 'GET' || REPEATED.has(name)
    const signal = isRepeatable ? AbortSignal.timeout(ANSWER_WITHIN_MS) : null
    const response = await send(name, (args[0] ?? {}) as AnyRequest, signal)
    return response.json().catch(unreachable)
  }
}

function unreachable(): never {
  throw new ApiError('network', 0, UNREACHABLE)
}

/** Returns a route's path with its parameters and query filled in. */
export function address(name: EndpointName, { params = {}, query = {} }: AnyRequest): string {
  const path = ENDPOINTS[name][1].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

async function readError(response: Response, failed: string = ERRORS.internal.text): Promise<ApiError> {
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null)
  const { code = 'internal', error = failed, issues = [] } = body ?? {}
  return new ApiError(code, response.status, error, issues)
}
