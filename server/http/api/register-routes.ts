import { IncomingMessage } from 'node:http'
import type { Context, Hono } from 'hono'
import type { ZodType } from 'zod'
import type { LimitName } from '#contract/constants/limits.ts'
import { BODY_MAX_BYTES } from '#contract/constants/server.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import { type ParsedRequestOf, type ResponseOf, ROUTES } from '#contract/routes/index.ts'
import type { Access, Route } from '#contract/routes/route.ts'
import type { Clock } from '#core/clock.ts'
import type { CsvRow } from '#core/text/csv.ts'
import { AppError } from '#server/domain/app-error.ts'
import type { LimitSubject, RateLimits } from '#server/limits/rate-limits.ts'
import type { Log } from '#server/ports/log.ts'
import type { AllowedSites } from '../allowed-sites.ts'
import type { CallerNetwork } from '../caller-network.ts'
import type { ClientIp } from '../client-ip.ts'
import { errorResponse, refuse } from '../error-response.ts'
import { isEncoded } from '../is-encoded.ts'
import { isStorable, parseJson, UnstorableTextError } from '../storable.ts'
import { csvFile } from './csv-file.ts'
import { type EventFeed, eventStream } from './event-stream.ts'
import { type Actors, type AnyActor, type ResolveDeps, resolveActor, withNetwork } from './resolve-actor.ts'

type AccessOf<Name extends EndpointName> = (typeof ROUTES)[Name]['access'][number]

/** What a handler receives: the parsed request, and an actor that the route admits. */
export type Call<Name extends EndpointName> = ParsedRequestOf<Name> & {
  readonly actor: Actors[AccessOf<Name> & Access]
  /** The origin under which the caller reached the server. */
  readonly origin: string
  /** The `origin` header: the site of the page that calls, as its browser names it. */
  readonly pageOrigin: string | undefined
  /** The caller's address; undefined if it is not known. */
  readonly clientIp: string | undefined
}
type Answered<Name extends EndpointName> = (typeof ROUTES)[Name] extends { readonly isStream: true }
  ? EventFeed<ResponseOf<Name>>
  : (typeof ROUTES)[Name] extends { readonly isCsv: true }
    ? AsyncIterable<CsvRow>
    : ResponseOf<Name>
/** One handler per route. */
export type Handlers = {
  readonly [Name in EndpointName]: (call: Call<Name>) => Promise<Answered<Name>> | Answered<Name>
}

/** Dependencies of the routes. */
export type RouteDeps = ResolveDeps & {
  readonly clock: Clock
  readonly log: Log
  readonly limits: RateLimits
  readonly clientIp: ClientIp
  readonly callerNetwork: CallerNetwork
  readonly sites: AllowedSites
  readonly originOf: (c: Context) => string
}

/** Registers a handler for every route of the contract. Everything else below /api is 404. */
export function registerRoutes(app: Hono, handlers: Handlers, deps: RouteDeps): void {
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const [method, path] = ENDPOINTS[name]
    const handler = handlers[name] as (call: unknown) => Promise<unknown> | unknown
    app.on(method, path, c => answer(c, name, handler, deps))
  }
  // Registered after all routes, since one path can have several methods.
  for (const [, path] of Object.values(ENDPOINTS)) app.all(path, c => refuse(c, 'method_not_allowed'))
  app.all('/api/*', c => refuse(c, 'route_not_found'))
}

function answer(
  c: Context,
  name: EndpointName,
  handler: (call: unknown) => Promise<unknown> | unknown,
  deps: RouteDeps,
): Promise<Response> {
  const { isDeferrable }: Route = ROUTES[name]
  return deps.database.inRequest({ isDeferrable: isDeferrable === true }, () =>
    answerInTurn(c, name, handler, deps),
  )
}

async function answerInTurn(
  c: Context,
  name: EndpointName,
  handler: (call: unknown) => Promise<unknown> | unknown,
  deps: RouteDeps,
): Promise<Response> {
  c.header('cache-control', 'no-store')
  try {
    const route: Route = ROUTES[name]
    const clientIp = deps.clientIp(c)
    const actor = withNetwork(await resolveActor(deps, c, route), deps.callerNetwork, c)
    checkRights(name, actor)
    const isAllowed = await isSiteAllowed(deps.sites, c, actor)
    if (!isAllowed && !route.hearsEverySite) throw new AppError('site_not_allowed')
    const isOthers =
      actor.kind === 'visitor' &&
      c.req.param('id') !== undefined &&
      c.req.param('id') !== actor.conversationId
    if (isOthers || isUnknownId(route, c.req.param())) throw new AppError(route.absent ?? 'route_not_found')
    const request = await parseRequest(c, route)
    if (route.limit) await takeLimit(deps.limits, route.limit, { actor, ip: clientIp, body: request['body'] })
    const answered = await handler({
      ...request,
      actor,
      origin: deps.originOf(c),
      pageOrigin: c.req.header('origin'),
      clientIp,
    })
    if (!isAllowed) throw new AppError('site_not_allowed')
    if (route.freshS) {
      c.header('cache-control', `public, max-age=${route.freshS}`)
      c.header('vary', 'origin', { append: true })
    }
    if (route.isStream) return eventStream(c, deps.clock, answered as EventFeed<unknown>)
    if (route.isCsv) return csvFile(c, answered as AsyncIterable<CsvRow>)
    return c.json(answered as object, statusOf(route, answered))
  } catch (error) {
    return errorResponse(c, error, deps.log)
  }
}

