/** Takes imports further: at once when one is begun, and from the table when a process died on the way. */
import { type ImportDeps, runImports } from '#server/domain/knowledge/imports/run-import.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 5_000

export function startImportJob(deps: ImportDeps & SweepDeps): Sweep {
  return startSweep(deps, SWEEP_EVERY_MS, () => runImports(deps), 'an import could not go on')
}
