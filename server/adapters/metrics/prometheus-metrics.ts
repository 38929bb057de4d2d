/** Metrics in Prometheus's text format. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { COUNTERS, GAUGES, type Metrics, TIMERS } from '#server/ports/metrics.ts'

/** Upper limits of a histogram's buckets, in seconds: from a cached row to the time limit of a statement. */
const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics that can be collected. */
export type PrometheusMetrics = Metrics & {
  /** Returns all metrics as text, with those of the process. */
  readonly collect: () => Promise<string>
  /** Media type of that text. */
  readonly contentType: string
}

/** Returns metrics of their own: two servers in one process do not share them. */
export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counters = mapValues(COUNTERS, (name, { help, labels }) => {
    return new Counter({ name, help, labelNames: labels, registers })
  })
  const timers = mapValues(TIMERS, (name, { help, labels }) => {
    return new Histogram({ name, help, labelNames: labels, buckets: BUCKETS_S, registers })
  })

  return {
    count: (name, labels) => counters[name].inc(labels),
    time: (name, labels, ms) => timers[name].observe(labels, ms / 1_000),
    watch(name, read) {
      const { help, labels: labelNames } = GAUGES[name]
      new Gauge<string>({
        ...{ name, help, labelNames, registers },
        async collect() {
          const readings = await read()
          this.reset()
          for (const { labels, value } of readings) this.set(labels, value)
        },
      })
    },
    collect: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

type Definitions = Readonly<Record<string, { readonly help: string; readonly labels: readonly string[] }>>

function mapValues<All extends Definitions, Made>(
  definitions: All,
  make: (name: string, definition: Definitions[string]) => Made,
): Record<keyof All, Made> {
  const made = Object.entries(definitions).map(([name, definition]) => [name, make(name, definition)])
  return Object.fromEntries(made)
}
