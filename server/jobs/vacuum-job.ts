/** Keeps the embedded database in order; see `vacuumDue`. */
import { vacuumDue } from '#server/database/vacuum-due.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

/** As often as PostgreSQL's own daemon looks (`autovacuum_naptime`). */
const SWEEP_EVERY_MS = 60_000

export function startVacuumJob(means: SweepMeans & { readonly database: Database }): Sweep {
  async function vacuum(): Promise<boolean> {
    await vacuumDue(means.database)
    return false
  }
  return startSweep(means, SWEEP_EVERY_MS, vacuum, 'the embedded database could not be vacuumed')
}
