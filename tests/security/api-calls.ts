/** One cell of the API matrix: a request by one identity to one target, and its answer. */
import { randomUUID } from 'node:crypto'
import { REQUEST_ID_HEADER } from '#contract/headers.ts'
import { personId } from '#tests/support/test-server.ts'
import type { Tenant } from './api-identities.ts'
import { API_IDENTITIES, type ApiIdentity, type ApiIdentityName, headersOf } from './api-identities.ts'
import { API_POLICY } from './api-policy.ts'
import { bodyFor, pathFor, queryFor } from './api-requests.ts'
import type { Target } from './api-rule.ts'
import type { ApiStage } from './api-stage.ts'
import type { ApiWorld } from './api-world.ts'

/** A route, an identity and a target. */
export type Cell = { readonly route: string; readonly identity: ApiIdentityName; readonly target: Target }
/** The answer to a cell's request. */
export type CellAnswer = {
  /** Such as `200 ok`, `200 none` or `403 forbidden`. */
  readonly outcome: string
  /** Status, headers and body, without the date and the request's id. */
  readonly bytes: string
}
/** Additions to the valid request; `over` overrides fields of its body. */
export type Extras = {
  readonly headers?: Record<string, string>
  readonly body?: Readonly<Record<string, unknown>>
  readonly over?: Readonly<Record<string, unknown>>
}

/** Returns the targets of a route for an identity. */
export function targetsOf(route: string, name: ApiIdentityName): readonly Target[] {
  const { target } = API_POLICY[route]!
  if (target === undefined) return ['none']
  const identity: ApiIdentity = API_IDENTITIES[name]
  if (identity.kind === 'visitor' && target === 'conversation')
    return ['own', 'neighbour', 'other', 'random', 'bad']
  if (identity.kind === 'session' && identity.acting && target === 'impersonation')
    return ['own', 'neighbour', 'other', 'random', 'bad']
  // Staff would really suspend the other tenant.
  const isForStaff = target === 'tenant' && name === 'platform staff' && !route.startsWith('GET ')
  return isForStaff ? ['own', 'random', 'bad'] : ['own', 'other', 'random', 'bad']
}

/** Sends a cell's request and returns the answer. */
export async function callCell(
  { server, world }: ApiStage,
  { route, identity: name, target }: Cell,
  extras: Extras = {},
): Promise<CellAnswer> {
  const [method, path] = route.split(' ') as [string, string]
  const identity: ApiIdentity = API_IDENTITIES[name]
  const mayChange = method !== 'GET' && identity.kind !== 'refused' && ['own', 'none'].includes(target)
  const isAboutConversation =
    identity.kind === 'visitor' || (API_POLICY[route]!.target ?? 'conversation') === 'conversation'
  const isFixed = !(mayChange && isAboutConversation) && identity.tenant !== 'clinic'
  const conversation = await world[isFixed ? 'fixed' : 'fresh']('conversation', identity.tenant)
  const id = await idOf(world, route, identity, target, conversation)
  const isOwnActing = API_POLICY[route]!.target === 'impersonation' && target === 'own'
  if (isOwnActing)
    await world.sql('update public.impersonations set redeemed_at = created_at where id = $1', [id])
  const about = { conversationId: conversation, impersonationId: isOwnActing ? id : undefined }
  const headers = await headersOf(name, server, world, about)
  const nowS = Math.floor(server.clock.now() / 1_000)
  const valid = await bodyFor(route, { world, tenant: identity.tenant, id, nowS })
  const body = valid || extras.body ? { ...extras.body, ...valid, ...extras.over } : undefined
  const response = await server.request(pathFor(path, id) + queryFor(route, world, identity.tenant), {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }), ...extras.headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return readAnswer(response)
}

/** Reads a response's outcome and bytes. */
export async function readAnswer(response: Response): Promise<CellAnswer> {
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
  const code = isJson ? wordFor(response.status, JSON.parse(text)) : response.status < 400 ? 'ok' : 'text'
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== REQUEST_ID_HEADER)
  return {
    outcome: `${response.status} ${code}`,
    bytes: `${response.status}\n${JSON.stringify(headers)}\n${text}`,
  }
}

/** Returns a refusal's error code, in each endpoint's own format; for a list, whether it has entries. */
function wordFor(status: number, body: Record<string, string> | readonly unknown[]): string {
  if (Array.isArray(body)) return body.length > 0 ? 'rows' : 'none'
  const { error_code, code, error, message } = body as Record<string, string>
  return status < 400 ? 'ok' : String(error_code ?? code ?? error ?? message)
}

async function idOf(
  world: ApiWorld,
  route: string,
  identity: ApiIdentity,
  target: Target,
  conversation: string,
): Promise<string> {
  const kind = API_POLICY[route]!.target ?? 'conversation'
  const otherTenant: Tenant = identity.tenant === 'noor' ? 'acme' : 'noor'
  switch (target) {
    case 'none':
      return conversation
    case 'own':
      if (kind === 'conversation') return conversation
      return world.fresh(
        kind,
        identity.tenant,
        identity.kind === 'session' ? personId(identity.email) : undefined,
      )
    case 'neighbour':
      return world.fresh(kind, identity.tenant)
    case 'other':
      return world.fixed(kind, otherTenant)
    case 'random':
      return randomUUID()
    case 'bad':
      return 'no-uuid'
  }
}
