import { useEffect, useState } from 'react'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import type { CallSpan, VoiceCardSession } from '../voice-session.ts'
import { clockTime } from './clock-time.ts'

const SECOND_MS = 1_000

type Props = { readonly session: VoiceCardSession }

/** How long the call has been going on, as `mm:ss`. */
export function RunningTime({ session }: Props) {
  const { clock } = session.environment
  const { startedAt, endedAt } = useStore(session.$span)
  const [now, setNow] = useState(() => clock.now())

  useEffect(() => {
    if (startedAt === null || endedAt !== null) return
    const from = startedAt
    let timer: unknown
    function tick(): void {
      setNow(clock.now())
      // At the full seconds of the call.
      timer = clock.setTimeout(tick, SECOND_MS - ((clock.now() - from) % SECOND_MS))
    }
    tick()
    return () => clock.clearTimeout(timer)
  }, [clock, startedAt, endedAt])

  return (
    <span className="time" role="timer">
      {clockTime(lengthOf({ startedAt, endedAt }, now))}
    </span>
  )
}

/** Returns how long a call took, or has taken until now, in ms. */
export function lengthOf({ startedAt, endedAt }: CallSpan, now: number): number {
  return startedAt === null ? 0 : Math.max(0, (endedAt ?? now) - startedAt)
}
