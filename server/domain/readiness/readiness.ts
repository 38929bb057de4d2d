/** Whether this node may get requests. */
import { READINESS_CAUSES, READINESS_SHARED_MS, type ReadinessCause } from '#contract/constants/readiness.ts'
import type { JobHealth } from '#contract/entities/health.ts'
import type { Readiness, ReadinessCheck } from '#contract/entities/readiness.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../actor.ts'
import { readJobs } from '../health/jobs-health.ts'
import { type Check, causeOf, runCheck, withinLimit } from './check.ts'

const OF_HEALTH = {
  ok: { state: 'ok', cause: null },
  attention: { state: 'failing', cause: READINESS_CAUSES.jobFailed },
  broken: { state: 'overdue', cause: READINESS_CAUSES.jobOverdue },
} as const satisfies Record<JobHealth['state'], Pick<ReadinessCheck, 'state' | 'cause'>>

/** What readiness is made of. */
export type ReadinessDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly checks: readonly Check[]
  /** Jobs that the server runs. */
  readonly jobNames: readonly string[]
  readonly isStopping: () => boolean
}

/** Returns how the node is now. Never rejects. */
export type ReadReadiness = () => Promise<Readiness>

/**
 * Returns the reader. Calls share one run of the checks, and its results for a second. A node that stops is unready at
 * once.
 */
export function createReadReadiness({
  database,
  clock,
  checks,
  jobNames,
  isStopping,
}: ReadinessDeps): ReadReadiness {
  let running: Promise<readonly ReadinessCheck[]> | null = null
  let newest: { readonly at: number; readonly results: readonly ReadinessCheck[] } | null = null

  async function run(): Promise<readonly ReadinessCheck[]> {
    // Not among the requests, which may have to wait: a busy node that is taken out of service makes the others busier.
    const results = await database.inBackground(async () => {
      const own = checks.map(check => runCheck(check, clock))
      const jobs = readJobChecks(database, clock, jobNames)
      return (await Promise.all([...own, jobs])).flat()
    })
    newest = { at: clock.now(), results }
    running = null
    return results
  }

  return async () => {
    const isFresh = newest !== null && clock.now() - newest.at < READINESS_SHARED_MS
    if (!isFresh) running ??= run()
    const results = isFresh ? newest!.results : await running!
    const all = [...results.filter(isOfNode), stopping(isStopping()), ...results.filter(isOfJob)]
    return { ok: all.every(({ state }) => state !== 'failed'), checks: all }
  }
}

const isOfJob = ({ name }: ReadinessCheck) => name.startsWith('job:')
const isOfNode = (check: ReadinessCheck) => !isOfJob(check)

function stopping(isSo: boolean): ReadinessCheck {
  return isSo
    ? { name: 'stopping', state: 'failed', cause: READINESS_CAUSES.stopping }
    : { name: 'stopping', state: 'ok', cause: null }
}

/** Returns a check of each job, in the order of their names. Never rejects. */
async function readJobChecks(
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
