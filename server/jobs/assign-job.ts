import {
  type AssignMeans,
  assignWaiting,
  companiesToAssign,
} from '#server/domain/conversations/assignment/assign-waiting.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

/** Gives waiting visitors to people who are online, as soon as there is both. */
export function startAssignJob(means: AssignMeans & SweepMeans): Sweep {
  async function assignAll(): Promise<boolean> {
    for (const companyId of await companiesToAssign(means.database)) await assignWaiting(means, companyId)
    return false
  }

  return startSweep(means, SWEEP_EVERY_MS, assignAll, 'waiting visitors could not be given to anybody')
}
