import { useEffect, useState } from 'react'
import type { Clock } from '#core/clock.ts'
import { activeSince, type Presence, type PresenceEvent, presenceMachine } from '#core/presence.ts'
import { runMachine } from '#core/run-machine.ts'
import { onWake } from '#host-app/shared/browser/on-wake.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'

/** `wheel` and not `scroll`: a thread also scrolls without input when a message arrives. */
const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const
const LISTENING = { capture: true, passive: true }

/**
 * Returns whether the agent is active on this page (CHAT-28). Pointer, keys, scrolling and focusing the
 * window count as activity.
 */
export function usePresence(clock: Clock = systemClock): Presence['status'] {
  const [status, setStatus] = useState<Presence['status']>('active')

  useEffect(() => {
    const machine = runMachine<Presence, PresenceEvent, never>({
      machine: presenceMachine,
      initial: activeSince(clock.now()),
      clock,
      changed: presence => setStatus(presence.status),
      perform: () => {},
    })
    const act = (event: Event) => {
      // The page also focuses elements by script, so only the window's focus counts.
      if (event.type !== 'focus' || event.target === window) machine.dispatch('activity')
    }
    for (const name of ACTIVITIES) window.addEventListener(name, act, LISTENING)
    const stopWaking = onWake(machine.wake)
    return () => {
      for (const name of ACTIVITIES) window.removeEventListener(name, act, LISTENING)
      stopWaking()
      machine.stop()
    }
  }, [clock])

  return status
}
