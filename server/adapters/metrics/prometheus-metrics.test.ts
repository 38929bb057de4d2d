import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COUNTERS, GAUGES, TIMERS } from '#server/ports/metrics.ts'
import { createPrometheusMetrics } from './prometheus-metrics.ts'

it('collects what was counted, timed and watched, and the metrics of the process', async () => {
  const metrics = createPrometheusMetrics()
  metrics.count('lapwing_emails_total', { outcome: 'sent' })
  metrics.count('lapwing_emails_total', { outcome: 'sent' })
  metrics.time('lapwing_job_round_duration_seconds', { job: 'emails' }, 300)
  let jobs = ['emails', 'rules']
  metrics.watch('lapwing_job_age_seconds', () => jobs.map(job => ({ labels: { job }, value: 1.5 })))
  const first = await metrics.collect()
  expect(first).toContain('lapwing_emails_total{outcome="sent"} 2')
  expect(first).toContain('lapwing_job_round_duration_seconds_bucket{le="0.25",job="emails"} 0')
  expect(first).toContain('lapwing_job_round_duration_seconds_bucket{le="0.5",job="emails"} 1')
  expect(first).toContain('lapwing_job_age_seconds{job="rules"} 1.5')
  expect(first).toContain('process_cpu_seconds_total')
  jobs = ['emails']
  expect(await metrics.collect()).not.toContain('lapwing_job_age_seconds{job="rules"}')
})

it('are all described in the documentation, with their labels', () => {
  const documentation = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const rows = documentation.split('\n').filter(line => line.startsWith('| `lapwing_'))
  const described = rows.map(row => /^\| `(\w+)` \| ([^|]+) \|/.exec(row)!.slice(1))
  const defined = Object.entries({ ...COUNTERS, ...TIMERS, ...GAUGES })
  expect(described.sort()).toEqual(
    defined
      .map(([name, { labels }]) => [name, labels.map(label => `\`${label}\``).join(', ') || 'none'])
      .sort(),
  )
})
