import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

/** Recurring work for all companies. */
export type Job = {
  readonly name: string
  /** Measures the time between rounds. */
  readonly clock: Clock
  /** Interval in ms between the starts of two rounds. */
  readonly everyMs: number
  /** Does the work that is due. Resolves to whether there may be more. `again` asks for another round later. */
  readonly round: (again: () => void) => Promise<boolean>
  /** Resolves when background work of earlier rounds has finished. */
  readonly drained?: () => Promise<void>
  /** Log message of a failed round. */
  readonly failure: string
}

/** Controls the running jobs. */
export type RunningJobs = {
  /** Runs a round of the job now, because new work is due. */
  readonly nudge: (
    name: 'answers' | 'events' | 'emails' | 'accountEmails' | 'incomingEmail' | 'mailboxes' | 'imports',
  ) => void
  /** Names of the jobs with a round that has not finished. */
  readonly running: () => readonly string[]
  /** Resolves when the rounds that run now have finished. */
  readonly settled: () => Promise<void>
  /** Stops all jobs. Resolves when running rounds have finished. */
  readonly stop: () => Promise<void>
}

/** What running jobs needs. */
export type JobDeps = Pick<SweepDeps, 'log'> & { readonly database: Pick<Database, 'inBackground'> }

/** Starts all jobs; each runs its first round now. */
export function startJobs(jobs: readonly Job[], { database, log }: JobDeps): RunningJobs {
  const sweeps = new Map<string, Sweep>()
  for (const { name, clock, everyMs, round, failure } of jobs)
    sweeps.set(
      name,
      startSweep({ clock, log }, everyMs, again => database.inBackground(() => round(again)), failure),
    )
  return {
    nudge: name => sweeps.get(name)?.nudge(),
    running: () => [...sweeps].filter(([, { isRunning }]) => isRunning()).map(([name]) => name),
    async settled() {
      await Promise.all([...sweeps.values()].map(({ settled }) => settled()))
    },
    async stop() {
      await Promise.all([...sweeps.values()].map(({ stop }) => stop()))
      await Promise.all(jobs.map(({ drained }) => drained?.()))
    },
  }
}
