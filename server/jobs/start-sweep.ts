/** A sweep runs a job's rounds one after the other, at an interval and on request. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '#core/clock.ts'

/** Dependencies of a sweep. */
export type SweepDeps = {
  readonly clock: Clock
  readonly log: { readonly error: (detail: object, text: string) => void }
}

/** Controls a running sweep. */
export type Sweep = {
  /** Runs a round now, without waiting for the interval. */
  readonly nudge: () => void
  readonly isRunning: () => boolean
  /** Resolves when the running round, if any, has finished. */
  readonly settled: () => Promise<void>
  /** Stops the sweep. Resolves when the running round has finished. */
  readonly stop: () => Promise<void>
}

/**
 * Starts a sweep, with its first round now.
 * @param everyMs interval in ms between the starts of two sweeps.
 * @param round does the work that is due; resolves to whether to run another round at once. `again` is `nudge`, for
 * work that ends after the round.
 * @param failure log message if a round rejects.
 */
export function startSweep(
  { clock, log }: SweepDeps,
  everyMs: number,
  round: (again: () => void) => Promise<boolean>,
  failure: string,
): Sweep {
  let isStopped = false
  let isWanted = false
  let running: Promise<void> | null = null
  let timer: unknown = null
  // A round belongs to no request, even if one has asked for it.
  const outside = AsyncLocalStorage.snapshot()

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        if (await round(() => void nudge())) isWanted = true
      } catch (error) {
        log.error({ error }, failure)
      }
    }
  }

  function nudge(): Promise<void> {
    isWanted = true
    running ??= outside(run).finally(() => {
      running = null
    })
    return running
  }

  /**
   * Runs rounds until no work is left. The next sweep starts `everyMs` after this one started, but never before it has
   * finished.
   */
  async function sweep(): Promise<void> {
    const next = clock.now() + everyMs
    await nudge()
    if (isStopped) return
    const left = next - clock.now()
    if (left > 0) timer = clock.setTimeout(sweep, left)
    else void sweep()
  }

  void sweep()
  return {
    nudge: () => void nudge(),
    isRunning: () => running !== null,
    settled: async () => void (await running),
    async stop() {
      isStopped = true
      clock.clearTimeout(timer)
      await running
    },
  }
}
