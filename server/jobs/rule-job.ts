/** Runs the companies' rules on what has happened, and on waits that have lasted long enough. */
import { type RuleMeans, runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

export function startRuleJob(means: RuleMeans & SweepMeans): Sweep {
  return startSweep(means, SWEEP_EVERY_MS, () => runRules(means), 'rules could not be run')
}
