import { useEffect, useRef } from 'react'
import { type EventName, Lapwing, type LapwingEvent } from '../widget/index.ts'

/**
 * Calls a handler on an event of any widget of the page, such as `useLapwingEvent('message', event => …)`, until the
 * component leaves the page. The handler may be a new function with each rendering.
 */
export function useLapwingEvent<Name extends EventName>(
  name: Name,
  handler: (event: LapwingEvent<Name>) => void,
): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => Lapwing('on', name, event => latest.current(event)), [name])
}
