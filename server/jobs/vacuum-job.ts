/** Keeps the embedded database in order; see `vacuumDue`. */
import { vacuumDue } from '#server/database/vacuum-due.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

/** As often as PostgreSQL's own daemon looks (`autovacuum_naptime`). */
const SWEEP_EVERY_MS = 60_000

export function startVacuumJob(deps: SweepDeps & { readonly database: Database }): Sweep {
  async function vacuum(): Promise<boolean> {
    await vacuumDue(deps.database)
    return false
  }
  return startSweep(deps, SWEEP_EVERY_MS, vacuum, 'the embedded database could not be vacuumed')
}