function statusOf(route: Route, answered: unknown): 200 | 201 | 503 {
  const isOk = route.notOkStatus === undefined || (answered as { readonly ok: boolean }).ok
  return isOk ? (route.status ?? 200) : route.notOkStatus
}

/** Returns the request as parsed by the route's schemas. @throws invalid_request (400) with every invalid field. */
export async function parseRequest(c: Context, route: Route): Promise<Record<string, unknown>> {
  return {
    ...(route.params && { params: parse('params', route.params, c.req.param()) }),
    ...(route.query && { query: parse('query', route.query, queryOf(c)) }),
    ...(route.body && {
      body: parse('body', route.body, await readJson(c, route)),
    }),
  }
}

/** Returns the query's fields. @throws invalid_request (400) for a text that cannot be stored. */
function queryOf(c: Context): Record<string, string> {
  const query = c.req.query()
  for (const [key, value] of Object.entries(query))
    if (!isStorable(key) || !isStorable(value)) throw unstorable('query', isStorable(key) ? key : '')
  return query
}

/** Whether the path's id is malformed. It is answered like an unknown one. */
function isUnknownId(route: Route, params: Readonly<Record<string, string>>): boolean {
  return !Object.values(params).every(isStorable) || route.params?.safeParse(params).success === false
}

function parse(part: string, schema: ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError(
    'invalid_request',
    parsed.error.issues.map(({ path, message }) => ({ path: [part, ...path].join('.'), message })),
  )
}

async function readJson(c: Context, { maxBytes = BODY_MAX_BYTES, dispensable }: Route): Promise<unknown> {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('media_type')
  if (isEncoded(c)) throw new AppError('encoding_unsupported')
  const text = await readText(c, maxBytes)
  try {
    return parseJson(text, dispensable)
  } catch (error) {
    if (error instanceof UnstorableTextError) throw unstorable('body', error.key)
    throw new AppError('malformed_json')
  }
}

function unstorable(part: string, key: string): AppError {
  const message = 'Contains a character that cannot be stored.'
  return new AppError('invalid_request', [{ path: [part, key].filter(Boolean).join('.'), message }])
}

/** Reads at most the allowed number of bytes, whatever the length header says. */
async function readText(c: Context, maxBytes: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError('body_too_large')
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const bytes of bodyOf(c)) {
    size += bytes.byteLength
    if (size > maxBytes) throw new AppError('body_too_large')
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

/** Returns the body as Node has it, which costs less than a web stream of it. Requests of tests have only that. */
async function* bodyOf(c: Context): AsyncIterable<Uint8Array> {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: unknown }
  // A client that has left after a whole request: Node has closed the stream, and the web request has what came.
  if (!(incoming instanceof IncomingMessage) || incoming.destroyed) return yield* c.req.raw.body ?? []
  try {
    // Who stops reading still answers on the same connection.
    yield* incoming.iterator({ destroyOnReturn: false })
  } catch {
    // The client has ended its request: nobody reads the answer.
    throw new AppError('invalid_request')
  }
}

/**
 * Checks the route's permission, and what staff acting for a tenant may do.
 * @throws forbidden without the permission; forbidden_while_impersonating if the route refuses them;
 * impersonation_read_only for changes without write access, except ending the impersonation.
 */
export function checkRights(name: EndpointName, actor: AnyActor): void {
  const route: Route = ROUTES[name]
  const permissions = actor.kind === 'member' ? actor.permissions : []
  if (isImpersonating(actor)) {
    if (route.refusesImpersonation) throw new AppError('forbidden_while_impersonating')
    const isChange = ENDPOINTS[name][0] !== 'GET' && name !== 'endImpersonation'
    // For people who act for a tenant, it decides who may write.
    if (isChange && !permissions.includes('settings.edit')) throw new AppError('impersonation_read_only')
  }
  // A visitor's right is the conversation's token.
  if (actor.kind === 'visitor' || route.permission === undefined) return
  if (!permissions.includes(route.permission)) throw new AppError('forbidden')
}

/**
 * Returns whether the page that calls may show the widgets of the caller's company. It concerns whoever calls for a tenant
 * or as a visitor, by whichever route; members' tokens are used on our own pages and by programs.
 */
export async function isSiteAllowed(sites: AllowedSites, c: Context, actor: AnyActor): Promise<boolean> {
  if (actor.kind === 'tenant') return sites.admit(c, actor.company.subdomain)
  return actor.kind !== 'visitor' || sites.admit(c, actor.tenant)
}

/** Counts the call. @throws RateLimitError beyond the limit. Members count by account only. */
export function takeLimit(
  limits: RateLimits,
  limit: LimitName,
  caller: { readonly actor: AnyActor; readonly ip: string | undefined; readonly body: unknown },
): Promise<void> {
  return limits.take(limit, subjectOf(caller))
}

function isImpersonating(actor: AnyActor): boolean {
  if (actor.kind === 'member') return actor.impersonationId !== null
  return actor.kind === 'user' && actor.claims['impersonation_id'] !== undefined
}

function subjectOf({ actor, ip, body }: Parameters<typeof takeLimit>[2]): LimitSubject {
  if (actor.kind === 'member') return { user: actor.userId }
  const { email, customer_email: account = email } = (body ?? {}) as Record<string, string | undefined>
  const subject = { ip, account }
  switch (actor.kind) {
    case 'visitor':
      return { ...subject, tenant: actor.companyId, conversation: actor.conversationId }
    case 'tenant':
      return { ...subject, tenant: actor.company.id }
    case 'anyone':
      return { ...subject, tenant: actor.tenant ?? DEFAULT_SUBDOMAIN }
    case 'user':
      return { ...subject, user: actor.userId }
  }
}
