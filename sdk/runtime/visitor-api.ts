import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'

/** A request without an answer is given up after this long. */
const REQUEST_TIMEOUT_MS = 20_000
const TOO_MANY_REQUESTS = 429

/** `refused`: the server will say the same again. `unreachable`: a later try may succeed. */
export type Result<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly status: number; readonly code: ErrorCode | null }
  | { readonly kind: 'unreachable' }

/** One call of the route table, with a visitor token where the route wants one. Never throws. */
export type VisitorApi = <Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
  token?: string,
) => Promise<Result<ResponseOf<Name>>>

type Parts = { params?: { id: string }; query?: Record<string, unknown>; body?: unknown }

/** The calls of a tenant's visitors, at the server of `baseUrl` (an origin). */
export function createVisitorApi(baseUrl: string, tenant: string): VisitorApi {
  return async (name, request, token) => {
    const [method, path] = ENDPOINTS[name]
    const { params, query, body } = request as Parts
    const url = new URL(path.replace(':id', params?.id ?? ''), baseUrl)
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value))
    try {
      const response = await fetch(url, {
        method,
        credentials: 'omit',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        headers: {
          [HEADERS.tenant]: tenant,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return await readResult(response)
    } catch {
      return { kind: 'unreachable' }
    }
  }
}

async function readResult<Value>(response: Response): Promise<Result<Value>> {
  const { status } = response
  if (response.ok) return { kind: 'ok', value: await response.json() }
  if (status >= 500 || status === TOO_MANY_REQUESTS) return { kind: 'unreachable' }
  const body: Partial<ErrorBody> | null = await response.json().catch(() => null)
  return { kind: 'refused', status, code: body?.code ?? null }
}
