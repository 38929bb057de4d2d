import { serveMetrics } from '../adapters/metrics/metrics-server.ts'
import { createPrometheusMetrics } from '../adapters/metrics/prometheus-metrics.ts'
import type { Config } from '../config/read-config.ts'
import type { Hosts } from '../http/hosts.ts'
import { type Metrics, NO_METRICS } from '../ports/metrics.ts'
import { BUILD } from '../product-version.ts'
import type { Closers } from './closers.ts'

/** The metrics, and the port on which they are collected; null if nobody can. */
export type OpenMetrics = { readonly metrics: Metrics; readonly port: number | null }

/** Serves the metrics at their address, until `closers` closes. @throws Error if the address is taken. */
export async function openMetrics(
  { metricsAddress }: Pick<Config, 'metricsAddress'>,
  { isKnown }: Pick<Hosts, 'isKnown'>,
  closers: Closers,
): Promise<OpenMetrics> {
  if (metricsAddress === null) return { metrics: NO_METRICS, port: null }
  const metrics = createPrometheusMetrics()
  const { version, commit } = BUILD
  metrics.watch('lapwing_build_info', () => [{ labels: { version, commit: commit ?? '' }, value: 1 }])
  const { port } = closers.add(await serveMetrics(metricsAddress, metrics, isKnown), ({ close }) => close())
  return { metrics, port }
}
