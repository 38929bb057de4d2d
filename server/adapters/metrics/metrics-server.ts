/** The listener of the metrics. It is not the product's: an address that only the operator's network reaches. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { isIP } from 'node:net'
import { ERRORS } from '#contract/errors.ts'
import { listen } from '#server/http/listen.ts'
import type { PrometheusMetrics } from './prometheus-metrics.ts'

/** Where the metrics are served. */
export type MetricsAddress = { readonly host: string; readonly port: number }

/** A listening metrics server. */
export type MetricsServer = { readonly port: number; readonly close: () => Promise<void> }

/**
 * Answers GET /metrics, and nothing else, for hosts that nobody outside can name: addresses, names of the operator's own
 * network, `host`, and the server's public hosts. Otherwise a page could lead its own name to this address, and read the
 * metrics in the browser of somebody who reaches it (R6).
 * @param isPublicHost whether the server answers for a host, which may have a port
 * @throws Error for the operator if the address is taken.
 */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  { collect, contentType }: Pick<PrometheusMetrics, 'collect' | 'contentType'>,
  isPublicHost: (host: string) => boolean,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const asked = request.headers.host ?? ''
    if (!isPrivateHost(asked) && nameOf(asked) !== host.toLowerCase() && !isPublicHost(asked)) {
      response.writeHead(ERRORS.host_unknown.status).end(ERRORS.host_unknown.text)
      return
    }
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      text => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const listened = await listen(server, 'METRICS_ADDRESS', { port, host })
  return {
    port: listened,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Names without a dot, as Compose gives them, and those below the domains that are set aside for private networks. */
const PRIVATE_NAME = /^(?:[\w-]+|[\w.-]+\.(?:internal|local|localhost))$/

function isPrivateHost(host: string): boolean {
  const name = nameOf(host)
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || PRIVATE_NAME.test(name)
}

function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}
