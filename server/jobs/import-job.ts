/** Takes imports further: at once when one is begun, and from the table when a process died on the way. */
import { type ImportMeans, runImports } from '#server/domain/knowledge/imports/run-import.ts'
import { type Sweep, type SweepMeans, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 5_000

export function startImportJob(means: ImportMeans & SweepMeans): Sweep {
  return startSweep(means, SWEEP_EVERY_MS, () => runImports(means), 'an import could not go on')
}
