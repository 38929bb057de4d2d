import { useCallback, useEffect, useRef, useState } from 'react'
import { DEMO_CLOCK_REFRESH_MS } from '#contract/constants/demo.ts'
import type { DemoTime } from '#contract/entities/demo.ts'
import { callPublicApi } from '#host-app/shared/api/call-public-api.ts'
import { tellFrames } from '#host-app/shared/browser/frame-clock.ts'
import { logError } from '#host-app/shared/browser/log.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'

/** A change of the demo clock. */
export type ClockChange =
  | { readonly action: 'jump'; readonly ms: number }
  | { readonly action: 'pause' | 'resume' }

type ClockState = {
  /** Null until the server has answered. */
  readonly time: DemoTime | null
  /** Whether this visitor pauses. The clock itself runs on while another visitor does not. */
  readonly isPausing: boolean
  /** The error of the last change; null for none. */
  readonly problem: string | null
  readonly change: (change: ClockChange) => void
}

/**
 * Returns the server's demo clock, which all visitors of the demo share. Polls it, and passes it to the
 * frames.
 */
export function useDemoClock(): ClockState {
  const [time, setTime] = useState<DemoTime | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPausing, setPausing] = useState(false)
  /** The same, for the polls. */
  const pausing = useRef(false)
  const [visitor] = useState(newId)

  const adopt = useCallback((newTime: DemoTime) => {
    tellFrames(newTime, sessionStorage)
    setTime(newTime)
    setProblem(null)
  }, [])

  const visit = useCallback(
    (isPaused: boolean) => callPublicApi('changeDemoClock', { body: { action: 'visit', visitor, isPaused } }),
    [visitor],
  )

  useEffect(() => {
    let timer: unknown
    let isGone = false
    async function poll(): Promise<void> {
      try {
        const newTime = await visit(pausing.current)
        if (!isGone) adopt(newTime)
      } catch (error) {
        logError('The demo clock could not be read', error)
      }
      if (!isGone) timer = systemClock.setTimeout(poll, DEMO_CLOCK_REFRESH_MS)
    }
    void poll()
    return () => {
      isGone = true
      systemClock.clearTimeout(timer)
    }
  }, [adopt, visit])

  const change = useCallback(
    (to: ClockChange) => {
      async function apply(): Promise<DemoTime> {
        if (to.action === 'jump') return callPublicApi('changeDemoClock', { body: to })
        const isPaused = to.action === 'pause'
        // The pause before was too long and is over: begins another.
        const isAgain = isPaused && pausing.current
        pausing.current = isPaused
        setPausing(isPaused)
        if (isAgain) await visit(false)
        return visit(isPaused)
      }
      apply().then(adopt, (error: Error) => setProblem(error.message))
    },
    [adopt, visit],
  )

  return { time, isPausing, problem, change }
}
