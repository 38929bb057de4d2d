/** Keeps the company's promises of answers: what has changed begins and ends them, and what is due is noted. */
import { checkSla, type SlaDeps } from '#server/domain/conversations/automation/check-sla.ts'
import { noteDeadlines } from '#server/domain/conversations/automation/note-deadlines.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

export function startSlaJob(deps: SlaDeps & SweepDeps): Sweep {
  async function keepPromises(): Promise<boolean> {
    const isMoreToCheck = await checkSla(deps)
    return (await noteDeadlines(deps)) || isMoreToCheck
  }
  return startSweep(deps, SWEEP_EVERY_MS, keepPromises, 'promises could not be kept an eye on')
}
