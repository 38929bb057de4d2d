import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '#contract/constants/server.ts'
import { systemClock } from '../adapters/clock/system-clock.ts'
import type { Config } from '../config/read-config.ts'
import { createContext, type Replacements } from '../context.ts'
import { endSlowUploads } from '../http/end-slow-uploads.ts'
import { listen } from '../http/listen.ts'
import { trackRequests } from '../http/open-requests.ts'
import { createExampleSite } from '../http/pages/example-site.ts'
import { PROJECT_ROOT } from '../project-root.ts'

/** A listening server. */
export type RunningServer = {
  readonly url: string
  /** URL of the example customer site; null outside demo mode. */
  readonly exampleUrl: string | null
  /** Lines for the operator's terminal. */
  readonly notices: readonly string[]
  /** Port of the metrics; null without them. */
  readonly metricsPort: number | null
  /**
   * Stops. Running requests, rounds of jobs, streams and calls get up to `graceMs` to end; without it, requests are cut.
   */
  readonly close: (graceMs?: number) => Promise<void>
}

/**
 * How long a server that stops still accepts connections, in ms. Proxies meanwhile see that it is not ready, and the
 * connections that have come already are accepted.
 */
const ACCEPTS_MS = 1_000
/** Connections that wait to be accepted: all clients may come back at the same time. The system may allow fewer. */
const BACKLOG = 4_096

/**
 * Opens everything and listens: the product at `port`, in demo mode the example site at `port + 1` (both random for
 * 0). @throws Error for the operator.
 */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  // The port is taken first: tokens name the address, and a port in use should be said at once. Who comes before
  // all is ready, such as a browser whose server was restarted, waits for the answer.
  let open: (app: Hono) => void = () => {}
  const ready = new Promise<Hono>(resolve => {
    open = resolve
  })
  const server = serverOf(async (request, env) => (await ready).fetch(request, env))
  const requests = trackRequests(server)
  const { host } = config
  const port = await listen(server, 'PORT', { port: config.port, host, backlog: BACKLOG })
  const url = config.publicUrl ?? `http://localhost:${port}`
  const context = await createContext(config, () => url, replacements).catch(async (error: unknown) => {
    await stop(server)
    throw error
  })
  context.attach(server)
  open(context.app)

  const folders = { written: join(PROJECT_ROOT, 'examples'), built: join(PROJECT_ROOT, 'dist/examples') }
  const site = createExampleSite(folders, () => url)
  const example = config.isDemo ? serverOf(request => site.fetch(request)) : null

  async function drain(graceMs: number): Promise<void> {
    const { clock = systemClock } = replacements
    const after = (ms: number) => new Promise<void>(resolve => clock.setTimeout(resolve, ms))
    const grace = after(graceMs)
    const parts = context.drain(graceMs)
    requests.closeConnections()
    await Promise.race([after(ACCEPTS_MS).then(requests.whenAccepted), grace])
    server.close()
    await Promise.race([Promise.all([requests.whenNone(), context.releaseSockets()]), grace])
    const givenUp = await parts
    if (requests.count() > 0 || givenUp.length > 0)
      context.log.warn(
        { requests: requests.count(), parts: givenUp },
        'the server stopped before its work had ended',
      )
  }

  async function close(graceMs = 0): Promise<void> {
    if (graceMs > 0) await drain(graceMs)
    // Together: a server has stopped only when the realtime sockets are let go, which the context does.
    const stopped = Promise.all([stop(server), example && stop(example)])
    await context.close().finally(() => stopped)
  }

  try {
    const examplePort =
      example &&
      (await listen(example, 'PORT, whose next port the example site takes', {
        port: config.port === 0 ? 0 : port + 1,
        host,
        backlog: BACKLOG,
      }))
    const exampleUrl = examplePort === null ? null : `http://localhost:${examplePort}`
    const { metricsPort, mailInPort } = context
    const mail =
      mailInPort === null ? [] : [`  mail         <company>@${config.mailIn?.domain}, at port ${mailInPort}`]
    return { url, exampleUrl, notices: [...mail, ...context.notices], metricsPort, close }
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

/**
 * Returns a server that ends requests which do not arrive in time, however slowly they still come. It answers 408 to
 * those it has not answered yet. WebSockets and responses are not limited.
 * @param timeoutMs for headers and body together
 */
export function serverOf(
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  headersTimeout = HEADERS_TIMEOUT_MS,
): Server {
  const serverOptions = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout,
    // How often Node looks for such requests; by default, only every 30 s.
    connectionsCheckingInterval: headersTimeout / 60,
  }
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  endSlowUploads(server, headersTimeout)
  return server
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    // Called back also if it listens no longer, once its connections are closed.
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
