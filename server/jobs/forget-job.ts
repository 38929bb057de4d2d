/** Forgets the sign-ups that nobody has confirmed, so that their names are free again (AUTH-04). */
import { forgetSignUps } from '#server/domain/accounts/forget-sign-ups.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 10 * 60_000

export function startForgetJob(means: SweepMeans & { readonly database: Database }): Sweep {
  return startSweep(means, SWEEP_EVERY_MS, () => forgetSignUps(means), 'sign-ups could not be forgotten')
}
