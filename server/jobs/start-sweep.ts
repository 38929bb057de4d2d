/** What the jobs over all companies share: rounds, one after the other, at once when asked and again and again. */
import type { Clock } from '#core/clock.ts'

export type SweepDeps = {
  readonly clock: Clock
  readonly log: { readonly error: (detail: object, text: string) => void }
}

export type Sweep = {
  /** Does what is due now, without waiting for the next sweep. */
  readonly nudge: () => void
  /** Ends with the round under way. */
  readonly stop: () => Promise<void>
}

/** `round` does what is due and says whether there may be more of it; when it rejects, `failure` is logged. */
export function startSweep(
  { clock, log }: SweepDeps,
  everyMs: number,
  round: () => Promise<boolean>,
  failure: string,
): Sweep {
  let isStopped = false
  let isWanted = false
  let running: Promise<void> | null = null
  let timer: unknown = null

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        if (await round()) isWanted = true
      } catch (error) {
        log.error({ error }, failure)
      }
    }
  }

  function nudge(): Promise<void> {
    isWanted = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  /** The next one follows `everyMs` after this one began, but not before its rounds are over. */
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
    async stop() {
      isStopped = true
      clock.clearTimeout(timer)
      await running
    },
  }
}
