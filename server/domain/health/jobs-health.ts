import { JOB_OVERDUE_AFTER_MS } from '#contract/constants/health.ts'
import type { HealthCheck, JobHealth } from '#contract/entities/health.ts'
import type { Query } from '#server/ports/database.ts'
import { checkOf } from './check-of.ts'

type Row = {
  readonly name: string
  readonly every_ms: number
  readonly started_at: Date
  readonly duration_ms: number | null
  readonly succeeded_at: Date | null
  readonly failed_at: Date | null
}

/**
 * Returns the newest rounds of the jobs, of any node, in the order of their names. Runs under the jobs' claims.
 * @param names the jobs that the server runs; a row of another job is from an earlier configuration
 * @param now in ms, of the server's clock
 */
export async function readJobs(query: Query, names: readonly string[], now: number): Promise<JobHealth[]> {
  const rows = await query<Row>('select * from app.job_runs where name = any ($1::text[])', [names])
  return [...names].sort().map(name => {
    const row = rows.find(one => one.name === name)
    return row ? toHealth(row, now) : { ...NOT_YET, name }
  })
}

/** A job of a server that has just started for the first time. */
const NOT_YET = {
  state: 'ok',
  last_started_at: null,
  duration_ms: null,
  next_at: null,
  last_failed_at: null,
} as const

function toHealth(
  { name, every_ms, started_at, duration_ms, succeeded_at, failed_at }: Row,
  now: number,
): JobHealth {
  const next = started_at.getTime() + every_ms
  const isOverdue = now >= next + JOB_OVERDUE_AFTER_MS
  const hasFailed = failed_at !== null && (succeeded_at === null || failed_at > succeeded_at)
  return {
    name,
    state: isOverdue ? 'broken' : hasFailed ? 'attention' : 'ok',
    last_started_at: started_at.toISOString(),
    duration_ms,
    next_at: new Date(next).toISOString(),
    last_failed_at: failed_at?.toISOString() ?? null,
  }
}

/** Returns the check of all jobs. */
export function checkJobs(jobs: readonly JobHealth[]): HealthCheck {
  const overdue = jobs.filter(({ state }) => state === 'broken')
  const failed = jobs.filter(({ state }) => state === 'attention')
  const counts = { overdue: overdue.length, failed: failed.length }
  const [oldest] = overdue.flatMap(({ next_at }) => next_at ?? []).sort()
  if (oldest) return checkOf('jobs', 'job-overdue', counts, new Date(oldest))
  const [newest] = failed
    .flatMap(({ last_failed_at }) => last_failed_at ?? [])
    .sort()
    .reverse()
  if (newest) return checkOf('jobs', 'job-failed', counts, new Date(newest))
  return checkOf('jobs', 'jobs-run', counts)
}
