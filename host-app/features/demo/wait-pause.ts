import { DEMO_WAIT_MS } from '#contract/constants/demo.ts'
import type { Clock } from '#core/clock.ts'

/** Pauses the demo clock while the tour waits, so that no deadline elapses while somebody reads. */
export type WaitPause = {
  /** Something happened: resumes, and pauses again after `DEMO_WAIT_MS` if the tour waits. */
  readonly restart: (isWaiting: boolean) => void
  /** The visitor moved the clock: leaves it as it is until something happens. */
  readonly release: () => void
  /** Resumes for good. */
  readonly end: () => void
}

type WaitPauseDeps = {
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  readonly pause: () => void
  readonly resume: () => void
}

/** Creates a `WaitPause`. It resumes only what it has paused. */
export function createWaitPause({ clock, pause, resume }: WaitPauseDeps): WaitPause {
  let timer: unknown = null
  let hasPaused = false

  function release(): void {
    clock.clearTimeout(timer)
    hasPaused = false
  }

  function end(): void {
    const wasPaused = hasPaused
    release()
    if (wasPaused) resume()
  }

  return {
    restart(isWaiting) {
      end()
      if (!isWaiting) return
      timer = clock.setTimeout(() => {
        hasPaused = true
        pause()
      }, DEMO_WAIT_MS)
    },
    release,
    end,
  }
}
