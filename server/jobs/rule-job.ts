/** Runs the companies' rules on what has happened, and on waits that have lasted long enough. */
import { type RuleDeps, runRules } from '#server/domain/conversations/automation/run-rules.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 1_000

export function startRuleJob(deps: RuleDeps & SweepDeps): Sweep {
  return startSweep(deps, SWEEP_EVERY_MS, () => runRules(deps), 'rules could not be run')
}
