import {
  type AssignDeps,
  assignWaiting,
  companiesToAssign,
} from '#server/domain/conversations/assignment/assign-waiting.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

/** Gives waiting visitors to people who are online, as soon as there is both. */
export function startAssignJob(deps: AssignDeps & SweepDeps): Sweep {
  async function assignAll(): Promise<boolean> {
    for (const companyId of await companiesToAssign(deps.database)) await assignWaiting(deps, companyId)
    return false
  }

  return startSweep(deps, SWEEP_EVERY_MS, assignAll, 'waiting visitors could not be given to anybody')
}
