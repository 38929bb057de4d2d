/** Brings conversations back whose snooze is over. */
import { wakeDue } from '#server/domain/conversations/desk/wake-due.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 2_000
const BATCH = 100

export function startWakeJob(means: SweepMeans & { readonly database: Database }): Sweep {
  const { database, clock } = means
  const round = async () => (await wakeDue(database, new Date(clock.now()), BATCH)) === BATCH
  return startSweep(means, SWEEP_EVERY_MS, round, 'snoozed conversations could not be brought back')
}
