/** Whether this node may get requests. */
import { READINESS_CAUSES, READINESS_SHARED_MS } from '#contract/constants/readiness.ts'
import type { Readiness, ReadinessCheck } from '#contract/entities/readiness.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Check, runCheck } from './check.ts'
import { readJobChecks } from './job-checks.ts'

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
    const own = checks.map(check => runCheck(check, clock))
    const jobs = readJobChecks(database, clock, jobNames)
    const results = (await Promise.all([...own, jobs])).flat()
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
