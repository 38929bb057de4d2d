/** Records when the jobs run: in memory and for the metrics at once, in the database at an interval. */
import { JOB_RECORD_INTERVAL_MS } from '#contract/constants/health.ts'
import type { Clock } from '#core/clock.ts'
import { JOB_CLAIMS } from '#server/domain/actor.ts'
import type { Database } from '#server/ports/database.ts'
import type { Metrics } from '#server/ports/metrics.ts'
import type { Job } from './start-jobs.ts'

/** Newest rounds of one job on this node. Times in ms. */
type Runs = {
  readonly everyMs: number
  startedAt: number
  durationMs: number | null
  succeededAt: number | null
  failedAt: number | null
}

/** What recording needs. `clock` is the server's. */
export type RecordDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly metrics: Metrics
}

/**
 * Returns the jobs so that their rounds are recorded, and the job that stores the records. A row has the newest round of
 * any node, so a job is overdue only if no node runs it.
 */
export function recordRuns({ database, clock, metrics }: RecordDeps, jobs: readonly Job[]): readonly Job[] {
  const runs = new Map<string, Runs>()
  metrics.watch('lapwing_job_age_seconds', () =>
    [...runs].map(([job, { startedAt }]) => ({
      labels: { job },
      value: (clock.now() - startedAt) / 1_000,
    })),
  )
  return [
    ...jobs.map(job => ({
      ...job,
      round: (again: () => void) => recorded(runs, { clock, metrics }, job, again),
    })),
    {
      name: 'jobRecords',
      clock,
      everyMs: JOB_RECORD_INTERVAL_MS,
      async round() {
        await storeRuns(database, runs)
        return false
      },
      failure: 'runs of jobs could not be recorded',
    },
  ]
}

async function recorded(
  runs: Map<string, Runs>,
  { clock, metrics }: Pick<RecordDeps, 'clock' | 'metrics'>,
  { name, everyMs, round }: Job,
  again: () => void,
): Promise<boolean> {
  const known = runs.get(name) ?? { everyMs, durationMs: null, succeededAt: null, failedAt: null }
  const run: Runs = { ...known, startedAt: clock.now() }
  runs.set(name, run)
  try {
    const isMore = await round(again)
    run.succeededAt = clock.now()
    return isMore
  } catch (error) {
    run.failedAt = clock.now()
    metrics.count('lapwing_job_failures_total', { job: name })
    throw error
  } finally {
    run.durationMs = clock.now() - run.startedAt
    metrics.time('lapwing_job_round_duration_seconds', { job: name }, run.durationMs)
  }
}

async function storeRuns(database: Database, runs: ReadonlyMap<string, Runs>): Promise<void> {
  const all = [...runs].sort(([a], [b]) => (a < b ? -1 : 1))
  const dates = (column: 'startedAt' | 'succeededAt' | 'failedAt') =>
    all.map(([, run]) => (run[column] === null ? null : new Date(run[column])))
  await database.as(JOB_CLAIMS, query =>
    query(
      // In the order of the names, or two nodes could deadlock.
      `insert into app.job_runs as known (name, every_ms, started_at, duration_ms, succeeded_at, failed_at)
       select * from unnest($1::text[], $2::integer[], $3::timestamptz[], $4::integer[], $5::timestamptz[], $6::timestamptz[])
       on conflict (name) do update
          set every_ms = excluded.every_ms, started_at = greatest(known.started_at, excluded.started_at),
              duration_ms = coalesce(excluded.duration_ms, known.duration_ms),
              succeeded_at = greatest(known.succeeded_at, excluded.succeeded_at),
              failed_at = greatest(known.failed_at, excluded.failed_at)`,
      [
        all.map(([name]) => name),
        all.map(([, { everyMs }]) => everyMs),
        dates('startedAt'),
        all.map(([, { durationMs }]) => durationMs),
        dates('succeededAt'),
        dates('failedAt'),
      ],
    ),
  )
}
