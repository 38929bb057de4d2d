import { useCallback, useEffect, useState } from 'react'
import { DEMO_WAIT_MS } from '#contract/constants/demo.ts'
import type { Clock } from '#core/clock.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { type DemoEvent, isCallEvent } from './demo-events.ts'
import { afterEvent, afterOpening, afterSkipping, isWaiting, TOUR_START } from './tour-progress.ts'
import type { ClockChange } from './use-demo-clock.ts'

/**
 * Returns the tour's progress and what changes it. The demo clock is paused while a stop waits; `change` moves
 * it.
 */
export function useTour(change: (change: ClockChange) => void) {
  const [progress, setProgress] = useState(TOUR_START)
  /** Whether it was the tour that paused the clock. */
  const [isHeld, setHeld] = useState(false)
  /** Counts what the visitor and the chat do: each restarts the wait. */
  const [activity, setActivity] = useState(0)
  const [pause] = useState(() =>
    createWaitPause({
      clock: systemClock,
      pause() {
        setHeld(true)
        change({ action: 'pause' })
      },
      resume() {
        setHeld(false)
        change({ action: 'resume' })
      },
    }),
  )

  const waits = isWaiting(progress)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each activity restarts the wait.
  useEffect(() => pause.restart(waits), [pause, waits, progress, activity])
  useEffect(() => pause.end, [pause])

  const noteActivity = useCallback(() => setActivity(count => count + 1), [])
  const happened = useCallback((event: DemoEvent) => {
    setProgress(known => afterEvent(known, event))
    // The staff area also asks the server by itself.
    if (!isCallEvent(event)) setActivity(count => count + 1)
  }, [])

  return {
    progress,
    isHeld,
    happened,
    noteActivity,
    /** Call when the visitor moves the clock. */
    releaseClock() {
      pause.release()
      setHeld(false)
    },
    open(stopId: string) {
      setProgress(known => afterOpening(known, stopId))
      noteActivity()
    },
    skip() {
      setProgress(afterSkipping)
      noteActivity()
    },
    startOver() {
      setProgress(TOUR_START)
      noteActivity()
    },
  }
}

/** Pauses the demo clock while the tour waits, so that no deadline elapses while somebody reads. */
type WaitPause = {
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
