import type { ErrorBody, ErrorCode, RequestIssue } from '#contract/errors.ts'
import { VISITOR_HEADERS } from '#contract/headers.ts'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import { browserFetch } from './browser-fetch.ts'
import { toJson } from './to-json.ts'

/** A request without an answer is given up after this long. */
const REQUEST_TIMEOUT_MS = 20_000
/** And this long after the network is back: the request may have gone out into the one that was lost. */
const HURRIED_TIMEOUT_MS = 3_000
const TOO_MANY_REQUESTS = 429

/** `refused`: the server will say the same again. `unreachable`: a later try may succeed. */
export type Result<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly code: ErrorCode | null
      /** What the request got wrong, for `invalid_request`. */
      readonly issues?: readonly RequestIssue[]
    }
  | { readonly kind: 'unreachable' }

/** One of the calls by its name, with a visitor token where the route wants one. Never throws. */
export type Api<Names extends EndpointName> = <Name extends Names>(
  name: Name,
  request: RequestOf<Name>,
  token?: string,
) => Promise<Result<ResponseOf<Name>>>

type Parts = { params?: { id: string }; query?: Record<string, unknown>; body?: unknown }
type Endpoints<Names extends string> = Readonly<Record<Names, readonly [method: string, path: string]>>
/** Whose calls they are. */
export type ApiOptions = {
  /** Origin of the server. */
  readonly baseUrl: string
  readonly tenant: string
  readonly clock: Clock
}

/** The calls that a table lists, for a tenant's visitors. */
export function createApi<Names extends EndpointName>(
  endpoints: Endpoints<Names>,
  { baseUrl, tenant, clock }: ApiOptions,
): Api<Names> {
  return (name, request, token) => {
    const [method, path] = endpoints[name]
    const { params, query = {}, body } = request as Parts
    const url = new URL(path.replace(':id', params?.id ?? ''), baseUrl)
    for (const field of Object.keys(query)) url.searchParams.set(field, String(query[field]))
    const init: RequestInit = {
      method,
      credentials: 'omit',
      headers: {
        [VISITOR_HEADERS.tenant]: tenant,
        ...pageHeaders(location, baseUrl),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: toJson(body) }),
    }
    return withinTime(clock, signal => call(url, { ...init, signal }))
  }
}

/** Gives up in time even where the page has put a `fetch` of its own in place, which may ignore the signal. */
function withinTime<Value>(
  clock: Clock,
  run: (signal: AbortSignal) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return new Promise(answer => {
    const controller = new AbortController()
    let timer = clock.setTimeout(giveUp, REQUEST_TIMEOUT_MS)
    window.addEventListener('online', hurry, { once: true })
    run(controller.signal).then(end)

    function end(result: Result<Value>): void {
      clock.clearTimeout(timer)
      window.removeEventListener('online', hurry)
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

async function call<Value>(url: URL, init: RequestInit): Promise<Result<Value>> {
  try {
    const response = await browserFetch(url, init)
    const { status } = response
    if (response.ok) return { kind: 'ok', value: await response.json() }
    if (status >= 500 || status === TOO_MANY_REQUESTS) return { kind: 'unreachable' }
    const body: Partial<ErrorBody> | null = await response.json().catch(() => null)
    return { kind: 'refused', status, code: body?.code ?? null, ...(body?.issues && { issues: body.issues }) }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** What a call says of the page that it comes from: of ours at /widget/{id}, in a frame or not (EMBED-02, CHAT-23). */
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

/** A well-formed origin, as the browser writes it; anything else cannot stand in a header. */
function originOf(text: string | null): string | null {
  try {
    const { origin } = new URL(text ?? '')
    return origin === 'null' ? null : origin
  } catch {
    return null
  }
}
