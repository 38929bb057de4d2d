/** Keeps the company's promises of answers: what has changed begins and ends them, and what is due is noted. */
import { checkSla, type SlaMeans } from '#server/domain/conversations/automation/check-sla.ts'
import { noteDeadlines } from '#server/domain/conversations/automation/note-deadlines.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

export function startSlaJob(means: SlaMeans & SweepMeans): Sweep {
  async function keepPromises(): Promise<boolean> {
    const isMoreToCheck = await checkSla(means)
    return (await noteDeadlines(means)) || isMoreToCheck
  }
  return startSweep(means, SWEEP_EVERY_MS, keepPromises, 'promises could not be kept an eye on')
}
