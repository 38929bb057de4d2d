/** The listener of the metrics. It is not the product's: an address that only the operator's network reaches. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { listen } from '#server/http/listen.ts'
import type { PrometheusMetrics } from './prometheus-metrics.ts'

/** Where the metrics are served. */
export type MetricsAddress = { readonly host: string; readonly port: number }

/** A listening metrics server. */
export type MetricsServer = { readonly port: number; readonly close: () => Promise<void> }

/** Answers GET /metrics, and nothing else. @throws Error for the operator if the address is taken. */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  { collect, contentType }: Pick<PrometheusMetrics, 'collect' | 'contentType'>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
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
