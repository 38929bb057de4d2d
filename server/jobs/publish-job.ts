/** Publishes what was given a date, when the date comes (ADMIN-03). */
import { type PublishMeans, publishDue } from '#server/domain/knowledge/authoring/publish-due.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

export function startPublishJob(means: PublishMeans & SweepMeans): Sweep {
  return startSweep(means, SWEEP_EVERY_MS, () => publishDue(means), 'drafts could not be published')
}
