/** Publishes what was given a date, when the date comes (ADMIN-03). */
import { type PublishDeps, publishDue } from '#server/domain/knowledge/authoring/publish-due.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

export function startPublishJob(deps: PublishDeps & SweepDeps): Sweep {
  return startSweep(deps, SWEEP_EVERY_MS, () => publishDue(deps), 'drafts could not be published')
}
