import type { ErrorBody, ErrorCode, RequestIssue } from '#contract/errors.ts'
import { VISITOR_HEADERS } from '#contract/headers.ts'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { VisitorEndpointName } from '#contract/routes/visitor-endpoints.ts'
import type { Clock } from '#core/clock.ts'
import { browserFetch } from './browser-fetch.ts'
import { toJson } from './to-json.ts'

/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 20_000
/**
 * Timeout of a running request once the network is back, because it may have been sent over the lost connection.
 */
const HURRIED_TIMEOUT_MS = 3_000
const TOO_MANY_REQUESTS = 429

/** The result of a call. `refused`: a retry would get the same answer. `unreachable`: a retry may succeed. */
export type Result<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: ErrorCode | null
      /** The errors in the request, for `invalid_request`. */
      readonly issues?: readonly RequestIssue[]
    }
  | {
      readonly kind: 'unreachable'
      /** The status of a response, such as 503. Missing without one. */
      readonly status?: number
    }

/** Calls an endpoint by its name, with a visitor token if the route needs one. Never throws. */
export type Api<Names extends EndpointName> = <Name extends Names>(
  name: Name,
  request: RequestOf<Name>,
  token?: string,
  options?: CallOptions,
) => Promise<Result<ResponseOf<Name>>>

/** `signal` aborts the call, whose result is then `unreachable`. With `keepalive`, it survives the page being left. */
export type CallOptions = { readonly signal?: AbortSignal; readonly keepalive?: boolean }

/** Tenants that do not allow the page's site. Nothing is asked again before the next page load. */
const refusing = new Set<string>()

type Parts = { params?: { id: string }; query?: Record<string, unknown>; body?: unknown }
type Endpoints<Names extends string> = Readonly<Record<Names, readonly [method: string, path: string]>>
/** The server and the tenant of the calls. */
export type ApiOptions = {
  /** Origin of the server. */
  readonly baseUrl: string
  readonly tenant: string
  readonly clock: Clock
}

/** Returns a client for the endpoints of a table, for visitors of a tenant. */
export function createApi<Names extends EndpointName>(
  endpoints: Endpoints<Names>,
  { baseUrl, tenant, clock }: ApiOptions,
): Api<Names> {
  return (name, request, token, options) => {
    if (refusing.has(tenant))
      return Promise.resolve({ kind: 'refused', status: 403, code: 'site_not_allowed' } as const)
    const [method, path] = endpoints[name]
    const { params, query = {}, body } = request as Parts
    const url = new URL(path.replace(':id', params?.id ?? ''), baseUrl)
    for (const field of Object.keys(query)) url.searchParams.set(field, String(query[field]))
    const init: RequestInit = {
      method,
      credentials: 'omit',
      ...options,
      headers: {
        [VISITOR_HEADERS.tenant]: tenant,
        ...pageHeaders(location, baseUrl),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: toJson(body) }),
    }
    return withinTime(clock, options?.signal, signal => call(tenant, url, { ...init, signal }))
  }
}

/** Enforces the timeout even if the page has replaced `fetch` with a wrapper that ignores the signal. */
function withinTime<Value>(
  clock: Clock,
  abort: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return new Promise(answer => {
    const controller = new AbortController()
    let timer = clock.setTimeout(giveUp, REQUEST_TIMEOUT_MS)
    window.addEventListener('online', hurry, { once: true })
    abort?.addEventListener('abort', giveUp)
    run(controller.signal).then(end)

    function end(result: Result<Value>): void {
      clock.clearTimeout(timer)
      window.removeEventListener('online', hurry)
      abort?.removeEventListener('abort', giveUp)
      answer(result)
    }

    function giveUp(): void {
      end({ kind: 'unreachable' })
      controller.abort()
    }

    function hurry(): void {
      clock.clearTimeout(timer)
      timer = clock.setTimeout(giveUp, HURRIED_TIMEOUT_MS)
    }
  })
}

async function call<Value>(tenant: string, url: URL, init: RequestInit): Promise<Result<Value>> {
  try {
    const response = await browserFetch(url, init)
    const { status } = response
    if (response.ok) return { kind: 'ok', value: await response.json() }
    if (status >= 500 || status === TOO_MANY_REQUESTS) return { kind: 'unreachable', status }
    const body: Partial<ErrorBody> | null = await response.json().catch(() => null)
    if (body?.code === 'site_not_allowed') refuseSite(tenant)
    return { kind: 'refused', status, code: body?.code ?? null, ...(body?.issues && { issues: body.issues }) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Lets the widgets of a tenant go away, for a site on which they may not show. */
function refuseSite(tenant: string): void {
  refusing.add(tenant)
  import('../../embed/refuse-tenant.ts')
    .then(({ refuseWidgets }) => refuseWidgets(tenant, 'site_not_allowed'))
    .catch(() => {})
}

/**
 * Returns the headers that identify the calling page: one of the server's pages /widget/{id}, in a frame or not
 * (EMBED-02, CHAT-23).
 */
export function pageHeaders(
  page: Pick<URL, 'origin' | 'pathname' | 'search'>,
  server: string,
): Record<string, string> {
  const widget = page.origin === server ? /^\/widget\/([^/]+)/.exec(page.pathname)?.[1] : undefined
  if (widget === undefined) return {}
  const embedOrigin = originOf(new URLSearchParams(page.search).get('embed_origin'))
  return {
    [VISITOR_HEADERS.widget]: widget,
    ...(embedOrigin && { [VISITOR_HEADERS.embedOrigin]: embedOrigin }),
  }
}

/**
 * Returns a valid origin in the browser's notation, or null, because other values are not allowed in a header.
 */
function originOf(text: string | null): string | null {
  try {
    const { origin } = new URL(text ?? '')
    return origin === 'null' ? null : origin
  } catch {
    return null
  }
}

/** Calls an endpoint for visitors. */
export type VisitorApi = Api<VisitorEndpointName>
