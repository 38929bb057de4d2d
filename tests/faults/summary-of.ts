import type { FaultRun } from './oracle.ts'

/** Summarizes a run in one line, for the report. */
export function summaryOf(
  name: string,
  seed: number,
  { said, bites, completedAfterMs, notes }: FaultRun,
): string {
  const time =
    completedAfterMs === null ? 'never complete' : `complete ${Math.round(completedAfterMs)} ms after it`
  return [
    `faults: ${name}: ${said.length} messages, hit ${bites} times, ${time}, seed ${seed}`,
    ...notes,
  ].join('; ')
}
