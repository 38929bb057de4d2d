/** Brings conversations back whose snooze is over. */
import { wakeDue } from '#server/domain/conversations/desk/wake-due.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 2_000
const BATCH = 100

export function startWakeJob(deps: SweepDeps & { readonly database: Database }): Sweep {
  const { database, clock } = deps
  const round = async () => (await wakeDue(database, new Date(clock.now()), BATCH)) === BATCH
  return startSweep(deps, SWEEP_EVERY_MS, round, 'snoozed conversations could not be brought back')
}
