/** Request ids, the access log, and the duration of requests. */
import type { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { REQUEST_ID_HEADER } from '#contract/headers.ts'
import type { Clock } from '#core/clock.ts'
import type { Log } from '#server/ports/log.ts'
import type { Metrics } from '#server/ports/metrics.ts'

/** What a proxy's id may look like; anything else would be a stranger's text in the log. */
const PROXYS_ID = /^[\w-]{8,64}$/
/** The path of a file opens it (R12), so the log has the pattern of its route instead. */
const SECRET_PATH = /^\/storage\/v1\/object\//

/** What observing requests needs. */
export type ObserveDeps = {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'info'>
  readonly metrics: Pick<Metrics, 'time'>
  /** Carries the id of the request that is being answered, for the log. */
  readonly requestIds: AsyncLocalStorage<string>
  /** Whether a request comes from a proxy whose headers are trusted. */
  readonly isFromProxy: (c: Context) => boolean
}

/**
 * Returns the outermost middleware. Each response has an id: the trusted proxy's, or else a new one. Each request is
 * timed until its response begins, and logged once its connection is done with it: with its path, never with its
 * query, its body, or the caller's address.
 */
export function observeRequests({
  clock,
  log,
  metrics,
  requestIds,
  isFromProxy,
}: ObserveDeps): MiddlewareHandler {
  return (c, next) => {
    const given = isFromProxy(c) ? c.req.header(REQUEST_ID_HEADER) : undefined
    const requestId = given !== undefined && PROXYS_ID.test(given) ? given : randomUUID()
    const { method, path } = c.req
    const startedAt = clock.now()
    const { incoming, outgoing } = (c.env ?? {}) as Partial<NodeConnection>
    const sentBefore = incoming?.socket?.bytesWritten

    return requestIds.run(requestId, async () => {
      await next()
      const { status } = c.res
      c.res.headers.set(REQUEST_ID_HEADER, requestId)
      const route = routePath(c)
      metrics.time(
        'lapwing_http_request_duration_seconds',
        { method, route, status: String(status) },
        clock.now() - startedAt,
      )
      const note = () =>
        log.info(
          {
            requestId,
            method,
            path: SECRET_PATH.test(path) ? route : path,
            status,
            ms: clock.now() - startedAt,
            ...(sentBefore !== undefined && { bytes: incoming!.socket!.bytesWritten - sentBefore }),
            ...(outgoing && !outgoing.writableFinished && { isCut: true }),
          },
          'request',
        )
      if (outgoing) outgoing.once('close', note)
      else note()
    })
  }
}

/** What the Node server adds to a request. Requests of tests have no response of Node's. */
type NodeConnection = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse }
