import { useCallback, useEffect, useState } from 'react'
import { DEMO_CLOCK_REFRESH_MS } from '#contract/constants/demo.ts'
import type { DemoTime } from '#contract/entities/demo.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { callPublicApi } from '../../adapters/api/call-public-api.ts'
import { tellFrames } from '../../adapters/browser/frame-clock.ts'
import { logError } from '../../adapters/browser/log.ts'
import { systemClock } from '../../adapters/browser/system-clock.ts'

/** A change of the demo clock. */
export type ClockChange = RequestOf<'changeDemoClock'>['body']

type ClockState = {
  /** Null until the server has answered. */
  readonly time: DemoTime | null
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

  const adopt = useCallback((newTime: DemoTime) => {
    tellFrames(newTime, sessionStorage)
    setTime(newTime)
    setProblem(null)
  }, [])

  useEffect(() => {
    let timer: unknown
    let isGone = false
    async function ask(): Promise<void> {
      try {
        const newTime = await callPublicApi('getDemoClock')
        if (!isGone) adopt(newTime)
      } catch (error) {
        logError('The demo clock could not be read', error)
      }
      if (!isGone) timer = systemClock.setTimeout(ask, DEMO_CLOCK_REFRESH_MS)
    }
    void ask()
    return () => {
      isGone = true
      systemClock.clearTimeout(timer)
    }
  }, [adopt])

  const change = useCallback(
    (body: ClockChange) => {
      callPublicApi('changeDemoClock', { body }).then(adopt, (error: Error) => setProblem(error.message))
    },
    [adopt],
  )
  return { time, problem, change }
}
