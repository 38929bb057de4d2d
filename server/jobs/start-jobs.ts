import type { Clock } from '#core/clock.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

/** Work that is done again and again over all companies. */
export type Job = {
  readonly name: string
  /** By which the time between rounds passes. */
  readonly clock: Clock
  /** How long after a round began the next one begins. */
  readonly everyMs: number
  /** Does what is due. Resolves to whether there may be more. */
  readonly round: () => Promise<boolean>
  /** Resolves when the work that rounds have begun, and not waited for, is over. */
  readonly drained?: () => Promise<void>
  /** What is logged when a round fails. */
  readonly failure: string
}

export type RunningJobs = {
  /** Starts a round of the job now, because something has become due. */
  readonly nudge: (name: 'answers' | 'receipts' | 'imports') => void
  /** Ends all jobs with the rounds that are under way. */
  readonly stop: () => Promise<void>
}

/** Starts all jobs at once; each does its first round now. */
export function startJobs(jobs: readonly Job[], log: SweepDeps['log']): RunningJobs {
  const sweeps = new Map<string, Sweep>()
  for (const { name, clock, everyMs, round, failure } of jobs)
    sweeps.set(name, startSweep({ clock, log }, everyMs, round, failure))
  return {
    nudge: name => sweeps.get(name)?.nudge(),
    async stop() {
      await Promise.all([...sweeps.values()].map(({ stop }) => stop()))
      await Promise.all(jobs.map(({ drained }) => drained?.()))
    },
  }
}
