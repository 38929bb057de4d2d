import { READINESS_CAUSES, type ReadinessCause } from '#contract/constants/readiness.ts'
import type { JobHealth } from '#contract/entities/health.ts'
import type { ReadinessCheck } from '#contract/entities/readiness.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../actor.ts'
import { readJobs } from '../health/jobs-health.ts'
import { causeOf, withinLimit } from './check.ts'

const OF_HEALTH = {
  ok: { state: 'ok', cause: null },
  attention: { state: 'failing', cause: READINESS_CAUSES.jobFailed },
  broken: { state: 'overdue', cause: READINESS_CAUSES.jobOverdue },
} as const satisfies Record<JobHealth['state'], Pick<ReadinessCheck, 'state' | 'cause'>>

/** Returns a check of each job, in the order of their names. Never rejects. */
export async function readJobChecks(
  database: Database,
  clock: Clock,
  names: readonly string[],
): Promise<readonly ReadinessCheck[]> {
  const now = clock.now()
  const unknown = (cause: ReadinessCause): readonly ReadinessCheck[] =>
    names.toSorted().map(name => ({ name: `job:${name}`, state: 'unknown', cause, age_s: null }))
  const read = async () => {
    const jobs = await database.as(JOB_CLAIMS, query => readJobs(query, names, now))
    return jobs.map(({ name, state, last_started_at: at }) => ({
      name: `job:${name}` as const,
      ...OF_HEALTH[state],
      age_s: at === null ? null : Math.floor((now - Date.parse(at)) / 1_000),
    }))
  }
  return withinLimit(
    clock,
    () => read().catch(error => unknown(causeOf(error))),
    unknown(READINESS_CAUSES.late),
  )
}
